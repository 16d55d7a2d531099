/** Bringing cards and pictures: by a button or dropped on the page, read in the worker, told with what became of each. */
import type { GameName } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { imageCount, knowImages, removeImages } from "../data/images.ts";
import { stop, task } from "../worker/client.ts";
import type { ImagesReport } from "../worker/images.ts";
import type { ImportReport } from "../worker/import.ts";
import type { Progress } from "../worker/tasks.ts";
import { ShopSheet } from "./card-sheet.tsx";
import { forgetCards, type Shelf } from "./cards.ts";
import { dropped, picturesAmong } from "./dropped.ts";
import { Bar } from "./loading.tsx";
import { Report } from "./report.tsx";

type Done =
  | { readonly cards: ImportReport }
  | { readonly images: ImagesReport }
  | { readonly failed: string };

interface Given {
  readonly game: GameName;
  readonly shelf: Shelf | null;
  readonly choose: (game: GameName) => void;
}

export function Bringing({ game, shelf, choose }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [progress, setProgress] = useState<Progress | "begun" | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [removing, setRemoving] = useState<"cards" | "images" | null>(null);
  const [images, setImages] = useState(imageCount());
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const mine = shelf?.cards.filter(({ own }) => !own).length ?? 0;

  const bring = async (chosen: readonly File[], what: "cards" | "images") => {
    if (chosen.length === 0) return;
    setDone(null);
    setProgress("begun");
    try {
      if (what === "cards") {
        const report = await task("import", [chosen], setProgress);
        setDone({ cards: report });
        forgetCards();
        // What came is what is looked at.
        if (report.games.length === 1) choose(report.games[0]);
      } else {
        const report = await task("images", [chosen, game], setProgress);
        await knowImages();
        setImages(imageCount());
        setDone({ images: report });
      }
    } catch (error) {
      setDone({ failed: (error as Error).message });
    }
    setProgress(null);
  };

  useEffect(() => {
    const onDrop = async (event: DragEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const found = await dropped(event);
      void bring(found, (await picturesAmong(found)) ? "images" : "cards");
    };
    // Before the page's own way with files: here they are cards and pictures.
    window.addEventListener("drop", onDrop, true);
    return () => window.removeEventListener("drop", onDrop, true);
  });

  const take = (what: "cards" | "images") => (event: React.ChangeEvent<HTMLInputElement>) => {
    void bring([...(event.target.files ?? [])], what);
    event.target.value = "";
  };
  const remove = async () => {
    setRemoving(null);
    try {
      if (removing === "images") await removeImages();
      else await task("removeLibrary", [game]);
      forgetCards();
      setImages(imageCount());
      setDone(null);
    } catch (error) {
      setDone({ failed: (error as Error).message });
    }
  };
  const busy = progress !== null;
  return (
    <section className="bringing" aria-label={say("bring.title")}>
      <div className="drop">
        <h2>{say("bring.title")}</h2>
        <p className="quiet">{say("bring.says")}</p>
        <div className="answers">
          <button type="button" className="primary" disabled={busy} onClick={() => files.current?.click()}>
            {say("bring.files")}
          </button>
          <button type="button" disabled={busy} onClick={() => folder.current?.click()}>
            {say("bring.folder")}
          </button>
          <button type="button" disabled={busy} onClick={() => pictures.current?.click()}>
            {say("bring.pictures")}
          </button>
          {mine === 0 ? null : (
            <button type="button" disabled={busy} onClick={() => setRemoving("cards")}>
              {say("bring.removeCards", { n: mine })}
            </button>
          )}
          {images === 0 ? null : (
            <button type="button" disabled={busy} onClick={() => setRemoving("images")}>
              {say("bring.removePictures", { n: images })}
            </button>
          )}
        </div>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept=".json,.csv,.zip"
          data-brings="cards"
          onChange={take("cards")}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          data-brings="folder"
          {...{ webkitdirectory: "" }}
          onChange={async (event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = "";
            void bring(chosen, (await picturesAmong(chosen)) ? "images" : "cards");
          }}
        />
        <input
          ref={pictures}
          type="file"
          hidden
          multiple
          accept=".zip,.png,.jpg,.jpeg,.webp,.gif"
          data-brings="images"
          onChange={take("images")}
        />
      </div>
      {progress === null ? null : (
        <div className="under-way">
          <Bar progress={progress === "begun" ? null : progress} />
          <button type="button" className="plain" onClick={() => stop(say("bring.stopped"))}>
            {say("bring.stop")}
          </button>
        </div>
      )}
      {done === null ? null : <Told done={done} />}
      {removing === null ? null : (
        <ShopSheet title={say("bring.remove")} close={() => setRemoving(null)}>
          <p>
            {say(removing === "cards" ? "bring.sureCards" : "bring.surePictures", {
              game: say(`app.${game}`),
            })}
          </p>
          <div className="answers">
            <button type="button" className="primary" onClick={() => void remove()}>
              {say("bring.remove")}
            </button>
            <button type="button" onClick={() => setRemoving(null)}>
              {say("prompt.cancel")}
            </button>
          </div>
        </ShopSheet>
      )}
    </section>
  );
}

function Told({ done }: { done: Done }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  if ("failed" in done)
    return (
      <p className="warn" role="alert">
        {say("bring.failed", { why: done.failed })}
      </p>
    );
  if ("cards" in done) return <Report report={done.cards} />;
  const { taken, unnamed, wrong } = done.images;
  return (
    <div role="status" className="report">
      <p>{say("images.taken", { taken })}</p>
      {unnamed === 0 ? null : <p className="quiet">{say("images.unnamed", { n: unnamed })}</p>}
      {wrong.length === 0 ? null : (
        <details>
          <summary>{say("images.wrong", { n: wrong.length })}</summary>
          <ul>
            {wrong.map(({ file, why }) => (
              <li key={file}>
                {file}: <span lang="en">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
