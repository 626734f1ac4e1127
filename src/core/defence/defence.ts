import { withEffects } from "../play/effects/effect-lines.js";
import type { DefenceEssentials, DefenceProcedure } from "../play/contract/defence.js";

/** Makes a target's way to answer, from a ruleset's members and defaults for the others. */
export function defence(parts: DefenceEssentials & Partial<DefenceProcedure>): DefenceProcedure {
  return {
    name: () => null,
    facts: () => [],
    fields: () => [],
    obstacle: () => null,
    modifiers: () => [],
    remembers: false,
    keeps: () => ({}),
    secret: () => false,
    blind: () => false,
    patience: () => 0,
    silent: () => false,
    ...parts,
    explain: withEffects(parts.explain),
  };
}
