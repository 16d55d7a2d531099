import type { Happening, Reference, Selection } from "@arbiter/engine";
import { times, value } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { spaced } from "./filters.ts";
import { keyword } from "./keywords.ts";
import type { Phrase } from "./phrase.ts";
import { referred } from "./references.ts";
import { one } from "./selections.ts";
import { has, list, owned, type Speech, say, word } from "./speech.ts";
import { Unsaid } from "./template.ts";

/** What happens, as a clause without "when": "ce Personnage est mis KO par un effet adverse". */
export function happening(s: Speech, event: Happening): string {
  const base =
    event.card !== undefined
      ? event.player === undefined
        ? "card"
        : `${event.player}.card`
      : (event.player ?? "any");
  const key = `when.${event.event}.${base}${event.next === true ? ".next" : ""}`;
  const stays = event.while !== undefined && event.event !== "state";
  if (stays && has(s, `${key}.while`)) return say(s, `${key}.while`, { what: condition(s, event.while!) });
  const aimed = event.target !== undefined && has(s, `${key}.target`);
  const other = event.using !== undefined && has(s, `${key}.${event.using}`);
  if (event.amount !== undefined && has(s, `${key}.many`)) {
    const { amount, ...rest } = event;
    const n = say(s, `atLeast.${amount.is}`, { n: value(s, amount.than).text });
    return spaced(say(s, `${key}.many`, { n }), ...circumstances(s, rest));
  }
  const left = event.to === undefined && event.from !== undefined && has(s, `${key}.left`);
  return spaced(
    say(s, aimed ? `${key}.target` : other ? `${key}.${event.using}` : left ? `${key}.left` : key, {
      ...(left ? { area: areasLeft(s, event) } : {}),
      ...(event.card === undefined ? {} : { card: pointed(s, event.card) }),
      ...(event.while === undefined || stays ? {} : { what: condition(s, event.while) }),
      ...(event.target === undefined ? {} : { target: pointed(s, event.target) }),
    }),
    ...circumstances(s, {
      ...event,
      ...(other ? { using: undefined } : {}),
      ...(aimed ? { target: undefined } : {}),
      ...(left ? { from: undefined } : {}),
    }),
    stays ? say(s, "andThat", { what: condition(s, event.while!) }) : "",
  );
}

/** With its "when", or as the moment that it is: "à la fin de votre tour". */
export function moment(s: Speech, events: readonly Happening[]): string {
  return list(
    s,
    events.map((event) => {
      const text = happening(s, event);
      return has(s, `moment.${event.event}`) ? text : say(s, "when", { what: text });
    }),
    "or",
  );
}

const pointed = (s: Speech, card: Selection | Reference): Phrase =>
  typeof card === "object" && "in" in card ? one(s, card) : referred(s, card);

/** What it leaves, where nothing is said of where it goes. */
const areasLeft = (s: Speech, { from, player }: Happening): string =>
  list(
    s,
    from!.map((area) => owned(s, `area.${area}`, player ?? "any").text),
    "or",
  );

type Said = Omit<Happening, "using" | "target" | "from"> & {
  from?: Happening["from"] | undefined;
  using?: string | undefined;
  target?: Happening["target"] | undefined;
};

/** Where from and to, by what, using what, at what, in whose turn. */
function circumstances(s: Speech, event: Said): string[] {
  const said: string[] = [];
  const { from, to, by, byCard, notByCard, target, using, notUsing, turn, amount, revealed } = event;
  const of = event.player ?? (event.card === "this" ? "you" : "any");
  if (from !== undefined)
    said.push(
      list(
        s,
        from.map((area) =>
          has(s, `leaving.${area}`)
            ? word(s, `leaving.${area}`)
            : say(s, "leaving", { area: owned(s, `area.${area}`, of) }),
        ),
        "or",
      ),
    );
  if (to !== undefined && !has(s, `to.${event.event}`))
    said.push(
      list(
        s,
        to.map((area) =>
          event.at !== undefined
            ? say(s, `coming.${event.at}`, { area: owned(s, `area.${area}`, of) })
            : has(s, `coming.${area}`)
              ? target !== undefined && has(s, `coming.${area}.target`)
                ? say(s, `coming.${area}.target`, { target: pointed(s, target) })
                : word(s, `coming.${area}`)
              : say(s, "coming", { area: owned(s, `area.${area}`, of) }),
        ),
        "or",
      ),
    );
  if (by !== undefined)
    said.push(
      byCard === undefined
        ? word(s, has(s, `by.${by}.${event.event}`) ? `by.${by}.${event.event}` : `by.${by}`)
        : say(s, `byCard.${by}`, { card: one(s, byCard) }),
    );
  else if (byCard !== undefined)
    said.push(
      say(s, has(s, `byCard.${event.event}`) ? `byCard.${event.event}` : "byCard", { card: one(s, byCard) }),
    );
  if (notByCard !== undefined) said.push(say(s, "notByCard", { card: one(s, notByCard) }));
  if (target !== undefined && !(to?.includes("under") || has(s, `target.${event.event}.none`)))
    said.push(
      say(s, has(s, `target.${event.event}`) ? `target.${event.event}` : "target", {
        target: pointed(s, target),
      }),
    );
  if (using !== undefined)
    said.push(
      has(s, `using.${using}`) ? word(s, `using.${using}`) : say(s, "using", { skill: keyword(s, using) }),
    );
  if (notUsing !== undefined)
    said.push(
      has(s, `notUsing.${notUsing}`)
        ? word(s, `notUsing.${notUsing}`)
        : say(s, "notUsing", { skill: keyword(s, notUsing) }),
    );
  if (turn !== undefined) said.push(word(s, `inTurn.${turn}`));
  if (revealed) said.push(word(s, "onceRevealed"));
  if (amount !== undefined) {
    const n = times(s, amount.than);
    if (n === null) throw new Unsaid("an amount of an event");
    said.push(say(s, `times.${amount.is}`, { n: n.n }));
  }
  return said;
}
