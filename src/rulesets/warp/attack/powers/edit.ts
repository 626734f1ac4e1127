import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Outcome, Override } from "../../../../core/play/contract/outcome.js";
import { fight } from "../fields.js";
import { readUse } from "./read-use.js";
import { use } from "./words.js";

/** f.7 — what the keeper may decide otherwise: totals, who prevails, what a blow of the mind costs. */
export function useEdit(stored: Outcome, override: Override): readonly EditField[] {
  const { own, answer, effect, damage } = readUse(stored);
  const number = (name: string, byRules: number): EditField => ({
    ...{ name, label: use(`edit.${name}`), kind: "number", options: [] },
    ...{ value: String(override[name] ?? ""), placeholder: String(byRules) },
  });
  return [
    ...(own ? [number("own", own.total)] : []),
    number("answer", answer?.total ?? 0),
    {
      ...{ name: "result", label: use("edit.result"), kind: "choice", placeholder: "" },
      value: String(override.result ?? ""),
      options: [
        { value: "", label: fight("edit.byRules") },
        ...["through", "resisted"].map((value) => ({ value, label: use(`edit.${value}`) })),
      ],
    },
    ...(effect === "telekineticFist" ? [number("damage", damage)] : []),
  ];
}
