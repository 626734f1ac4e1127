import { blastOf } from "../../world/blast.js";
import { type RollRecord, shownDice, unfolded } from "../../play/dice/read-faces.js";
import { choicesFor } from "../../play/record/intent.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { RollSpec } from "../../play/contract/dice.js";
import type { ShownDie } from "../../play/contract/shown-dice.js";
import type { DeedCall } from "../../play/record/deed-call.js";
import { recordOf } from "../../play/dice/roll-record.js";
import { ownedRecordOf, sharedBy } from "../../play/roll/shared-roll.js";
import { actorOf, itemAt } from "../../world/world.js";
import type { CardSource } from "../source.js";

/** Dice and total of a target's first roll, as the message has them, for a card without a verdict. */
export interface Face {
  readonly die: { readonly value: number; readonly faces: number } | null;
  /** Several dice of one roll. */
  readonly dice: readonly ShownDie[];
  readonly total: number;
}

/** Returns the faces of an attack, by its weapon's way. */
export function attackFaces({ message, intent, record }: CardSource): readonly (Face | null)[] {
  const all = (message?.rolls ?? []).map(ownedRecordOf);
  const weapon = itemAt(intent.weapon.uuid);
  const judged = record ? intent : { ...intent, way: "" }; // what a message says of its way nobody believes unjudged
  const procedure = procedureOf(judged, record?.verdict.targets[0]);
  const blast = blastOf(procedure, { weapon, choices: intent.choices });
  let next = 0;
  return intent.targets.map((target, index) => {
    const rolls = blast ? sharedBy(all, index) : all.slice(next);
    const choices = choicesFor(intent, target);
    const shot = { weapon, target: actorOf(target), metres: target.distance.metres, choices };
    const specs = unfolded(procedure.rolls(shot, target.lines), rolls);
    next += specs.length;
    const [spec] = specs;
    const faces = spec && (spec.groups || spec.faces.length > 1) ? spec : null;
    return spec && !spec.aside ? faceOf(rolls[0], faces) : null;
  });
}

/** Returns the faces of a deed, whose message says how many rolls each target has. */
export function deedFaces({ message, intent }: CardSource, { rolls }: DeedCall): readonly (Face | null)[] {
  const all = (message?.rolls ?? []).map(recordOf);
  let next = 0;
  return intent.targets.map((_target, index) => {
    const count = rolls[index] ?? 0;
    const roll = count > 0 ? all[next] : undefined;
    next += count;
    const [die] = roll?.dice ?? [];
    const several = roll && roll.dice.flatMap(({ results }) => results).length > 1;
    return faceOf(roll, die && several ? keptIn(die) : null);
  });
}

/** Returns a roll as its face: all dice where `several` says which of them count, else the one. */
function faceOf(roll: RollRecord | undefined, several: Parameters<typeof shownDice>[0] | null): Face | null {
  const [die] = roll?.dice ?? [];
  if (!roll || !die) return null;
  if (several) return { die: null, dice: shownDice(several, roll), total: roll.total };
  return { die: { value: die.results[0] ?? 0, faces: die.faces }, dice: [], total: roll.total };
}

/** Returns which dice of a deed's roll count, by its formula: before the verdict its procedure is not asked. */
function keptIn({ modifiers = "" }: RollRecord["dice"][number]): Pick<RollSpec, "keep"> {
  const [, mode, count] = /^(kh|kl)(\d+)$/.exec(modifiers) ?? [];
  return mode === "kh" || mode === "kl" ? { keep: { mode, count: Number(count) } } : {};
}
