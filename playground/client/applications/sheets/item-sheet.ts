import type { Data } from "../../../common/types.js";
import { DocumentSheetV2 } from "../api/document-sheet.js";
import type { ApplicationDefaults } from "../types.js";

/** The sheet of an item. */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    position: { width: 480 },
    window: { resizable: true },
  };

  get item(): Data {
    return this.document;
  }

  /** The actor that carries the item, if any. */
  get actor(): Data | null {
    return (this.document.actor ?? null) as Data | null;
  }
}
