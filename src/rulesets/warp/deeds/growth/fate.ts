import { card } from "../../../../core/deed/card.js";
import { nullable, oneOf } from "../../../../core/shape/shape.js";
import { poolRolls } from "../../dice/specs.js";
import { fateResult, fatePool } from "../../rules/checks/fate.js";
import type { PoolModifier } from "../../rules/checks/pool.js";
import { rollOf } from "../action.js";
import type { Tried } from "../action.js";
import { count, deed, field, say } from "../kit.js";
import { ROLLED, rolledFacts, rolledOutcome, rolledView } from "../rolled.js";

/** WP-13 — most dice that the keeper adds to fate's own. */
const MOST = 10;
const TONES = { good: "good", middling: "mute", bad: "bad" } as const;

function triedBy(actor: Actor, { bonus, malus }: { readonly bonus: number; readonly malus: number }): Tried {
  const all: readonly PoolModifier[] = [
    { id: "advantage", kind: "bonus", count: bonus },
    { id: "hindrance", kind: "malus", count: malus },
  ];
  return rollOf(
    { what: "fate", rules: "plain" },
    actor,
    fatePool().keep,
    all.filter(({ count: dice }) => dice > 0),
  );
}

/** WP-13 — no trait applies, and fate says how things turn out for the players. */
export const fate = deed("fate", {
  icon: "fa-solid fa-hand-sparkles",
  by: "owner",
  form: {
    bonus: field.number(0, MOST, { asks: true }),
    malus: field.number(0, MOST, { asks: true }),
    reason: field.text({ hint: say("hint.fate") }),
  },
  kept: { ...ROLLED, result: nullable(oneOf(["good", "middling", "bad"])) },
  rolls: ({ actor, form }) => poolRolls("fate", triedBy(actor, form)),
  modifiers: ({ actor, form }) => triedBy(actor, form).modifiers,
  outcome: ({ actor, form, dice }) => {
    const rolled = rolledOutcome(actor, triedBy(actor, form), dice, "fate");
    return rolled ? { ...rolled, npc: false, result: fateResult(rolled.total), reason: form.reason } : { total: null };
  },
  edit: {
    figures: ({ total }) => (total === null ? [] : [count("total", [2, 12])]),
    follow: ({ total }) => ({ result: fateResult(total ?? 0) }),
  },
  view: (kept) => {
    const { result } = kept;
    if (!result) return card({ verdict: say("check.none"), tone: "mute" });
    return card({ ...rolledView(kept), verdict: say(`fate.${result}`), tone: TONES[result], facts: rolledFacts(kept) });
  },
});
