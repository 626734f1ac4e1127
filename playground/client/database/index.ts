export { ClientDatabase, database, type DatabaseBackend } from "./client-database.js";
export { reportError } from "./hooks.js";
