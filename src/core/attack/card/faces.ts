import { shownDice, unfolded } from "../faces-thrown.js";
import { choicesFor } from "../intent.js";
import { procedureOf } from "../procedure-of.js";
import type { ShownDie } from "../contract/shown-dice.js";
import { recordOf } from "../roll-record.js";
import { actorOf, itemAt } from "../world.js";
import type { CardSource } from "./context.js";

/** The dice and total of each target's first roll, as the message carries them: all there is before a verdict. */
export interface Face {
  readonly die: { readonly value: number; readonly faces: number } | null;
  /** Where several make the roll. */
  readonly dice: readonly ShownDie[];
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
    const specs = deed ? [] : unfolded(procedureOf(intent.ruleset).rolls(told, target.lines), rolls.slice(next));
    const count = deed ? (deed.rolls[index] ?? 0) : specs.length;
    const roll = count > 0 ? rolls[next] : undefined;
    next += count;
    const die = roll?.dice[0];
    if (!die) return null;
    const [first] = specs;
    if (first && (first.groups || first.faces.length > 1))
      return { die: null, dice: shownDice(first, roll), total: roll.total };
    return { die: { value: die.results[0] ?? 0, faces: die.faces }, dice: [], total: roll.total };
  });
}
