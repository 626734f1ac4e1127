import type { Json } from "../../../../core/shape/shape.js";
import type { Bystander, ValueChange } from "../../../../core/play/contract/changes.js";
import { actorAt } from "../../../../core/world/world.js";
import { letGo } from "../../rules/attack/hold-lost.js";
import type { Hold } from "../../rules/attack/holds.js";

const HOLD_KEYS = ["grappling", "immobilised", "prone", "strangled"] as const satisfies readonly (keyof Hold)[];

/** DD-137…DD-139 — how somebody stands in grapples, apart from the document that keeps it. */
export function heldIn({ grappling, immobilised, prone, strangled }: Hold): Hold {
  return { grappling: [...grappling], immobilised, prone, strangled: strangled && { ...strangled } };
}

/** DD-137…DD-139 — what becomes of a hold, by path under `system`; nothing where it stays as it is. */
export function holdWritten(before: Hold, after: Hold): Readonly<Record<string, Json>> {
  const changed = HOLD_KEYS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(changed.map((key) => [`states.${key}`, JSON.parse(JSON.stringify(after[key])) as Json]));
}

/** The same as a plan writes it. */
export function holdValues(before: Hold, after: Hold): readonly ValueChange[] {
  return Object.entries(holdWritten(before, after)).map(([key, value]) => ({ path: `system.${key}`, after: value }));
}

/** DD-137 — what becomes of those, by UUID, whom somebody holds no more. */
export function letGoBy(uuids: readonly string[], by: string): readonly Bystander[] {
  return uuids.flatMap((uuid) => {
    const actor = actorAt(uuid);
    const { states } = (actor?.system ?? {}) as { readonly states?: Hold };
    if (!actor || !states?.grappling) return [];
    const before = heldIn(states);
    return [{ actor, changes: { values: holdValues(before, letGo(before, by)) } }];
  });
}
