export { chapters_1_10_it as chapters, earlier_it as earlier } from "@arbiter/dbs";
