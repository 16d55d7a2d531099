export { chapters_it as chapters, rulebook_1_1_7_it as sentences } from "@arbiter/opcg";
