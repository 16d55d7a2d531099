export * from "./clauses.ts";
export * from "./combine.ts";
export * from "./english.ts";
export * from "./grammar.ts";
export * from "./link.ts";
export * from "./list.ts";
export * from "./read.ts";
export * from "./record.ts";
