import type { Answer, EditField } from "../../../../core/play/contract/decision.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { fight } from "../fields.js";
import { COVERED, damageField, SHARE, SHARES } from "./hits.js";
import { SHOCKS, type ShotOutcome, type StruckBody } from "./outcome-kept.js";
import { shotField, SHOT_WORDS } from "../shots.js";

const MOST_DAMAGE = 200;
const MOST_DEFENCE = 60;

/** F — what the keeper may decide otherwise: shots, Défense, increment, vest, damage, shock. */
export function editFields(outcome: ShotOutcome, override: Override): readonly EditField[] {
  const { shots, hits, defence, increments, vestThrown, bare, shocked } = outcome;
  const base = (name: string) => ({ name, value: String(override[name] ?? "") });
  const number = (name: string, label: EditField["label"], byRules: number, max: number, min = 0): EditField => ({
    ...{ ...base(name), label, kind: "number", placeholder: String(byRules), options: [], range: { min, max } },
  });
  const pick = (name: string, label: EditField["label"], words: readonly string[]): EditField => ({
    ...{ ...base(name), label, kind: "choice", placeholder: "" },
    options: [
      { value: "", label: fight("edit.byRules") },
      ...words.map((value) => ({ value, label: fight(`edit.${value}`) })),
    ],
  });
  const covered: EditField = {
    ...{ ...base(COVERED), label: fight("tick.covered"), kind: "flag", placeholder: bare ? "0" : "1", options: [] },
  };
  return [
    ...shots.map(({ bullet }) => pick(shotField(bullet), fight("edit.shot", { bullet }), SHOT_WORDS)),
    number("defence", fight("edit.defence"), defence, MOST_DEFENCE),
    number("increment", fight("edit.increment"), increments, 12, 1),
    ...(vestThrown ? [covered] : []),
    ...hits.map(({ bullet, before }) =>
      number(damageField(bullet), fight("edit.damage", { bullet }), before, MOST_DAMAGE),
    ),
    ...(hits.length > 0 ? [pick(SHARE, fight("edit.share"), SHARES)] : []),
    ...(hits.length > 0 || shocked ? [pick("shock", fight("edit.shock"), SHOCKS)] : []),
  ];
}

/** DD-91 — a shock waits for the keeper's word: it may be violent, or be let go. */
export function asksKeeper(outcome: ShotOutcome): boolean {
  return outcome.asksShock || awaitsDamage(outcome);
}

/** DD-131 — whether a hit's damage has not been thrown, e.g. because the Défense has changed since. */
function awaitsDamage({ shots, hits, harmless }: ShotOutcome): boolean {
  return !harmless && shots.some(({ hit, bullet }) => hit && hits.every((one) => one.bullet !== bullet));
}

/** DD-91 — choc, choc violent, ignorer. */
export function answersTo({ asksShock }: Pick<StruckBody, "asksShock">): readonly Answer[] {
  if (!asksShock) return [];
  return (["plain", "violent", "none"] as const).map((shock) => ({
    label: fight(`answer.${shock}`),
    override: { shock },
  }));
}
