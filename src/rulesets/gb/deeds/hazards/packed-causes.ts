import { flag, flagged, oneOf, record, text } from "../../../../core/shape/shape.js";
import { publishedSlug } from "../../../../core/text/content.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { GbHazard, HAZARD_KINDS, HAZARD_LOCATIONS } from "../../data/items/hazard.js";

/** Natural causes that lie in a compendium: listed by its index, read when chosen. Their figures travel with the deed. */

/** What a chosen entry of a compendium says of itself; `packed` is its address. */
const PACKED = record({
  ...{ packed: text, cause: text, slug: text },
  ...{ kind: oneOf(HAZARD_KINDS), damage: text, repeats: flag },
  ...{ locationMode: oneOf(HAZARD_LOCATIONS), bodyVital: flagged(true) },
});

/** Whether a choice is the address of a compendium's entry. */
export function isPacked(chosen: string): boolean {
  return chosen.startsWith("Compendium.");
}

/** The figures of a chosen entry of a compendium, fetched once; nothing for any other choice, or one that is gone. */
export async function fetchPackedCause(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = text.read(choices.hazard).trim();
  if (!isPacked(chosen) || choices.packed === chosen) return {};
  const item = (await fromUuid(chosen)) as Item | null;
  const hazard: unknown = item?.system;
  if (!item || !(hazard instanceof GbHazard)) return {};
  const { kind, damage, repeats, locationMode, bodyVital } = hazard;
  const figures = { kind, damage, repeats, locationMode, bodyVital };
  return { packed: chosen, cause: item.name, slug: publishedSlug(item), ...figures };
}

/** The figures that came with the choice of a compendium's entry; `null` while they have not. */
export function packedCause(chosen: string, choices: DeedChoices) {
  const { packed, cause: name, ...figures } = PACKED.read(choices);
  return packed === chosen ? { name, ...figures } : null;
}
