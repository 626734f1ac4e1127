import type { Answer, EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { rpgOptions } from "../../data/options.js";
import type { Text } from "../../../../core/text/text.js";
import { zoneLabel } from "../../labels.js";
import { CRITICAL_DIE } from "../../rules/criticals/tables.js";
import { ZONES } from "../../rules/vocabulary.js";
import { CIRCUMSTANCES } from "../circumstances.js";
import { tickedByRules } from "./critical.js";
import { fight } from "../fields.js";
import { asksAboutFumble, fumbleAnswers } from "./fumble.js";
import { HALF } from "./landing.js";
import { featFields } from "../manoeuvres/feats.js";
import { ENDS, type RpgOutcome } from "./kept.js";
import { placeName } from "./places.js";
import { figuresOf } from "../reading.js";
import { viewOf } from "./view.js";

type Options = EditField["options"];

/** What the keeper may decide otherwise: die, FD, what becomes of the blow, place, critical hit (0: none), armour, loss, effects. */
export function editFields(outcome: RpgOutcome, override: Override, target: Actor): readonly EditField[] {
  const base = (name: string) => ({ name, label: fight(`edit.${name}`), value: String(override[name] ?? "") });
  const number = (name: string, byRules: number, range?: EditField["range"]): EditField => ({
    ...{ ...base(name), kind: "number", placeholder: String(byRules), options: [], ...(range && { range }) },
  });
  const pick = (name: string, options: Options): EditField => ({
    ...{ ...base(name), kind: "choice", placeholder: "" },
    options: [{ value: "", label: fight("edit.byRules") }, ...options],
  });
  const flag = (name: string, label: Text, set: boolean): EditField => ({
    ...{ ...base(name), label, kind: "flag", placeholder: set ? "1" : "0", options: [] },
  });
  const { ticks = [] } = viewOf(outcome);
  const byRules = (name: string) => tickedByRules(target, outcome.critical, name);
  const places = figuresOf(target).locations.map(({ from, label }) => ({
    value: String(from),
    label: placeName(label),
  }));
  return [
    number("die", outcome.die, { min: 1, max: 20 }),
    number(CIRCUMSTANCES, outcome.difficulty),
    pick(
      "end",
      ENDS.filter((one) => one !== (outcome.spell ? "parried" : "resisted")).map((value) => ({
        value,
        label: fight(`edit.${value}`),
      })),
    ),
    pick("place", places),
    // The banner says which it is; only that there is none is left to tell.
    {
      ...number("critical", outcome.critical?.face ?? 0, { min: 0, max: CRITICAL_DIE }),
      ...(outcome.critical && { shownOnCard: true }),
    },
    pick(
      "table",
      ZONES.map((zone) => ({ value: zone, label: { key: zoneLabel(zone) } })),
    ),
    number("armour", outcome.armour, { min: 0, max: 99 }),
    number("loss", outcome.loss, { min: 0, max: 299 }),
    flag(HALF, fight("edit.half"), false),
    ...featFields(outcome.feats, override),
    ...ticks.map(({ name, label }) => flag(name, label, byRules(name))),
  ];
}

/** RP-56 — a critical hit waits for the keeper's word: it counts, or it does not. */
export function answersTo(outcome: RpgOutcome): readonly Answer[] {
  const { critical, fumble } = outcome;
  const fumbled = fumble ? fumbleAnswers(fumble) : [];
  if (!asksAboutCritical(outcome)) return fumbled;
  return [
    { label: fight("answer.confirm"), override: { critical: critical?.face ?? 0 } },
    { label: fight("answer.waive"), override: { critical: 0 } },
    ...fumbled,
  ];
}

/** RP-55, RP-56 — whether an outcome waits for the keeper's word. */
export function asksKeeper(outcome: RpgOutcome): boolean {
  return asksAboutCritical(outcome) || asksAboutFumble(outcome.fumble);
}

/** RP-56 — whether the keeper confirms what a critical hit does, and has not yet. */
function asksAboutCritical({ critical, settled }: RpgOutcome): boolean {
  return critical !== null && !settled && rpgOptions().critApply === "ask";
}
