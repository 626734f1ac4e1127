import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Facts, Line } from "../../../core/play/contract/modifiers.js";
import type { Shot } from "../../../core/play/contract/situation.js";
import { rpgOptions } from "../data/options.js";
import { testSpec } from "../dice/specs.js";
import { resolveTest } from "../rules/checks/test-result.js";
import { ATTACK, difficultyOf } from "./attack-test.js";
import { guardsAgainst, type GuardAtHand } from "./answer/guards.js";
import { fumbleRoll, type Fumbler } from "./outcome/fumble.js";
import { landingRoll } from "./outcome/landing.js";
import { strikeOf } from "./strike.js";
import type { Parried } from "../rules/attack/parry.js";

/** RP-55 — with what an attack fumbles. */
export function attackFumbler(shot: Made): Fumbler {
  const { natural = false, experimental = false, spell = false } = strikeOf(shot) ?? {};
  return { who: "attacker", item: shot.weapon?.id ?? "", shield: false, armed: !natural, experimental, spell };
}

/** What a blow is made with. */
type Made = Pick<Shot, "weapon" | "choices"> & { readonly kept?: Facts };

/** RP-42 — what a blow is for the target that parries it; one whose weapon is gone was an armed blow. */
export function parriedBlow(shot: Made): Parried {
  return strikeOf(shot)?.parried ?? "melee";
}

/** RP-42 — with what a blow may be met. */
export function guardsFor(shot: Made & { readonly target: Actor }): readonly GuardAtHand[] {
  return guardsAgainst(shot.target, parriedBlow(shot));
}

/**
 * RP-41 — what the attacker throws; where nothing can meet the blow, what it does once it lands as well. By the time the
 * arbiter sees it the target may have found a guard, or lost its last: what was thrown counts, what was not is thrown later.
 */
export function attackRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const { weapon, choices, target } = shot;
  const score = strikeOf(shot)?.score ?? 0;
  const naturals = rpgOptions().naturals;
  const spell = strikeOf(shot)?.spell === true;
  const spec = testSpec(ATTACK, { what: spell ? "cast" : "attack", score, naturals, lines });
  const next = ([die = 0]: readonly number[]): RollSpec | null => {
    const test = resolveTest({ score, difficulty: difficultyOf(lines), die }, naturals);
    if (test.outcome === "criticalFailure") return fumbleRoll(attackFumbler(shot), "attacker");
    if (!test.success || !target) return null;
    const landing = landingRoll(
      { weapon, choices, target, criticalSuccess: test.outcome === "criticalSuccess" },
      "attacker",
    );
    const asked = strikeOf(shot)?.resisted === true || guardsFor({ weapon, choices, target }).length > 0;
    return landing && { ...landing, when: asked ? "later" : "now" };
  };
  return [{ ...spec, next }];
}
