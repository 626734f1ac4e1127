import { choicesFor } from "../intent.js";
import type { AttackProcedure } from "../procedure.js";
import { recordOf } from "../roll.js";
import { actorOf, itemAt } from "../world.js";
import type { CardSource } from "./context.js";

/** The face and total of each target's first roll, as the message carries them: all there is before a verdict. */
export interface Face {
  readonly value: number;
  readonly faces: number;
  readonly total: number;
}

export function firstFaces({ message, intent }: CardSource, procedure: AttackProcedure): readonly (Face | null)[] {
  const rolls = (message?.rolls ?? []).map(recordOf);
  const weapon = itemAt(intent.weapon.uuid);
  let next = 0;
  return intent.targets.map((target) => {
    const roll = rolls[next];
    const choices = choicesFor(intent, target);
    next += procedure.rolls({ weapon, target: actorOf(target), choices }, target.lines).length;
    const die = roll?.dice[0];
    return die ? { value: die.results[0] ?? 0, faces: die.faces, total: roll.total } : null;
  });
}
