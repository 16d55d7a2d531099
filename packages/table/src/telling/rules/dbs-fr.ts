export { chapters_fr as chapters, rulebook_3_02_fr as sentences } from "@arbiter/dbs";
