export * from "./bot.ts";
export * from "./greedy.ts";
export * from "./match.ts";
export * from "./mulberry32.ts";
export * from "./random.ts";
