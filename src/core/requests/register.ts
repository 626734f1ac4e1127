/** `@Request[request of=group check=save.ref dc=15 hidden]{label}`. */
const PATTERN = /@Request\[([^\]]+)\](?:\{([^}]+)\})?/g;

/** Has links in formatted texts ask for tests. Called once, at init. */
export function registerRequests(): void {
  CONFIG.TextEditor.enrichers.push({
    pattern: PATTERN,
    enricher: async (match) => (await import("./enrich.js")).requestEnriched(match),
  });
}
