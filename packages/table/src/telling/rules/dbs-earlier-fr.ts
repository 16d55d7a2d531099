export { chapters_1_10_fr as chapters, earlier_fr as earlier } from "@arbiter/dbs";
