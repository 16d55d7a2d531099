/** The project's own cards, compiled while the page is built: data in the place of what compiles them. */
import { build, type Plugin, type Rolldown } from "vite";

const compiles = /packages[\\/](?:opcg|dbs)[\\/]src[\\/]cards[\\/]own\.ts$/;

/** A module that gives the same cards as the one of this file, without reading a text. */
export async function asData(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["source"] },
    ssr: { noExternal: true },
    build: { ssr: file, write: false },
  })) as Rolldown.RolldownOutput;
  const { compiledOwn } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const cards = JSON.stringify(compiledOwn());
  return `export const compiledOwn = () => JSON.parse(${JSON.stringify(cards)});`;
}

export function ownCards(): Plugin {
  return { name: "own-cards", enforce: "pre", load: (id) => (compiles.test(id) ? asData(id) : null) };
}
