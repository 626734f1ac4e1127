import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import type { Shot } from "../../../core/play/contract/situation.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { locationDie, locationFormula } from "../rules/attack/called-zones.js";
import { aimFrom } from "./aim.js";
import { concealmentOf } from "./circumstances.js";
import { classicRolls } from "./classic/rolls.js";
import { bodyOf, subsystemsOf } from "./reading.js";

/** GB-15, GB-22, GB-23, GB-43 — the attack roll, then whatever else the target and the aim call for. */
export function rollsFor(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const attack = attackSpec("attack", lines);
  const astray = concealmentOf(shot.choices) === 0 ? [] : [CONCEALMENT];
  const { criticals, damageRoll, locationRoll } = subsystemsOf(shot.target);
  return [
    attack,
    ...(criticals ? [attackSpec("confirm", lines)] : []),
    ...(damageRoll ? classicRolls(shot) : []),
    ...(locationRoll ? locationRolls(shot) : []),
    ...astray,
  ];
}

/** The d20 with every line that counts; a threat is confirmed by the same once more. */
export function attackSpec(id: "attack" | "confirm", lines: readonly Line[]): RollSpec {
  return {
    id,
    who: "attacker",
    roll: "GbAttackRoll",
    formula: formulaOf("1d20", lines),
    faces: [20],
    plus: lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0),
    options: { ruleset: "gb", lines },
  };
}

/** GB-21 — rolled with the attack; it counts if that hits. */
const CONCEALMENT: RollSpec = {
  id: "concealment",
  who: "attacker",
  roll: "GbConcealmentRoll",
  formula: "1d100",
  faces: [100],
  plus: 0,
  options: { ruleset: "gb", lines: [] },
};

function locationRolls({ target, choices }: Shot): readonly RollSpec[] {
  const profile = bodyOf(target);
  const aim = aimFrom(choices, profile);
  const die = locationDie(profile, aim);
  const formula = locationFormula(profile, aim);
  if (!die || !formula) return [];
  // A body of one's own is not known by its id: such a roll keeps quiet about the place.
  const options = { ruleset: "gb", lines: [], profile: profile.own ? "" : profile.id, aim };
  return [
    { id: "location", who: "attacker", roll: "HitLocationRoll", formula, faces: [die.faces], plus: die.plus, options },
  ];
}
