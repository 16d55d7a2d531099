/** Arbiter in the browser. */
import "@fontsource/marcellus/latin-400.css";
import "@fontsource-variable/figtree/wght.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/panels.css";
import "./styles/home.css";
import "./styles/online.css";
import "./styles/small.css";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { openFile, openLink } from "./app/files.ts";
import { Home } from "./app/home.tsx";
import { onKey, onKeyUp } from "./app/keyboard.ts";
import { useRoute } from "./app/route.ts";
import { showPictures } from "./app/storage.ts";
import { table, useTable } from "./app/store.ts";
import { TableScreen } from "./board/table.tsx";
import { Dialogs } from "./panels/dialogs.tsx";
import { change } from "./panels/settings.tsx";
import { tellCards } from "./telling/told.ts";
import { isPage, WorkshopPage } from "./workshop/pages.tsx";

function App() {
  const intl = useTable((t) => t.intl);
  const route = useRoute();
  const playing = useTable((t) => t.match !== null && t.scene !== null);
  const spoken = useTable((t) => t.spoken);
  const notice = useTable((t) => t.notice);
  const still = useTable((t) => t.settings.lessMotion);
  useEffect(() => {
    document.documentElement.classList.toggle("still", still);
  }, [still]);
  return (
    <RawIntlProvider value={intl}>
      {route !== null && isPage(route) ? (
        <WorkshopPage route={route} />
      ) : playing ? (
        <TableScreen />
      ) : (
        <Home />
      )}
      <Dialogs />
      <output className="spoken" aria-live="assertive">
        {spoken}
      </output>
      <output className="notice" aria-live="polite">
        {notice}
      </output>
    </RawIntlProvider>
  );
}

document.addEventListener("keydown", onKey);
document.addEventListener("keyup", onKeyUp);
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  event.preventDefault();
  void openFile(file);
});

tellCards();
await change({ language: table().settings.language });
// Storage that hangs keeps nobody waiting.
await Promise.race([showPictures(), new Promise((done) => setTimeout(done, 400))]);
createRoot(document.getElementById("root")!).render(<App />);
void openLink();
addEventListener("hashchange", () => void openLink()); // a link pasted where the page is open already
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("./sw.js").catch(() => {}); // without it the page works, only not offline
