/** What documents ask for when they are made; fetched with the first. */
export { importedEntry } from "../text/imported-entries.js";
export { importedNames } from "../text/imported-names.js";
export { freshToken } from "./fresh-token.js";
