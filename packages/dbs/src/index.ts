export { rulebook_3_02 } from "./rulebook/index.ts";
