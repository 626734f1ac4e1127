/** What names an element, and what refers to others by their names. */
const NAMES = ["id", "for", "list", "aria-labelledby", "aria-describedby", "aria-controls"];
const NAMED = NAMES.map((name) => `[${name}]`).join(", ");

const plain = (ids: string): string => ids.replaceAll(/[^\w\s\u0080-\uffff-]/g, "-");

/**
 * Leaves in the ids of parts that were drawn only what may stand in a selector as it is. Foundry looks for what had the
 * focus by its id without escaping it: at the dots of a field's path it would find nothing, or fail (its issues 11119
 * and 11742).
 */
export function plainIds(parts: unknown): void {
  for (const part of Object.values((parts ?? {}) as Record<string, Element>))
    for (const element of [part, ...part.querySelectorAll(NAMED)])
      for (const name of NAMES) {
        const ids = element.getAttribute(name);
        if (ids !== null && plain(ids) !== ids) element.setAttribute(name, plain(ids));
      }
}
