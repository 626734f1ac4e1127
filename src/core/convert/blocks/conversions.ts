import { rulesetsInSight } from "../../settings/in-sight.js";
import type { Conversion } from "../conversion.js";

/** The pasting of stat blocks, for all rulesets in sight that know how; none where no ruleset does. */
export function blockConversions(): readonly Conversion[] {
  const rulesets = rulesetsInSight().filter(({ blocks }) => blocks);
  const [first] = rulesets;
  if (!first) return [];
  return [
    {
      id: "blocks",
      name: "GARDIEN.BLOCK.conversion",
      hint: "GARDIEN.BLOCK.about",
      from: [],
      into: first.id,
      begin: async () => (await import("./procedure.js")).beginBlocks(rulesets),
    },
  ];
}
