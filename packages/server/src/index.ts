export { type Running, type ServerOptions, startServer } from "./server.ts";
export * from "./store/store.ts";
