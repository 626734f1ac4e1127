import { interfaceHere } from "../foundry/types/interface.js";
import { rulesetOfPack } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { showName } from "../text/pack-names.js";

/**
 * Names the folders that hold our compendia in the sidebar after their ruleset, in the reader's language. Foundry's server
 * makes them of the manifest, where a name is no key; one that a keeper has renamed keeps its name.
 */
export function namePackFolders(): void {
  const names = new Map<string, string>();
  for (const { name, packs } of game.system.packFolders) {
    const [first = ""] = packs;
    const ruleset = rulesetOfPack(first);
    if (ruleset) names.set(name, `Gardien ${t(ruleset.title)}`);
  }
  const ours = [...game.packs.folders].filter(({ name }) => (names.get(name) ?? name) !== name);
  for (const folder of ours) showName(folder, (stored) => names.get(stored));
  if (ours.length > 0) void interfaceHere().compendium?.render({ reset: true });
}
