/** The messages of the page: the same in every language, and enough for whole games. */
import { mulberry32, randomPicks } from "@arbiter/ai";
import { answer, decision, type Player, seedFrom, view } from "@arbiter/engine";
import { facesIn, newSession, scene, seenAs, type TableGame, tell } from "@arbiter/match";
import { game as dbs } from "@arbiter/match/dbs";
import { editions } from "@arbiter/match/dbs-editions";
import { game as opcg } from "@arbiter/match/opcg";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { en } from "../src/i18n/en.ts";
import { fr } from "../src/i18n/fr.ts";
import { it } from "../src/i18n/it.ts";
import { say } from "../src/i18n/say.ts";

const others = { fr, it };

/** Words that are the same in every language here. */
const shared = [
  "app.title",
  "app.opcg",
  "app.dbs",
  "card.don",
  "do.card",
  "do.cardFrom",
  "do.orderSkill",
  "do.said",
  "set.none",
  "settings.pace.1",
  "settings.pace.2",
];

const named = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

describe.each(Object.entries(others))("%s", (_language, messages) => {
  test("says all that English says", () => {
    expect(Object.keys(en).filter((id) => !(id in messages) && !shared.includes(id))).toEqual([]);
  });

  test("says nothing that English does not know", () => {
    expect(Object.keys(messages).filter((id) => !(id in en))).toEqual([]);
  });

  test("asks for nothing that is not given", () => {
    const faults: string[] = [];
    const intl = createIntl({ locale: "fr", messages, onError: (error) => faults.push(error.message) });
    for (const id of Object.keys(messages))
      for (const who of ["you", "they", "other"]) {
        const values = Object.fromEntries(named(en[id] ?? "").map((name) => [name, 2]));
        // A place is named with whose it is.
        const isAbout = "who" in values || id.startsWith("area.");
        intl.formatMessage({ id }, { ...values, ...(isAbout ? { who } : {}) });
      }
    expect(faults).toEqual([]);
  });
});

const { "3.02": _newest, ...earlier } = editions;

describe.each([opcg, dbs, ...Object.values(earlier)])("$name $edition.edition", (game: TableGame) => {
  test("every line and question of whole games is said in each language, and no face that is hidden is sent", () => {
    const faults: string[] = [];
    const speakers = Object.entries({ en, ...others }).map(([locale, messages]) => ({
      intl: createIntl({
        locale,
        messages: { ...en, ...messages },
        onError: (error) => faults.push(`${locale}: ${error.message}`),
      }),
      me: 0 as const,
      names: ["A", "B"] as const,
      text: (english: string) => english,
    }));
    const names = game.deckNames();
    for (let seed = 0; seed < 3; seed++) {
      const decks = [game.deck(names[seed]), game.deck(names[(5 - seed) % names.length])] as const;
      let g = newSession(game, decks, seedFrom(seed), 0, ["human", "easy"]).games[0];
      const random = mulberry32(seed + 1);
      let before = g;
      for (let open = decision(g), n = 0; open !== null && n < 400; open = decision(g), n++) {
        for (const player of [0, 1] as Player[]) {
          const seen = seenAs(g, view(g, player));
          const shown = scene(game, seen, view(g, player), ["human", "easy"], ["A", "B"]);
          const last = before;
          const seenBefore = () => seenAs(last, view(last, player));
          const lines = tell(game, g.events ?? [], seenBefore, seen, player);
          const asked =
            shown.asked === null ? [] : [shown.asked.says, ...shown.asked.options.map((o) => o.says)];
          for (const speaker of speakers)
            for (const message of [...lines, ...asked]) {
              const said = say(speaker, message);
              if (said === "" || /undefined|NaN|^(log|do|ask|area|for)\.|\{\w+,/.test(said))
                faults.push(`${message.id}: "${said}"`);
            }
          expect(
            hiddenFaces(
              g,
              player,
              shown,
              facesIn(game, seen).map(({ key }) => key),
            ),
          ).toEqual([]);
        }
        before = g;
        g = answer(g, open.player, { decision: open.number, picks: randomPicks(open, random) });
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  }, 120_000);
});

/** Faces in a scene or among those sent that the seat does not know. */
function hiddenFaces(
  g: ReturnType<typeof newSession>["games"][0],
  player: Player,
  shown: ReturnType<typeof scene>,
  sent: readonly string[],
): string[] {
  const key = (def: number) => g.program.definitions[def].key;
  const known = new Set(
    g.state.cards.filter((card) => (card.known & (1 << player)) !== 0).map((card) => key(card.def)),
  );
  const backs = new Set(g.program.definitions.flatMap((d) => (d.back === undefined ? [] : [d.back.key])));
  const drawn = Object.values(shown.cards).flatMap((card) => card.face ?? []);
  return [...new Set([...drawn, ...sent])].filter((face) => !known.has(face) && !backs.has(face));
}

describe("sentences about names", () => {
  const speaker = (locale: string, messages: Record<string, string>) => ({
    intl: createIntl({ locale, messages }),
    me: null,
    names: ["Orla Vance", "Bo"] as const,
    text: (line: string) => line,
  });
  const attack = {
    id: "log.attack",
    values: { who: 0, card: "Orla Vance", power: 5000, target: "Bo", targetPower: 4000 },
  };

  test("a player called after his Leader is not named twice", () => {
    expect(say(speaker("en", en), attack)).toBe("Orla Vance (5000) attacks Bo (4000).");
    expect(say(speaker("fr", fr), attack)).toBe("Orla Vance (5000) attaque Bo (4000).");
    expect(say(speaker("it", it), attack)).toBe("Orla Vance (5000) attacca Bo (4000).");
  });

  test("French: de and a vowel run together", () => {
    const other = { ...attack, values: { ...attack.values, card: "Tam" } };
    expect(say(speaker("fr", fr), other)).toBe("Le Tam (5000) d’Orla Vance attaque Bo (4000).");
  });

  test("a sentence ends with one stop, and a name loses its article after a possessive", () => {
    const asked = { id: "ask.choose", values: { min: 0, max: 1, purpose: { id: "for.ko" }, condition: "" } };
    for (const [locale, messages] of Object.entries({ en, fr, it }))
      expect(say(speaker(locale, messages), asked)).toMatch(/ K\.O\.$/);
    const seen = { ...speaker("en", en), me: 0 as const };
    const blocks = { id: "log.block", values: { who: 1, card: "The Orchard That Walks" } };
    expect(say(seen, blocks)).toBe("Their Orchard That Walks blocks.");
    expect(say(seen, { ...blocks, values: { who: 0, card: "Theo" } })).toBe("Your Theo blocks.");
  });

  test("what of a card changes is in the reader's language", () => {
    const raised = { id: "log.reduced", values: { who: 0, card: "Tam", amount: -3000, what: "power" } };
    expect(say(speaker("it", it), raised)).toBe("Tam ha -3000 (potenza).");
    expect(say(speaker("fr", fr), raised)).toBe("Tam perd -3000 (puissance).");
  });
});
