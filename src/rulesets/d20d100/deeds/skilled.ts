import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { skillOf } from "../data/body.js";
import { lineOf } from "../dice/lines.js";

/** DD-40 — what somebody adds by a skill, as the line of a sum; `null` where they have no such skill. */
export function skillLine(actor: Actor, key: string): { readonly line: Modifier; readonly physical: boolean } | null {
  const skill = skillOf(actor, key);
  return skill && { line: lineOf("skill", skill.total, { name: skill.name }), physical: skill.physical };
}
