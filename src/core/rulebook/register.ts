/** `@Rule[GB-16]`, `@Rule[GB-16]{label}`, and what may be the number of a rule; not where its book tells it (« GB-16 · »). */
const PATTERN = /@Rule\[([^\]]+)\](?:\{([^}]+)\})?|(?<![\w-])[A-Z]+-\d{2,3}(?!\d|\s·)/g;

/** Has rules linked in formatted texts. Called once, at init. */
export function registerRulebook(): void {
  CONFIG.TextEditor.enrichers.push({
    pattern: PATTERN,
    enricher: async (match) => (await import("./enrich.js")).ruleEnriched(match),
  });
}
