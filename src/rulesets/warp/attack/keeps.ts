import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Situation } from "../../../core/play/contract/situation.js";
import type { Far } from "./kept.js";
import { fliesFrom, standingAt, UNKNOWN } from "./ranged/reach.js";
import { tacticOf } from "./ranged/tactics.js";
import { weaponOf } from "./reading.js";
import { wayOf } from "./way.js";

/** What of a weapon a blow rests on, should it be deleted before its target answers or the keeper decides. */
export function keepsOf({ attacker, weapon, target, metres, choices }: Situation): Facts {
  const { category, temporary, divideByRange } = weaponOf(weapon);
  const shot = { target: target ?? attacker, weapon, metres, choices, guard: [] };
  const { parts, harm } = wayOf(weapon, choices).damage(shot);
  const far: Far | null = fliesFrom(weapon, choices)
    ? { ...(standingAt(weapon, metres) ?? UNKNOWN), fire: tacticOf(weapon, choices) }
    : null;
  return {
    players: Number(attacker.hasPlayerOwner),
    ...{ category, harm, temporary: Number(temporary), divides: Number(divideByRange) },
    ...Object.fromEntries(parts.map(({ id, value }) => [`${id}Factor`, value])),
    far: Number(far !== null),
    ...(far && { range: far.dice, band: far.band, beyond: Number(far.beyond), fire: far.fire }),
  };
}
