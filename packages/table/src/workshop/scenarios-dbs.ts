export { dbsScenarios as scenarios } from "@arbiter/dbs";
