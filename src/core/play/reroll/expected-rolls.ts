import { actOf, leadFor } from "../act/act-of.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import { areDue, facesThrown } from "../dice/read-faces.js";
import { recordOf } from "../dice/roll-record.js";
import { evaluate } from "../roll/roll.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the first rolls that one target calls for, as things stand now; empty when its actor was deleted. */
export function rollsDue(verdict: Verdict, index: number): readonly RollSpec[] {
  const target = verdict.targets[index];
  const actor = target ? actorOf(target) : null;
  return actor ? actOf(verdict).rolls(actor, index, leadFor(verdict, index)) : [];
}

/** Returns the rolls that were thrown, each followed by those it calls for by its dice. */
export function rollsFallen(specs: readonly RollSpec[], dice: Dice): readonly RollSpec[] {
  const found: RollSpec[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      const faces: readonly number[] | undefined = dice[next.id];
      if (!faces) break;
      found.push(next);
      next = next.next?.(faces) ?? null;
    }
  }
  return found;
}

/** Returns the rolls that a target's blow called for after the answer, in messages of their own, as far as thrown. */
export function rollsOwed(verdict: Verdict, index: number): readonly RollSpec[] {
  const target = verdict.targets[index];
  const actor = target ? actorOf(target) : null;
  if (!target || !actor) return [];
  const act = actOf(verdict);
  const known = new Set(rollsFallen(rollsDue(verdict, index), { ...target.dice, ...target.later }).map(({ id }) => id));
  const found: RollSpec[] = [];
  for (;;) {
    const later = Object.fromEntries(Object.entries(target.later).filter(([id]) => known.has(id)));
    const next = act.owed({ ...target, later }, index, actor);
    const thrown = next ? rollsFallen([next], target.later).filter(({ id }) => !known.has(id)) : [];
    if (thrown.length === 0) return found;
    found.push(...thrown);
    for (const { id } of thrown) known.add(id);
  }
}

/** Returns ids of the rolls thrown once for all targets. */
export function rollsOfAll(specs: readonly RollSpec[], dice: Dice): readonly string[] {
  const found: string[] = [];
  for (let next: RollSpec | null = specs[0] ?? null; next;) {
    const faces: readonly number[] | undefined = dice[next.id];
    if (!faces) break;
    found.push(next.id);
    const called: RollSpec | null = next.next?.(faces) ?? null;
    next = called?.shared ? called : null;
  }
  return found;
}

/** Dice that rolls call for, and the rolls that were thrown to complete them. */
interface Completed {
  readonly dice: Dice;
  readonly thrown: readonly foundry.dice.Roll[];
}

/**
 * Keeps the known dice that are still called for, and throws those missing. A test that now succeeds calls for other
 * dice than the failure did.
 */
export async function completed(specs: readonly RollSpec[], known: Dice): Promise<Completed> {
  const dice: Record<string, readonly number[]> = {};
  const thrown: foundry.dice.Roll[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      let faces: readonly number[] | undefined = areDue(next, known[next.id]) ? known[next.id] : undefined;
      if (!faces) {
        if (next.when === "later") break;
        const roll = await evaluate(next);
        thrown.push(roll);
        faces = facesThrown(next, recordOf(roll)) ?? [];
      }
      dice[next.id] = faces;
      next = next.next?.(faces) ?? null;
    }
  }
  return { dice, thrown };
}
