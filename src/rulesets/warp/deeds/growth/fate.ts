import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { poolRolls } from "../../dice/specs.js";
import { fateResult, fatePool } from "../../rules/fate.js";
import type { PoolModifier } from "../../rules/pool.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { numberField, textField } from "../fields.js";
import { count } from "../figures.js";
import { rolledFacts, rolledOutcome, rolledView } from "../rolled.js";

/** WP-13 — most dice that the keeper adds to fate's own. */
const MOST = 10;
const TONES = { good: "good", middling: "mute", bad: "bad" } as const;

function diceIn(choices: DeedChoices, id: "bonus" | "malus"): number {
  return numberIn(choices, id, { min: 0, max: MOST, otherwise: 0 });
}

function triedBy(actor: Actor, choices: DeedChoices): Tried {
  const all: readonly PoolModifier[] = [
    { id: "advantage", kind: "bonus", count: diceIn(choices, "bonus") },
    { id: "hindrance", kind: "malus", count: diceIn(choices, "malus") },
  ];
  return rollOf(
    { what: "fate", rules: "plain" },
    actor,
    fatePool().keep,
    all.filter(({ count }) => count > 0),
  );
}

/** WP-13 — no trait applies, and fate says how things turn out for the players. */
export const fate = deed("fate", {
  icon: "fa-solid fa-hand-sparkles",
  by: "owner",
  fields: (_actors, choices) => [
    { ...numberField("bonus", diceIn(choices, "bonus"), 0, MOST), asks: true },
    { ...numberField("malus", diceIn(choices, "malus"), 0, MOST), asks: true },
    textField("reason", textIn(choices, "reason"), told("hint.fate")),
  ],
  rolls: ({ actor, choices }) => poolRolls("fate", triedBy(actor, choices)),
  modifiers: ({ actor, choices }) => triedBy(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => {
    const rolled = rolledOutcome(actor, triedBy(actor, choices), dice, "fate");
    if (!rolled) return { total: null };
    return { ...rolled, npc: false, result: fateResult(rolled.total), reason: textIn(choices, "reason") };
  },
  edit: {
    figures: ({ total }) => (typeof total === "number" ? [count("total", [2, 12])] : []),
    follow: (decided) => ({ result: fateResult(stored(decided, "total")) }),
  },
  view: (outcome) => {
    const result = (["good", "middling", "bad"] as const).find((one) => one === word(outcome, "result"));
    if (!result) return card({ verdict: told("check.none"), tone: "mute" });
    return card({
      ...rolledView(outcome),
      verdict: told(`fate.${result}`),
      tone: TONES[result],
      facts: rolledFacts(outcome),
    });
  },
});
