import type { DeedChoices } from "../../../core/deeds/procedure.js";
import type { GbHazard } from "../data/hazard.js";

/** The choice of a cause that is typed: its name, its dice and how it strikes are said, no item is named. */
export const TYPED = "typed";

/** What a natural cause says of itself to the deed: an item of the world by its UUID, one of a compendium by its figures. */
export function hazardChoices(item: Item, { damage, repeats, locationMode, bodyVital }: GbHazard): DeedChoices {
  if (!item.pack) return { hazard: item.uuid };
  const figures = { hazard: TYPED, cause: item.name, damage, goesOn: repeats, bodyVital } as DeedChoices;
  return locationMode === "ask" ? figures : { ...figures, location: locationMode };
}
