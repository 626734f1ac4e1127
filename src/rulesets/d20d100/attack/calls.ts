import type { KeptBlow } from "../../../core/attack/attack.js";
import type { AttackCall } from "../../../core/play/contract/call.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { deathTestCalls } from "../deeds/body/death-test.js";
import { destinyCalls } from "../deeds/body/destiny.js";
import { firstAidCalls } from "../deeds/body/first-aid.js";
import { attackMarkCalls } from "../deeds/mark-calls.js";
import { printNotation } from "../rules/arms/notation.js";
import { ROUND_HALVES } from "../rules/fight/round-actions.js";
import type { CombatSkill } from "../rules/vocabulary.js";
import { CHOICE } from "./chosen.js";
import { fight } from "./fields.js";
import { isJammed } from "./missiles.js";
import { modesOf, partOf, type Mode } from "./modes.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { roundNow } from "./reading.js";
import type { SHOTS_KEPT, ShotOutcome, StruckBody } from "./outcome/outcome-kept.js";
import { say } from "../deeds/kit.js";

type ShotBlow = KeptBlow<typeof SHOTS_KEPT>;

/** DD-93, DD-97, DD-177, DD-181 — what a shot leaves to be done: what any blow does, and a box that it may tick. */
export function callsOf(target: Actor, _attack: string, blow: ShotBlow): readonly AttackCall[] {
  return [...woundCalls(target, blow.outcome), ...skillCalls(blow)];
}

/** DD-93, DD-97, DD-181 — what a wound leaves to be done: a test against death, first aid, a point of destiny. */
export function woundCalls(target: Actor, { before, after, massive, type }: StruckBody): readonly AttackCall[] {
  return [
    ...deathTestCalls({ massive }, target),
    ...firstAidCalls(target),
    ...destinyCalls({ type, damage: before.hp - after.hp }, target),
  ];
}

/** DD-177 — the combat skill of a shot that hit by a natural 20. */
export function skillCalls({ attacker, weapon, outcome }: ShotBlow): readonly AttackCall[] {
  if (!weapon) return [];
  const { shots, mode } = outcome;
  const best = shots.filter(({ hit }) => hit).reduce((most, { die }) => Math.max(most, die), 0);
  const skill: CombatSkill = mode === "thrown" ? "thrownWeapons" : weaponOf(weapon).skill;
  return attackMarkCalls(attacker, best, `skill.${skill}`).map((call) => ({ ...call, ofAttacker: true }));
}

/** DD-127, DD-144, DD-151 — the second half-round; or the way out for a weapon that has jammed, and keeps what it had left. */
export function oneMore(attacker: Actor, weapon: Item, _target: Actor, outcome: ShotOutcome): Text | null {
  const { incident, mode, groups, skipped } = outcome;
  const { empty, dropped } = weaponOf(weapon);
  if (incident !== "none" || isJammed(weapon)) return clearing(weapon);
  const fired = skipped + groups.length;
  if (empty || dropped || !mayGoOn(attacker, fired)) return null;
  const rest = restOf(weapon, mode, fired);
  return rest ? fight("oneMore", { notation: printNotation(rest.line).replaceAll("-", "−") }) : null;
}

/** DD-151 — the words of the button that clears a weapon; `null` for one that works. */
export function clearing(weapon: Item): Text | null {
  return isJammed(weapon) ? say("unjam.name") : null;
}

/** DD-127, D-67 — what the attack after this one is: what is left of the row, or of the rapid fire. */
export function chosenNext({ mode, groups, skipped }: ShotOutcome): Choices {
  if (mode === "base") return { [CHOICE.mode]: "rest" };
  return { [CHOICE.mode]: mode, [CHOICE.part]: skipped + groups.length > 1 ? "third" : "others" };
}

/** DD-127, D-67 — the groups that are left of a row, or of rapid fire, once so many were fired; `null`: none. */
function restOf(weapon: Item, id: string, fired: number): Mode | null {
  const modes = modesOf(weapon);
  const whole = modes.find((one) => one.id === (id === "base" ? "rest" : id));
  if (!whole || fired === 0 || fired >= whole.skipped + whole.line.length) return null;
  return partOf(whole, fired > 1 ? "third" : "others");
}

/** DD-127 — whether the half-round that these groups belong to is still to come, or still on; outside fights nobody counts. */
function mayGoOn(attacker: Actor, fired: number): boolean {
  if (roundNow(attacker) === null) return true;
  const { spent } = figuresOf(attacker).fightNow;
  return fired > 1 ? spent === ROUND_HALVES : spent > 0 && spent < ROUND_HALVES;
}
