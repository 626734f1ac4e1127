import type { Block, Desk, Field } from "../../../core/assistant/procedure.js";
import { namesWeapon } from "../rules/creation.js";
import type { GbDraft } from "./draft.js";
import { number, spentNote, text, word } from "./fields.js";
import { chosen, featKey, featsAllowed, featsOf, type Chosen } from "./figures.js";
import { onShelf, picker, rowOf } from "./offer.js";

/** GB-48…GB-56 — feats: what was taken and what may still be. */
export function featBlocks(draft: GbDraft, desk: Desk): readonly Block[] {
  const have = chosen(draft, desk, "gbFeat");
  const taken = featsOf(draft, desk);
  const keys = new Set(taken.map(({ key }) => key));
  const again = (key: string) => key === "toughness" || key === "other" || namesWeapon(key);
  const left = onShelf(desk, "gbFeat").filter(({ system }) => {
    const key = featKey(system);
    return again(key) || !keys.has(key);
  });
  const count = taken.reduce((sum, feat) => sum + feat.taken, 0);
  const allowed = featsAllowed(draft);
  return [
    { kind: "fields", fields: [number("featCount", allowed, 0, 99, { hint: word("suggestion") })] },
    spentNote("spent.feats", count, allowed),
    {
      kind: "chosen",
      caption: word("chosenFeats"),
      empty: word("noFeats"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one), fields: weaponFields(one) })),
    },
    picker("feats", left),
  ];
}

/** The box for the weapon, or the group of weapons, that a feat names. */
function weaponFields({ key, weapon, entry }: Chosen): readonly Field[] {
  return namesWeapon(featKey(entry.system)) ? [text(`weapon/${key}`, weapon)] : [];
}
