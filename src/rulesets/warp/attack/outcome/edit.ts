import type { Answer, EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { warpOptions } from "../../data/options.js";
import { woundNatureLabel } from "../../labels.js";
import { totalFactor } from "../../rules/attack/factors.js";
import { fight } from "../fields.js";
import { PREDICTABLE } from "./predictable.js";
import type { WarpOutcome } from "./kept-outcome.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";

/** f.7 — what the keeper may decide otherwise. */
export function editFields(outcome: WarpOutcome, override: Override): readonly EditField[] {
  const told = (name: string) => String(override[name] ?? "");
  const label = (name: string) => fight(`edit.${name}`);
  const number = (name: string, byRules: number | string): EditField => ({
    ...{ name, label: label(name), kind: "number", value: told(name), placeholder: String(byRules), options: [] },
  });
  const pick = (name: string, words: EditField["options"]): EditField => ({
    ...{ name, label: label(name), kind: "choice", value: told(name), placeholder: "" },
    options: [{ value: "", label: fight("edit.byRules") }, ...words],
  });
  const word = (value: string) => ({ value, label: fight(`edit.${value}`) });
  const predictable = warpOptions().predictableAttacks || PREDICTABLE in override;
  const flag: EditField = {
    ...{ name: PREDICTABLE, label: label(PREDICTABLE), kind: "flag", value: told(PREDICTABLE) },
    ...{ placeholder: "0", options: [] },
  };
  return [
    ...(predictable ? [flag] : []),
    ...("malus" in override ? [{ ...number("malus", ""), range: { min: 1, max: 6 } }] : []),
    number("attack", outcome.attack.total),
    number("defence", outcome.defence?.total ?? 0),
    number("margin", outcome.margin),
    { ...pick("hit", [word("hit"), word("miss")]), label: label("verdict") },
    number("factor", outcome.forgotten ? "" : totalFactor(outcome.parts)),
    number("protection", outcome.protection),
    number("damage", outcome.damage),
    pick("serious", [
      { value: "none", label: fight("edit.none") },
      ...WOUND_NATURES.map((value) => ({ value, label: { key: woundNatureLabel(value) } })),
    ]),
  ];
}

/** WP-75 — a serious wound is proposed: the keeper says which it is, or that it is none. */
export function answersTo({ proposed }: WarpOutcome): readonly Answer[] {
  if (!proposed) return [];
  return [
    ...WOUND_NATURES.map((serious) => ({ label: { key: woundNatureLabel(serious) }, override: { serious } })),
    { label: fight("answer.none"), override: { serious: "none" } },
  ];
}
