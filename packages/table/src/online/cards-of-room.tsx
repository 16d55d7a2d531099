/** The cards of a room: the host's own library, and for the guest how it differs from his. */
import { type CardRecord, type Difference, differenceTo, type GameName } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { db } from "../workshop/data/db.ts";
import { call } from "./api.ts";
import { fail } from "./enter.ts";
import { useRoom } from "./room.ts";

async function ownRecords(game: GameName): Promise<readonly CardRecord[]> {
  const rows = await db.cards.where("game").equals(game).toArray();
  return rows.map(({ record }) => record);
}

/** Sent as they are printed; the server reads them itself and says which it cannot play. */
export async function bringLibrary(game: GameName): Promise<string> {
  const records = await ownRecords(game);
  return (await call<{ hash: string }>("library", { game, records })).hash;
}

/** Whether there are cards of one's own that could be brought. */
export function useHasCards(game: GameName): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    db.cards
      .where("game")
      .equals(game)
      .count()
      .then(
        (count) => setHas(count > 0),
        () => setHas(false),
      );
  }, [game]);
  return has;
}

/** Most people read no further than so many numbers. */
const shown = 12;

export function LibraryOfRoom() {
  const intl = useIntl();
  const library = useRoom((r) => r.room?.settings.library ?? null);
  const game = useRoom((r) => r.room?.settings.game ?? "opcg");
  const [found, setFound] = useState<(Difference & { operators: boolean }) | null>(null);
  useEffect(() => {
    setFound(null);
    if (library === null) return;
    const look = async () => {
      const { digests, operators } = await call<{ digests: Record<string, string>; operators: boolean }>(
        `library/${library}`,
      );
      const mine = new Map((await ownRecords(game)).map((record) => [String(record.number), record]));
      setFound({ ...differenceTo(digests, mine), operators });
    };
    look().catch(fail);
  }, [library, game]);
  if (library === null || found === null) return null;
  const some = (numbers: readonly string[]) =>
    numbers.slice(0, shown).join(", ") + (numbers.length > shown ? " …" : "");
  return (
    <div role="status" className="consent">
      <p>{intl.formatMessage({ id: found.operators ? "library.servers" : "library.hosts" })}</p>
      <p>
        {intl.formatMessage(
          { id: "library.differs" },
          { same: found.same, differ: found.differ.length, missing: found.missing.length },
        )}
      </p>
      {found.differ.length === 0 ? null : <p className="quiet">≠ {some(found.differ)}</p>}
      {found.missing.length === 0 ? null : <p className="quiet">+ {some(found.missing)}</p>}
    </div>
  );
}
