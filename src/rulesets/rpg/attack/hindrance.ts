import type { Situation } from "../../../core/play/contract/situation.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import type { Text } from "../../../core/text/text.js";
import { rpgOptions } from "../data/options.js";
import { attackRefusal } from "../rules/attack/attack-rights.js";
import { nameOf } from "./called.js";
import { fight } from "./fields.js";
import { entangling } from "./manoeuvres/caught.js";
import { lacksAmmunition } from "./missiles.js";
import { roundForAttack } from "./outcome/plan.js";
import { figuresOf, roundOf, weaponOf } from "./reading.js";
import { useOf } from "./use.js";

/** RP-27, RP-50 — why nobody attacks with a weapon: it has no dice and catches nobody, or its bearer is dead. */
export function obstacleOf(weapon: Item): Text | null {
  const { actor } = weapon;
  const { dice, special } = weaponOf(weapon);
  if (!dice && !entangling(special)) return fight("obstacle.noDice", { name: nameAsRead(weapon.name, weapon.system) });
  return actor && figuresOf(actor).hp.state === "dead" ? fight("obstacle.dead", { name: nameOf(actor) }) : null;
}

/** RP-32…RP-41, RP-55, RP-61, RP-73 — why an attack cannot be made now; `null` when it can. */
export function hindranceOf(situation: Situation, blows: number): Text | null {
  const { attacker, weapon, metres, choices } = situation;
  const system = weaponOf(weapon);
  const { bodyState: body, handedness, attributes } = figuresOf(attacker);
  if (blows > 1) return fight("refusal.oneTarget");
  const use = useOf(system, choices);
  const { natural, grip, outOfUse, loaded } = system;
  if (lacksAmmunition(attacker, system, use)) return fight("refusal.noAmmunition");
  const round = roundOf(attacker);
  const range = system.rangeIn(use, attributes.body.value);
  const refusal = attackRefusal(
    { use, natural, grip, outOfUse, loaded, distance: metres, range },
    { body, handedness, round: round && roundForAttack(round, use, choices) },
    { missileShots: rpgOptions().missileShots, chaos: rpgOptions().chaos },
  );
  return refusal && fight(`refusal.${refusal}`, { name: nameOf(attacker), range: range ?? 0 });
}
