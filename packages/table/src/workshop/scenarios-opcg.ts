export { opcgScenarios as scenarios } from "@arbiter/opcg";
