import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { decidedWord } from "../../../../core/play/record/override.js";
import { fight } from "../fields.js";

const WORDS = ["yes", "no"] as const;

/** Whether the keeper says that something happens; `null` where the rules tell. */
export function whetherIn(override: Override, name: string): boolean | null {
  const word = decidedWord(override, name, WORDS);
  return word === null ? null : word === "yes";
}

/** The field by which the keeper says so. */
export function whetherField(name: string, override: Override): EditField {
  return {
    ...{ name, label: fight(`edit.${name}`), kind: "choice", placeholder: "" },
    value: String(override[name] ?? ""),
    options: [
      { value: "", label: fight("edit.byRules") },
      ...WORDS.map((value) => ({ value, label: { key: `GARDIEN.CARD.edit.${value}` } })),
    ],
  };
}
