import type { Json } from "../../../core/shape/shape.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Condition } from "../rules/body/conditions.js";

/** RP-61 — what to write so that these conditions, and no others, last on an actor. */
export function lastingChange(conditions: readonly Condition[]): readonly ValueChange[] {
  return [{ path: "system.conditions", after: JSON.parse(JSON.stringify(conditions)) as Json }];
}
