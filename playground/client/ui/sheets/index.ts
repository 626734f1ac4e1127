import { registerSheet } from "../../applications/apps/sheet-registry.js";
import { AdventureImporterV2 } from "./adventure-sheet.js";
import { JournalEntrySheet } from "./journal-sheet.js";
import { MacroConfig } from "./macro-sheet.js";
import { RollTableSheet } from "./table-sheet.js";

export { AdventureImporterV2, JournalEntrySheet, MacroConfig, RollTableSheet };

/** Offers the playground's own sheets for the documents a system has none for. */
export function registerCoreSheets(): void {
  registerSheet(CONFIG.Adventure.documentClass, "core", AdventureImporterV2, { makeDefault: true });
  registerSheet(CONFIG.JournalEntry.documentClass, "core", JournalEntrySheet, { makeDefault: true });
  registerSheet(CONFIG.RollTable.documentClass, "core", RollTableSheet, { makeDefault: true });
  registerSheet(CONFIG.Macro.documentClass, "core", MacroConfig, { makeDefault: true });
}
