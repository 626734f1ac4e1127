import { offerOnSheets } from "./actions.js";
import { announceToModules } from "./announced.js";

/** Opens to modules what they may listen to and add to. Fetched once the table stands, and called once. */
export function openToModules(): void {
  announceToModules();
  offerOnSheets();
}
