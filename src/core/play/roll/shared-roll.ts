import { nextOf } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import type { RollSpec } from "../contract/dice.js";
import { leavesLater, rollAll } from "./roll.js";
import type { Leaves } from "./roll.js";
import { recordOf } from "../dice/roll-record.js";

// An attack that strikes everybody around is thrown once for all. What that roll calls for each target has thrown for
// itself: such a roll says whose it is, for nobody could tell by its dice.

/** Throws an attack's shared rolls: the first target's, with those shared, then what they call for of each target. */
export async function rollOnce(
  each: readonly (readonly RollSpec[])[],
  leaves: Leaves = leavesLater,
): Promise<foundry.dice.Roll[]> {
  const ofAll: foundry.dice.Roll[] = [];
  for (let lead = each[0]?.[0] ?? null; lead;) {
    const [roll]: foundry.dice.Roll[] = await rollAll([alone(lead)]);
    if (!roll) break;
    ofAll.push(roll);
    const called: RollSpec | null = nextOf(lead, recordOf(roll));
    lead = called?.shared ? called : null;
  }
  const rolls = [...ofAll];
  for (const [target, [spec]] of each.entries()) {
    const called = ofAll.reduce<RollSpec | null>((at, roll) => at && nextOf(at, recordOf(roll)), spec ?? null);
    if (called && !leaves(called)) rolls.push(...(await rollAll([markedFor(called, target)], leaves)));
  }
  return rolls;
}

function alone(spec: RollSpec): RollSpec {
  return { ...spec, next: () => null };
}

/** Marks a roll, and all that it calls for, with the index of its target. */
function markedFor(spec: RollSpec, target: number): RollSpec {
  const owned = { ...spec, options: { ...spec.options, target } };
  return spec.next ? { ...owned, next: (faces) => markedNext(spec.next?.(faces) ?? null, target) } : owned;
}

function markedNext(spec: RollSpec | null, target: number): RollSpec | null {
  return spec && markedFor(spec, target);
}

/** A roll with the index of its target; `null`: of all. */
export interface OwnedRecord extends RollRecord {
  readonly target: number | null;
}

/** Reads a roll with its target as received: the index may be anything. */
export function ownedRecordOf(roll: foundry.dice.Roll): OwnedRecord {
  const { target } = roll.options as { readonly target?: unknown };
  return { ...recordOf(roll), target: typeof target === "number" ? target : null };
}

/** Returns one target's rolls of an attack that is thrown once: those of all targets, and its own. */
export function sharedBy(rolls: readonly OwnedRecord[], target: number): readonly RollRecord[] {
  return rolls.filter((roll) => roll.target === null || roll.target === target);
}

/** Returns the number of rolls when each of several targets counts those of all as its own. */
export function countedFor(rolls: readonly OwnedRecord[], targets: number): number {
  const ofAll = rolls.filter(({ target }) => target === null).length;
  return rolls.length + ofAll * (targets - 1);
}
