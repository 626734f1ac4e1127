import { reading } from "../text/content.js";

/** Adventures, journals, tables and macros are alike in what is ours of them; this stands for any. */
type Entry = foundry.documents.Macro;
type EntryClass = typeof foundry.documents.Macro;

/** Has adventures, journals, tables and macros of our compendia be read in their reader's language, and imported in it. */
export function registerEntries(): void {
  for (const name of ["Adventure", "JournalEntry", "RollTable", "Macro"] as const)
    CONFIG[name].documentClass = entryClass(foundry.documents[name] as EntryClass) as never;
}

function entryClass(Base: EntryClass): object {
  return class GardienEntry extends Base {
    override prepareDerivedData(): void {
      super.prepareDerivedData();
      reading.entry?.(this);
    }

    protected override async _preCreate(...args: Parameters<Entry["_preCreate"]>): Promise<boolean | void> {
      const allowed = await super._preCreate(...args);
      if (allowed === false) return false;
      const { importedEntry } = await import("./fresh.js"); // nobody imports every evening
      this.updateSource(await importedEntry(this));
    }
  };
}
