import type { EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { fight } from "../fields.js";
import type { UseOutcome } from "./use-outcome.js";
import { use } from "./words.js";

/** f.7 — what the keeper may decide otherwise: totals, who prevails, what a blow of the mind costs. */
export function useEdit({ own, answer, effect, damage }: UseOutcome, override: Override): readonly EditField[] {
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
