import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { isReadied, READIED } from "../../attack/answer/readied.js";
import { SeuilsTrait } from "../../data/items/trait.js";
import { traitModeLabel } from "../../labels.js";
import { TRAITS } from "../../rules/character/traits.js";

/** SE-77 — the traits of somebody: what each does, how it comes into play, whether it is readied for the next attack. A character may have been given some. */
export function powerViews(actor: Actor): Promise<readonly object[]> {
  const rows = itemsOf(actor, SeuilsTrait).map(async ({ id, name, img, system }) => {
    const { known, value, description } = system;
    const mode = traitModeLabel(known ? TRAITS[known] : "text");
    const ready = READIED.find((one) => one === known);
    const readied = ready && { trait: ready, on: isReadied(actor, ready) };
    return { id, name, img, value, mode, readied, text: await enriched(description, actor) };
  });
  return Promise.all(rows);
}
