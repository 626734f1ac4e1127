import type { Desk, Entry, Result } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { MOST_MASTERY, ATTRIBUTES } from "../rules/vocabulary.js";
import { PICKED_TYPES, type Picked, type RpgDraft } from "./draft.js";
import { isShotWith, learnedOf, listed } from "./entries.js";
import { attributesOf, experienceOf, figuresToCome, poolOf, sheetOf } from "./reckoning.js";

type Chosen = Picked & { readonly entry: Entry };

/** What finishing writes. */
export function resultOf(draft: RpgDraft, desk: Desk): Result {
  const items = pickedOf(draft.items, desk, ...PICKED_TYPES);
  const shots = new Set(pickedOf(draft.items, desk, "rpgGear").map(({ key }) => key));
  return {
    update: {
      ...(draft.name.trim() !== "" && { name: draft.name.trim() }),
      img: draft.img,
      "system.people": draft.people.trim(),
      "system.occupation": draft.occupation.trim(),
      ...attributeChanges(draft),
      ...pointChanges(draft, desk),
    },
    create: items
      .filter(({ entry }) => !entry.owned)
      .map((one) => ({ id: one.key, from: one.from, system: details(one, shots) })),
    change: items.filter(({ entry }) => entry.owned).flatMap((one) => changed(one, shots)),
    remove: draft.removed,
  };
}

function attributeChanges(draft: RpgDraft): object {
  const attributes = attributesOf(draft);
  return Object.fromEntries(ATTRIBUTES.map((id) => [`system.attributes.${id}.base`, attributes[id]]));
}

/** RP-27, RP-29 — points follow their maximum: what somebody has lost stays lost. PP left over become PE. */
function pointChanges(draft: RpgDraft, desk: Desk): object {
  const { hp, figures, progressLog } = sheetOf(desk);
  const { available, total, given } = experienceOf(draft, desk);
  const others = progressLog.filter(({ kind }) => kind !== "creation");
  const made = { date: game.time.worldTime, kind: "creation", skill: "", points: given, text: "" };
  return {
    "system.hp.value": hp.value + figuresToCome(draft, desk).hpMax - figures.hpMax,
    "system.customization.pool": poolOf(desk),
    "system.xp": { available, total },
    "system.progressLog": given > 0 ? [made, ...others] : [...others],
  };
}

/** What was decided about a thing besides having it; `shots` are the keys of what there is to shoot. */
function details(
  { entry, mastery, grip, on, quantity, ammo }: Chosen,
  shots: ReadonlySet<string>,
): Record<string, unknown> {
  switch (entry.type) {
    case "rpgSkill":
      return { creationMastery: mastery, mastery: Math.min(MOST_MASTERY, mastery + learnedOf(entry)) };
    case "rpgWeapon":
      return {
        ...(!listed(entry).natural && { equipped: grip }),
        ...(isShotWith(entry) && { ammo: shots.has(ammo) ? ammo : "" }),
      };
    case "rpgShield":
      return { equipped: on };
    case "rpgArmor":
      return { worn: on };
    case "rpgGear":
      return { quantity };
    default:
      return {};
  }
}

/** What of it is otherwise on the sheet. */
function changed(one: Chosen, shots: ReadonlySet<string>): Result["change"] {
  const other = Object.entries(details(one, shots)).filter(([name, value]) => one.entry.system[name] !== value);
  return other.length > 0 ? [{ id: one.key, system: Object.fromEntries(other) }] : [];
}
