export { chapters_it as chapters, rulebook_3_02_it as sentences } from "@arbiter/dbs";
