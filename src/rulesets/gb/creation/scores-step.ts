import type { Block, Field } from "../../../core/creation/procedure.js";
import { signed } from "../../../core/text/i18n.js";
import { abilityLabel } from "../labels.js";
import { abilityModifier } from "../rules/checks/abilities.js";
import { pointsSpent, SCORE_BUDGETS, scoreCost } from "../rules/character/creation.js";
import { ABILITIES, type Ability } from "../rules/vocabulary.js";
import { METHODS, type GbDraft } from "./draft.js";
import { choice, number, spentNote, word } from "./fields.js";
import { scoresOf } from "./figures.js";

/** [SRD] — four dice, the lowest of which does not count. */
const SCORE_ROLL = {
  who: "attacker",
  roll: "GbScoreRoll",
  formula: "4d6kh3",
  faces: [6, 6, 6, 6],
  plus: 0,
  options: { ruleset: "gb", lines: [] },
} as const;

/** GB-01 — scores: rolled and shared out, bought, or typed. */
export function scoreBlocks(draft: GbDraft): readonly Block[] {
  const { method, budget, rolled } = draft;
  const methods = METHODS.map((id) => ({ value: id, label: word(`method.${id}`) }));
  const budgets = [...new Set([...SCORE_BUDGETS, budget])].sort((a, b) => a - b);
  const points = budgets.map((n) => ({ value: String(n), label: word("budget", { n }) }));
  const fields = [choice("method", method, methods), ...(method === "points" ? [budgetField(budget, points)] : [])];
  return [
    { kind: "fields", fields },
    ...(method === "rolled" ? [diceBlock(rolled.length > 0)] : []),
    ...(method === "points" ? [spentNote("spent.points", pointsSpent(draft.scores), budget)] : []),
    ...(method === "rolled" && rolled.length === 0 ? [] : [scoreTable(draft)]),
  ];
}

function budgetField(budget: number, options: Field["options"]): Field {
  return choice("budget", String(budget), options);
}

function diceBlock(again: boolean): Block {
  return {
    kind: "dice",
    path: "rolled",
    done: again,
    label: word(again ? "rollAgain" : "roll"),
    rolls: ABILITIES.map((id) => ({ id, ...SCORE_ROLL })),
  };
}

function scoreTable(draft: GbDraft): Block {
  const scores = scoresOf(draft);
  const bought = draft.method === "points";
  return {
    kind: "table",
    caption: word("step.scores"),
    head: [word("column.score"), ...(bought ? [word("column.cost")] : []), word("column.modifier")],
    rows: ABILITIES.map((id) => ({
      name: { key: abilityLabel(id) },
      cells: [scoreField(draft, id), ...(bought ? [costOf(scores[id])] : []), signed(abilityModifier(scores[id]))],
    })),
  };
}

function costOf(score: number): string {
  const cost = scoreCost(score);
  return cost === null ? "—" : String(cost);
}

function scoreField({ method, rolled, assigned, scores }: GbDraft, id: Ability): Field {
  const label = { key: abilityLabel(id) };
  if (method !== "rolled") {
    const [min, max] = method === "points" ? [8, 18] : [1, 60];
    return number(`scores/${id}`, scores[id], min, max, { label });
  }
  const options = rolled.map((score, i) => ({ value: String(i), label: String(score) }));
  return choice(`assigned/${id}`, String(assigned[id]), options, label);
}
