import { nextOf } from "./faces-thrown.js";
import type { RollRecord } from "./faces-thrown.js";
import type { RollSpec } from "./procedure.js";
import { rollAll } from "./roll.js";
import { recordOf } from "./roll-record.js";

// An attack that strikes everybody around is thrown once for all. What that roll calls for each target has thrown for
// itself: such a roll says whose it is, for nobody could tell by its dice.

/** The rolls of such an attack: the first target's own, with nothing that it calls for, then what it calls for of each. */
export async function rollOnce(each: readonly (readonly RollSpec[])[]): Promise<foundry.dice.Roll[]> {
  const [lead] = each[0] ?? [];
  if (!lead) return [];
  const [roll] = await rollAll([alone(lead)]);
  if (!roll) return [];
  const rolls = [roll];
  for (const [target, [spec]] of each.entries()) {
    const called = spec ? nextOf(spec, recordOf(roll)) : null;
    if (called && called.when !== "later") rolls.push(...(await rollAll([ownedBy(called, target)])));
  }
  return rolls;
}

function alone(spec: RollSpec): RollSpec {
  return { ...spec, next: () => null };
}

/** A roll that says which target it is of, and so does whatever it calls for. */
function ownedBy(spec: RollSpec, target: number): RollSpec {
  const owned = { ...spec, options: { ...spec.options, target } };
  return spec.next ? { ...owned, next: (faces) => withOwner(spec.next?.(faces) ?? null, target) } : owned;
}

function withOwner(spec: RollSpec | null, target: number): RollSpec | null {
  return spec && ownedBy(spec, target);
}

/** A roll with the target that it says it is of; `null`: of all. */
export interface OwnedRecord extends RollRecord {
  readonly target: number | null;
}

/** The same as it came in a message: what it says may be anything. */
export function ownedRecordOf(roll: foundry.dice.Roll): OwnedRecord {
  const { target } = roll.options as { readonly target?: unknown };
  return { ...recordOf(roll), target: typeof target === "number" ? target : null };
}

/** Of the rolls of an attack that is thrown once, those of one target: the one roll of all, and its own. */
export function sharedBy(rolls: readonly OwnedRecord[], target: number): readonly RollRecord[] {
  const [lead, ...others] = rolls;
  return lead ? [lead, ...others.filter((roll) => roll.target === target)] : [];
}
