declare module "virtual:scenarios/list-opcg" {
  export const shown: readonly (readonly [string, string, string, string, readonly string[]])[];
  export const load: Readonly<Record<string, () => Promise<{ texts: Readonly<Record<string, string>> }>>>;
}
declare module "virtual:scenarios/list-dbs" {
  export const shown: readonly (readonly [string, string, string, string, readonly string[]])[];
  export const load: Readonly<Record<string, () => Promise<{ texts: Readonly<Record<string, string>> }>>>;
}
declare module "virtual:scenarios/posed-opcg" {
  export const all: readonly import("./listed.ts").Listed[];
}
declare module "virtual:scenarios/posed-dbs" {
  export const all: readonly import("./listed.ts").Listed[];
}
declare module "virtual:scenarios/taught-opcg" {
  export const all: readonly import("./listed.ts").Listed<import("@arbiter/match").Taught>[];
}
declare module "virtual:scenarios/taught-dbs" {
  export const all: readonly import("./listed.ts").Listed<import("@arbiter/match").Taught>[];
}
