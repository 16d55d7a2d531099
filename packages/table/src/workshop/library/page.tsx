/** The card library: what is there, what the player brings, and how far each card comes. */
import "../styles/index.ts";
import type { GameName } from "@arbiter/match";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { ListedCard } from "../data/listed.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { lastGame } from "../last-game.ts";
import { messages } from "../messages/messages.ts";
import { Speaking } from "../speaking.tsx";
import { CardSheet } from "./card-sheet.tsx";
import { type Shelf, useCards } from "./cards.ts";
import { Finding } from "./finding.tsx";
import { Bringing } from "./import.tsx";
import { Loading } from "./loading.tsx";

export default function LibraryPage() {
  return (
    <Speaking load={messages}>
      <Library />
    </Speaking>
  );
}

function Library() {
  const intl = useIntl();
  const [game, setGame] = useState<GameName>(lastGame);
  const shelf = useCards(game);
  return (
    <Frame title={intl.formatMessage({ id: "library.title" })} game={game}>
      <div className="tools">
        <GamePicker game={game} choose={setGame} />
      </div>
      <Bringing game={game} shelf={shelf} choose={setGame} />
      {shelf === null ? <Loading /> : <Shown key={game} shelf={shelf} />}
    </Frame>
  );
}

const none = () => 0;

function Shown({ shelf }: { shelf: Shelf }) {
  const [read, setRead] = useState<ListedCard | null>(null);
  return (
    <>
      <Finding className="finding library" shelf={shelf} copies={none} onRead={setRead} />
      {read === null ? null : <CardSheet card={read} close={() => setRead(null)} />}
    </>
  );
}
