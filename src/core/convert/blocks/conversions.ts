import type { Ruleset } from "../../ruleset.js";
import { rulesetsInSight } from "../../settings/in-sight.js";
import type { Conversion } from "../conversion.js";

/** The pasting of stat blocks, for each ruleset in sight that knows how. */
export function blockConversions(): readonly Conversion[] {
  return rulesetsInSight().flatMap((ruleset) => (ruleset.blocks ? [conversionOf(ruleset, ruleset.blocks)] : []));
}

function conversionOf(ruleset: Ruleset, blocks: NonNullable<Ruleset["blocks"]>): Conversion {
  return {
    id: `block-${ruleset.id}`,
    name: "GARDIEN.BLOCK.conversion",
    hint: "GARDIEN.BLOCK.about",
    from: [],
    into: ruleset.id,
    begin: async () => {
      const [{ beginBlocks }, notation] = await Promise.all([import("./procedure.js"), blocks()]);
      return beginBlocks(ruleset, notation);
    },
  };
}
