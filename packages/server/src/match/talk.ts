/** What is said at a table beside the game, and who may be sent away. Nothing of it is stored. */
import { type Player, Refused } from "@arbiter/engine";
import { closes, type Phrase, type RoomSettings } from "@arbiter/match";
import type { Audience, Connection } from "./audience.ts";
import { isSeat } from "./shown.ts";

export type Said =
  | { readonly said: { readonly by: Player; readonly phrase: Phrase } }
  | { readonly chat: { readonly by: Player; readonly text: string } };

/** So much of a talk goes along with a report. */
const remembered = 50;

export function openTalk(settings: RoomSettings, audience: Audience, whisper: (said: Said) => void) {
  const last: Said[] = [];
  const hear = (said: Said) => {
    if (last.push(said) > remembered) last.shift();
    audience.hear(said);
  };
  const speak = (said: Said) => {
    hear(said);
    whisper(said);
  };
  return {
    /** At another node. */
    hear,
    last: () => last,
    say: (by: Player, phrase: Phrase) => {
      if (!settings.emotes) throw new Refused("Nothing is said at this table.");
      speak({ said: { by, phrase } });
    },
    chat: (by: Player, text: string) => {
      if (!settings.chat) throw new Refused("There is no chat at this table.");
      speak({ chat: { by, text } });
    },
    mute: (connection: Connection, yes: boolean) => {
      const one = audience.of(connection);
      if (one !== undefined) one.mutes = yes;
    },
    dismissSpectators: () =>
      audience.closeAll(({ viewer }) => !isSeat(viewer), closes.kicked, "The host wants nobody to watch."),
  };
}
