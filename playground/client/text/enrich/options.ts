import type { Data } from "../../../common/types.js";

export interface EnrichmentOptions {
  /** Keep secret blocks that are not revealed. */
  secrets?: boolean;
  /** Turn `@UUID[…]` into links. */
  documents?: boolean;
  /** Turn web addresses into links. */
  links?: boolean;
  /** Turn `[[…]]` into rolls. */
  rolls?: boolean;
  /** Apply `CONFIG.TextEditor.enrichers`. */
  custom?: boolean;
  /** What `@` means in inline rolls. */
  rollData?: Data | (() => Data | Promise<Data>);
  /** The document that relative links start from. */
  relativeTo?: Data | null;
  [extra: string]: unknown;
}
