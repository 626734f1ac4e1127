import type { Text } from "../../../core/text/text.js";
import { abilityLabel, saveLabel } from "../labels.js";
import { ABILITIES, SAVES } from "../rules/vocabulary.js";

const POOLS = ["pv", "hp"] as const;

/** GB-05, GB-06, GB-43, D-57 — what a number of the sheet is that an outcome changes: points, or what a level raises. */
export function numberLabel(path: string): Text {
  const among = <Id extends string>(ids: readonly Id[]): Id | undefined => ids.find((id) => path.includes(`.${id}.`));
  if (path === "system.level") return { key: "GARDIEN.GB.INVESTIGATOR.FIELDS.level.label" };
  if (path === "system.bab") return { key: "GARDIEN.GB.DEED.fact.bab" };
  const save = path.startsWith("system.saves.") && among(SAVES);
  if (save) return { key: saveLabel(save) };
  const ability = path.startsWith("system.abilities.") && among(ABILITIES);
  if (ability) return { key: abilityLabel(ability) };
  return { key: `GARDIEN.GB.POOL_SHORT.${among(POOLS) ?? "pf"}` };
}
