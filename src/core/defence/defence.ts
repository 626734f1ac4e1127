import type { DefenceEssentials, DefenceProcedure } from "../play/contract/defence.js";

/** Makes a way in which targets answer, of what a ruleset says of it and defaults for the rest. */
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
  };
}
