import type { Answer, EditField, Outcome, Override } from "../../../core/attack/procedure.js";
import { rpgOptions } from "../data/options.js";
import { CRITICAL_DIE } from "../rules/critical-tables.js";
import { CIRCUMSTANCES } from "./circumstances.js";
import { fight } from "./fields.js";
import { ENDS } from "./outcome.js";
import { placeName } from "./places.js";
import { readOutcome } from "./read-outcome.js";
import { figuresOf } from "./reading.js";

type Options = EditField["options"];

/** What the keeper may decide otherwise: die, FD, what becomes of the blow, place, critical hit (0: none), armour, loss. */
export function editFields(stored: Outcome, override: Override, target: Actor): readonly EditField[] {
  const outcome = readOutcome(stored);
  const base = (name: string) => ({ name, label: fight(`edit.${name}`), value: String(override[name] ?? "") });
  const number = (name: string, byRules: number, range?: EditField["range"]): EditField => ({
    ...{ ...base(name), kind: "number", placeholder: String(byRules), options: [], ...(range && { range }) },
  });
  const pick = (name: string, options: Options): EditField => ({
    ...{ ...base(name), kind: "choice", placeholder: "" },
    options: [{ value: "", label: fight("edit.byRules") }, ...options],
  });
  const places = figuresOf(target).locations.map(({ from, label }) => ({
    value: String(from),
    label: placeName(label),
  }));
  return [
    number("die", outcome.die, { min: 1, max: 20 }),
    number(CIRCUMSTANCES, outcome.difficulty),
    pick(
      "end",
      ENDS.map((value) => ({ value, label: fight(`edit.${value}`) })),
    ),
    pick("place", places),
    number("critical", outcome.critical?.face ?? 0, { min: 0, max: CRITICAL_DIE }),
    number("armour", outcome.armour, { min: 0, max: 99 }),
    number("loss", outcome.loss, { min: 0, max: 299 }),
  ];
}

/** RP-56 — a critical hit waits for the keeper's word: it counts, or it does not. */
export function answersTo(stored: Outcome): readonly Answer[] {
  if (!asksAboutCritical(stored)) return [];
  const { critical } = readOutcome(stored);
  return [
    { label: fight("answer.confirm"), override: { critical: critical?.face ?? 0 } },
    { label: fight("answer.waive"), override: { critical: 0 } },
  ];
}

/** RP-56 — whether the keeper confirms what a critical hit does, and has not yet. */
export function asksAboutCritical(stored: Outcome): boolean {
  const { critical, settled } = readOutcome(stored);
  return critical !== null && !settled && rpgOptions().rpgCritApply === "ask";
}
