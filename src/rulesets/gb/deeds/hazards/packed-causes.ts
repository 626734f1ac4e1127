import { publishedSlug } from "../../../../core/text/content.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { GbHazard, HAZARD_KINDS, HAZARD_LOCATIONS } from "../../data/items/hazard.js";
import { flagIn, textIn, wordIn } from "../../../../core/deed/choices.js";

/** Natural causes that lie in a compendium: listed by its index, read when chosen. Their figures travel with the deed. */

/** What a chosen entry of a compendium says of itself. */
export interface PackedCause extends Pick<GbHazard, "kind" | "damage" | "repeats" | "locationMode" | "bodyVital"> {
  readonly name: string;
  readonly slug: string;
}

/** Whether a choice is the address of a compendium's entry. */
export function isPacked(chosen: string): boolean {
  return chosen.startsWith("Compendium.");
}

/** The figures of a chosen entry of a compendium, fetched once; nothing for any other choice, or one that is gone. */
export async function fetchPackedCause(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = textIn(choices, "hazard");
  if (!isPacked(chosen) || choices.packed === chosen) return {};
  const item = (await fromUuid(chosen)) as Item | null;
  const hazard: unknown = item?.system;
  if (!item || !(hazard instanceof GbHazard)) return {};
  const { kind, damage, repeats, locationMode, bodyVital } = hazard;
  const figures = { kind, damage, repeats, locationMode, bodyVital };
  return { packed: chosen, cause: item.name, slug: publishedSlug(item), ...figures };
}

/** The figures that came with the choice of a compendium's entry; `null` while they have not. */
export function packedCause(choices: DeedChoices): PackedCause | null {
  if (textIn(choices, "packed") !== textIn(choices, "hazard")) return null;
  return {
    name: textIn(choices, "cause"),
    slug: textIn(choices, "slug"),
    kind: wordIn(choices, "kind", HAZARD_KINDS),
    damage: textIn(choices, "damage"),
    repeats: flagIn(choices, "repeats"),
    locationMode: wordIn(choices, "locationMode", HAZARD_LOCATIONS),
    bodyVital: flagIn(choices, "bodyVital", true),
  };
}
