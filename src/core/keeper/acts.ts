import type { Deeds } from "../play/contract/deed.js";
import type { KeeperAct } from "./contract.js";

/**
 * Returns deeds of a ruleset, by their ids, as a keeper begins them for several at once.
 * @param area where the ruleset keeps the words of its deeds
 */
export function keeperActs(area: string, { procedures }: Deeds, ids: readonly string[]): readonly KeeperAct[] {
  return ids.map((deed) => ({ id: deed, deed, icon: procedures[deed]?.icon ?? "", label: `${area}.${deed}.name` }));
}
