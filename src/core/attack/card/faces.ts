import { unfolded } from "../faces-thrown.js";
import { choicesFor } from "../intent.js";
import { procedureOf } from "../procedure-of.js";
import { recordOf } from "../roll.js";
import { actorOf, itemAt } from "../world.js";
import type { CardSource } from "./context.js";

/** The face and total of each target's first roll, as the message carries them: all there is before a verdict. */
export interface Face {
  readonly value: number;
  readonly faces: number;
  readonly total: number;
}

export function firstFaces({ message, intent, deed }: CardSource): readonly (Face | null)[] {
  const rolls = (message?.rolls ?? []).map(recordOf);
  const weapon = itemAt(intent.weapon.uuid);
  let next = 0;
  return intent.targets.map((target, index) => {
    const told = {
      weapon,
      target: actorOf(target),
      metres: target.distance.metres,
      choices: choicesFor(intent, target),
    };
    const specs = () => unfolded(procedureOf(intent.ruleset).rolls(told, target.lines), rolls.slice(next));
    const count = deed ? (deed.rolls[index] ?? 0) : specs().length;
    const roll = count > 0 ? rolls[next] : undefined;
    next += count;
    const die = roll?.dice[0];
    return die ? { value: die.results[0] ?? 0, faces: die.faces, total: roll.total } : null;
  });
}
