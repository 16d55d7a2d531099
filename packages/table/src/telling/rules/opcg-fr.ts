export { chapters_fr as chapters, rulebook_1_1_7_fr as sentences } from "@arbiter/opcg";
