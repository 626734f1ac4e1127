import type { Line, RollSpec, Shot } from "../../../core/attack/procedure.js";
import { parriedAs } from "../rules/weapon-use.js";
import { rpgOptions } from "../data/options.js";
import { testSpec } from "../dice/specs.js";
import { resolveTest } from "../rules/test-result.js";
import { ATTACK, attackScore, difficultyOf } from "./attack-test.js";
import { guardsAgainst, type GuardAtHand } from "./guards.js";
import { landingRoll } from "./landing.js";
import { weaponOf } from "./reading.js";
import { useOf } from "./use.js";
import type { Parried } from "../rules/parry.js";

/** RP-42 — what a blow is for whoever parries it; one whose weapon is gone was an armed blow. */
export function parriedBlow({ weapon, choices }: Pick<Shot, "weapon" | "choices">): Parried {
  if (!weapon) return "melee";
  const system = weaponOf(weapon);
  return parriedAs(useOf(system, choices), system);
}

/** RP-42 — with what a blow may be met. */
export function guardsFor(shot: Pick<Shot, "weapon" | "choices"> & { readonly target: Actor }): readonly GuardAtHand[] {
  return guardsAgainst(shot.target, parriedBlow(shot));
}

/** RP-41 — what the attacker throws; where nothing can meet the blow, what it does once it lands as well. */
export function attackRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const { weapon, choices, target } = shot;
  const score = attackScore(weapon, choices) ?? 0;
  const naturals = rpgOptions().rpgNaturals;
  const spec = testSpec(ATTACK, { what: "attack", score, naturals, lines });
  if (!target || guardsFor({ weapon, choices, target }).length > 0) return [spec];
  const next = ([die = 0]: readonly number[]): RollSpec | null => {
    const test = resolveTest({ score, difficulty: difficultyOf(lines), die }, naturals);
    if (!test.success) return null;
    return landingRoll({ weapon, choices, target, criticalSuccess: test.outcome === "criticalSuccess" }, "attacker");
  };
  return [{ ...spec, next }];
}
