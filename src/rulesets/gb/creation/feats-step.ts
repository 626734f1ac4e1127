import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { markOf, onShelf } from "../../../core/creation/shelf.js";
import type { Text } from "../../../core/text/text.js";
import { WEAPON_CATEGORIES } from "../data/items/weapon.js";
import { categoryLabel } from "../labels.js";
import { namesWeapon } from "../rules/character/feat-limits.js";
import type { GbDraft } from "./draft.js";
import { choice, number, picker, spentNote, word } from "./fields.js";
import { listed } from "./entries.js";
import { chosen, featsAllowed, featsOf, type Chosen } from "./figures.js";
import { noteOf } from "./offer.js";

/** GB-48…GB-56 — feats: what was taken and what may still be. */
export function featBlocks(draft: GbDraft, desk: Desk): readonly Block[] {
  const have = chosen(draft, desk, "gbFeat");
  const taken = featsOf(draft, desk);
  const keys = new Set(taken.map(({ key }) => key));
  const again = (key: string) => key === "toughness" || key === "other" || namesWeapon(key);
  const left = onShelf(desk, "gbFeat").filter((entry) => {
    const { key } = listed(entry);
    return again(key) || !keys.has(key);
  });
  const weapons = [...chosen(draft, desk, "gbWeapon").map(({ entry }) => entry), ...onShelf(desk, "gbWeapon")];
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
      rows: have.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: weaponFields(one, weapons) })),
    },
    picker("feats", left, noteOf),
  ];
}

/** GB-50, GB-56 — the weapon that a feat names, one of the sheet first; proficiency may name a group of them. */
function weaponFields({ key, weapon, entry }: Chosen, weapons: readonly Entry[]): readonly Field[] {
  const { key: feat } = listed(entry);
  if (!namesWeapon(feat)) return [];
  const names = new Map<string, Text | string>([["", word("noWeapon")]]);
  if (feat === "weaponProficiency") for (const id of WEAPON_CATEGORIES) names.set(id, { key: categoryLabel(id) });
  for (const one of weapons) names.set(markOf(one), one.name);
  if (!names.has(weapon)) names.set(weapon, weapon);
  const options = [...names].map(([value, label]) => ({ value, label }));
  return [choice(`weapon/${key}`, weapon, options, word("field.weapon"))];
}
