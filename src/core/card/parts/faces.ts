import { blastOf } from "../../world/blast.js";
import { type RollRecord, shownDice, unfolded } from "../../play/dice/read-faces.js";
import { choicesFor } from "../../play/record/intent.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { RollSpec } from "../../play/contract/dice.js";
import type { ShownDie } from "../../play/contract/shown-dice.js";
import { ownedRecordOf, sharedBy } from "../../play/roll/shared-roll.js";
import { actorOf, itemAt } from "../../world/world.js";
import type { CardSource } from "../source.js";

/** The dice and total of each target's first roll, as the message carries them: all there is before a verdict. */
export interface Face {
  readonly die: { readonly value: number; readonly faces: number } | null;
  /** Where several make the roll. */
  readonly dice: readonly ShownDie[];
  readonly total: number;
}

export function firstFaces({ message, intent, deed, record }: CardSource): readonly (Face | null)[] {
  const all = (message?.rolls ?? []).map(ownedRecordOf);
  const weapon = itemAt(intent.weapon.uuid);
  const judged = record ? intent : { ...intent, way: "" }; // what a message says of its way nobody believes unjudged
  const procedure = deed ? null : procedureOf(judged, record?.verdict.targets[0]);
  const blast = procedure && blastOf(procedure, { weapon, choices: intent.choices });
  let next = 0;
  return intent.targets.map((target, index) => {
    const [rolls, first] = blast ? [sharedBy(all, index), 0] : [all, next];
    const told = {
      weapon,
      target: actorOf(target),
      metres: target.distance.metres,
      choices: choicesFor(intent, target),
    };
    const specs = procedure ? unfolded(procedure.rolls(told, target.lines), rolls.slice(first)) : [];
    const count = deed ? (deed.rolls[index] ?? 0) : specs.length;
    const roll = count > 0 ? rolls[first] : undefined;
    next += count;
    const die = roll?.dice[0];
    if (!die) return null;
    const [spec] = specs;
    if (spec && (spec.groups || spec.faces.length > 1))
      return { die: null, dice: shownDice(spec, roll), total: roll.total };
    if (deed && roll.dice.flatMap(({ results }) => results).length > 1)
      return { die: null, dice: shownDice(keptIn(die), roll), total: roll.total };
    return { die: { value: die.results[0] ?? 0, faces: die.faces }, dice: [], total: roll.total };
  });
}

/** Which dice of a deed's roll count, as its formula says: what calls for them is known to its procedure alone. */
function keptIn({ modifiers = "" }: RollRecord["dice"][number]): Pick<RollSpec, "keep"> {
  const [, mode, count] = /^(kh|kl)(\d+)$/.exec(modifiers) ?? [];
  return mode === "kh" || mode === "kl" ? { keep: { mode, count: Number(count) } } : {};
}
