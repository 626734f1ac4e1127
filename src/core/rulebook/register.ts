import { numberSource } from "./numbers.js";

/**
 * Has `@Rule[GB-16]` and `@Rule[GB-16]{label}` read in formatted texts, and numbers as they stand; not where the book
 * tells its rule (« GB-16 · »). Called once, at init, when the rulesets are known.
 */
export function registerRulebook(): void {
  CONFIG.TextEditor.enrichers.push({
    pattern: new RegExp(String.raw`@Rule\[([^\]]+)\](?:\{([^}]+)\})?|${numberSource()}(?!\s·)`, "g"),
    enricher: async (match) => (await import("./enrich.js")).ruleEnriched(match),
  });
}
