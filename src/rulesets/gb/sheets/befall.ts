import type { DeedChoices } from "../../../core/play/contract/deed.js";
import type { GbHazard } from "../data/items/hazard.js";

/** The deed that a natural cause does to some actors. */
export function befallDeed(
  { uuid }: Item,
  { kind }: GbHazard,
  actors: readonly Actor[],
): [deed: string, actors: readonly Actor[], choices: DeedChoices] {
  return kind === "drowning" ? ["drowning", actors, {}] : ["hazard", actors, { hazard: uuid }];
}
