import { rulesetsInSight } from "../settings/in-sight.js";
import type { Ruleset } from "../ruleset.js";
import { reportFailure } from "../text/errors.js";
import type { Kind } from "./contract.js";
import type { Shelf } from "./shelf-kinds.js";

/** Fetches what the rulesets in sight bring to the browser. One that cannot be had is listed without figures. */
export async function shelvesInSight(): Promise<readonly Shelf[]> {
  return Promise.all(rulesetsInSight().map(shelfOf));
}

async function shelfOf(ruleset: Ruleset): Promise<Shelf> {
  const plain: Shelf = {
    ruleset: ruleset.id,
    kinds: plainKinds(ruleset),
    block: () => Promise.resolve(() => []),
  };
  if (!ruleset.browser) return plain;
  try {
    return { ...plain, ...(await ruleset.browser()) };
  } catch (error) {
    reportFailure(`browser of ${ruleset.id}`, error);
    return plain;
  }
}

/** A kind for each sub-type, by its name alone. */
function plainKinds({ actors, items }: Ruleset): readonly Kind[] {
  const kind = (document: string) => (type: string) => ({
    id: type,
    label: `TYPES.${document}.${type}`,
    types: [type],
    columns: [],
  });
  return [...Object.keys(actors).map(kind("Actor")), ...Object.keys(items).map(kind("Item"))];
}
