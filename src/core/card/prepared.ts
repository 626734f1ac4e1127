import { openToModules } from "../api/index.js";
import { loadCardTemplates } from "./html.js";

/** What is fetched as soon as the table stands, so that nobody waits for it later: what draws cards, what modules hear. */
export async function prepare(): Promise<void> {
  openToModules();
  await loadCardTemplates();
}
