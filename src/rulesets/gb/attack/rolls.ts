import type { Line, RollSpec, Situation } from "../../../core/attack/procedure.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { locationDie, locationFormula } from "../rules/zones.js";
import { aimFrom } from "./aim.js";
import { bodyOf } from "./reading.js";

/** GB-15, GB-22, GB-23 — the attack roll, and the location roll where the aim leaves the zone open. */
export function rollsFor(
  { target, choices }: Pick<Situation, "target" | "choices">,
  lines: readonly Line[],
): readonly RollSpec[] {
  const attack: RollSpec = {
    id: "attack",
    who: "attacker",
    roll: "GbAttackRoll",
    formula: formulaOf("1d20", lines),
    faces: [20],
    plus: lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0),
    options: { ruleset: "gb", lines },
  };
  const profile = bodyOf(target);
  const aim = aimFrom(choices, profile);
  const die = locationDie(profile, aim);
  const formula = locationFormula(profile, aim);
  if (!die || !formula) return [attack];
  const options = { ruleset: "gb", lines: [], profile: profile.id, aim };
  return [
    attack,
    { id: "location", who: "attacker", roll: "HitLocationRoll", formula, faces: [die.faces], plus: die.plus, options },
  ];
}
