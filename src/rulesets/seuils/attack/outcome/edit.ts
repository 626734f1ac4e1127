import type { Answer, EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { bandLabel, damageTypeLabel, natureLabel } from "../../labels.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { BANDS, DAMAGE_TYPES, NATURES, ROWS } from "../../rules/vocabulary.js";
import { feltFields } from "../brings.js";
import { dieName } from "./damage.js";
import { fight } from "../fields.js";
import { ENDS, type SeuilsOutcome } from "./outcome-kept.js";

/** The most of anything that the keeper types. */
const MOST = 30;

/** F9 — what the keeper may decide otherwise: the roll, the defence, protection and dice, the rows. */
export function editFields(outcome: SeuilsOutcome, override: Override): readonly EditField[] {
  const { band, damage, defence, wounds } = outcome;
  const base = (name: string) => ({ name, label: fight(`edit.${name}`), value: String(override[name] ?? "") });
  const number = (name: string, byRules: number, most = MOST): EditField => ({
    ...{ ...base(name), kind: "number", placeholder: String(byRules), options: [], range: { min: 0, max: most } },
  });
  const pick = (name: string, options: EditField["options"]): EditField => ({
    ...{ ...base(name), kind: "choice", placeholder: "" },
    options: [{ value: "", label: fight("edit.byRules") }, ...options],
  });
  const words = <W extends string>(all: readonly W[], label: (one: W) => string) =>
    all.map((value) => ({ value, label: { key: label(value) } }));
  return [
    number("attack", outcome.attack.result),
    ...(band === null ? [] : [pick("band", words(BANDS, bandLabel))]),
    number("difficulty", outcome.difficulty),
    pick(
      "met",
      (["nothing", "surprised"] as const).map((value) => ({ value, label: fight(`edit.${value}`) })),
    ),
    number("defence", defence?.result ?? 0),
    pick(
      "end",
      ENDS.map((value) => ({ value, label: fight(`edit.${value}`) })),
    ),
    number("bonusDice", outcome.bonusDice),
    pick("damageType", words(DAMAGE_TYPES, damageTypeLabel)),
    pick("nature", words(NATURES, natureLabel)),
    number("index", outcome.index),
    number("specific", outcome.specific),
    ...feltFields(outcome, override),
    ...(damage?.faces ?? []).map((face, place) => ({
      ...number(dieName(place), face, 10),
      label: fight("edit.die", { place: place + 1 }),
      range: { min: 1, max: 10 },
    })),
    ...ROWS.map((row) => ({
      ...number(row, wounds.filter((one) => one === row).length),
      label: fight("edit.wounds", { row: { key: rowLabel(row) } }),
    })),
  ];
}

/** SE-26, SE-39 — whether a blow lands and its damage is still to be thrown: its target could no longer meet it. */
export function awaitsDamage({ end, damage }: SeuilsOutcome): boolean {
  return end === "hit" && damage === null;
}

/** SE-26, SE-42, SE-45 — whether a blow was missed, met or without a wound: it writes what the defence cost, and no more. */
export function isHarmless(outcome: SeuilsOutcome): boolean {
  const { wounds, held, surprised } = outcome;
  return wounds.length === 0 && !held && !surprised && !awaitsDamage(outcome);
}

/** SE-39 — the keeper has the damage thrown. */
export function answersTo(outcome: SeuilsOutcome): readonly Answer[] {
  return awaitsDamage(outcome) ? [{ label: fight("answer.damage"), override: { end: "hit" } }] : [];
}
