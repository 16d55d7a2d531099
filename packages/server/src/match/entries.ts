/** What is stored of a match: one entry after the other, and everything follows from them. */
import { phrases } from "@arbiter/match";
import { z } from "zod";

const seat = z.union([z.literal(0), z.literal(1)]);
export const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

export const deckChoice = z.union([z.string().max(60), z.array(z.string().max(40)).min(1).max(200)]);

const gameName = z.enum(["opcg", "dbs"]);
const edition = z.string().max(20);
const library = hex(64).nullable();
const format = z.string().max(40).nullable();

export const roomSettings = z.strictObject({
  game: gameName,
  edition: edition.default(""), // the newest, when a room is made
  library: library.default(null),
  format: format.default(null),
  listed: z.boolean().default(false),
  bestOf: z.union([z.literal(1), z.literal(3)]).default(1),
  clock: z
    .strictObject({
      bank: z.int().min(1).max(36_000),
      each: z.int().min(0).max(3600),
      away: z.int().min(1).max(36_000),
    })
    .nullable()
    .default(null),
  spectators: z.enum(["none", "public", "all"]).default("public"),
  emotes: z.boolean().default(true),
  chat: z.boolean().default(true),
});

/** Milliseconds. */
const left = z.strictObject({
  bank: z.tuple([z.number(), z.number()]),
  away: z.tuple([z.number(), z.number()]),
});
export type Left = z.infer<typeof left>;

export const sitting = z.strictObject({
  name: z.string(),
  key: hex(64),
  deck: deckChoice,
  account: z.string().optional(),
});
export type Sitting = z.infer<typeof sitting>;

export const entryBody = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("created"),
    code: z.string(),
    settings: roomSettings,
    edition: z.string(),
    engine: z.string(),
    root: hex(64), // never shown
    /** A rematch: who sat there sits here, and the other says who goes first. */
    seats: z.tuple([sitting, sitting]).nullable(),
    chooser: seat.nullable(),
    rated: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal("sat"), seat, sitting }),
  z.strictObject({ kind: z.literal("left"), seat }),
  z.strictObject({ kind: z.literal("number"), seat, number: hex(32) }),
  z.strictObject({ kind: z.literal("answer"), player: seat, picks: z.array(z.int()), left: left.nullable() }),
  z.strictObject({
    kind: z.literal("lost"),
    player: seat,
    by: z.enum(["concession", "clock", "absence"]),
    left: left.nullable(),
  }),
  z.strictObject({ kind: z.literal("undone"), to: z.int(), left: left.nullable() }),
  z.strictObject({ kind: z.literal("again"), seat, next: z.string().nullable() }),
  z.strictObject({ kind: z.literal("whole"), seat }),
]);
export type Body = z.infer<typeof entryBody>;
export type Created = Extract<Body, { kind: "created" }>;

const name = z.string().trim().min(1).max(60);

const request = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("create"), settings: roomSettings }),
  z.strictObject({
    do: z.literal("rooms"),
    game: gameName.optional(),
    edition: edition.optional(),
    library: library.optional(),
    format: format.optional(),
  }),
  z.strictObject({ do: z.literal("enter"), code: z.string().max(20), seat: hex(32).optional() }),
  z.strictObject({
    do: z.literal("sit"),
    seat: hex(32),
    name,
    deck: deckChoice,
    accepts: hex(64).optional(),
  }),
  z.strictObject({ do: z.literal("number"), number: hex(32) }),
  z.strictObject({
    do: z.literal("answer"),
    after: z.int().min(0),
    picks: z.array(z.int().min(0)).max(200),
  }),
  z.strictObject({ do: z.literal("concede"), game: z.int().min(0) }),
  z.strictObject({ do: z.literal("undo"), after: z.int().min(0) }),
  z.strictObject({ do: z.literal("consent"), after: z.int().min(0), yes: z.boolean() }),
  z.strictObject({ do: z.literal("again") }),
  z.strictObject({ do: z.literal("say"), phrase: z.enum(phrases) }),
  z.strictObject({ do: z.literal("chat"), text: z.string().trim().min(1).max(240) }),
  z.strictObject({ do: z.literal("mute"), yes: z.boolean() }),
  z.strictObject({ do: z.literal("kick"), who: z.enum(["guest", "spectators"]) }),
  z.strictObject({ do: z.literal("report"), text: z.string().trim().min(1).max(1000) }),
  z.strictObject({ do: z.literal("whole") }),
  z.strictObject({
    do: z.literal("queue"),
    game: gameName,
    edition: edition.default(""),
    library: library.default(null),
    format: format.default(null),
    seat: hex(32),
    name,
    deck: deckChoice,
  }),
  z.strictObject({ do: z.literal("unqueue") }),
  z.strictObject({
    do: z.literal("ask"),
    question: z.enum(["read", "why", "rule", "keyword", "save"]),
    given: z.array(z.union([z.int(), z.string().max(60)])).max(1),
  }),
  z.strictObject({ do: z.literal("disclose") }),
]);
export const toServer = z.looseObject({ id: z.int().min(0), do: z.string() });
export const requests = request;
