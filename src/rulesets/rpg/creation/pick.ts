import type { Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { freeGrip } from "../rules/attack/hands.js";
import type { Grip } from "../rules/attack/grips.js";
import { pickedAs, type Picked, type RpgDraft } from "./draft.js";
import { listed } from "./entries.js";

/** Something taken from the shelf: put on, and in hand as far as hands are free. */
export function picked(draft: RpgDraft, key: string, from: string, desk: Desk): Picked {
  const entry = desk.shelf.get(from);
  if (!entry) return { key, from, mastery: 0, grip: "none", on: false, quantity: 1, ammo: "" };
  const plain = { ...pickedAs(key, entry), mastery: 0 };
  const held = heldBy(draft, desk);
  switch (entry.type) {
    case "rpgWeapon":
      return { ...plain, grip: listed(entry).natural ? "none" : freeGrip(listed(entry).hands, held) };
    case "rpgShield":
      return { ...plain, on: !held.some((grip) => grip === "off" || grip === "both") };
    case "rpgArmor":
      return { ...plain, on: true };
    default:
      return plain;
  }
}

/** RP-61 — what the hands hold already; a shield is on the arm that is not the main one. */
function heldBy({ items }: RpgDraft, desk: Desk): readonly Grip[] {
  const weapons = pickedOf(items, desk, "rpgWeapon").map(({ grip }) => grip);
  const shields = pickedOf(items, desk, "rpgShield").map(({ on }): Grip => (on ? "off" : "none"));
  return [...weapons, ...shields];
}
