import { card } from "../../../../core/deed/card.js";
import type { Asked } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { nameKept, nameShapes, nameTold } from "../../data/items/names-kept.js";
import { WarpWeapon } from "../../data/items/weapon.js";
import { count, deed, field, obstacle, say } from "../kit.js";
import { doubtsWhetherAble, unlessAlive } from "../reading.js";

type Weapon = Borne<WarpWeapon>;

/** What an actor has thrown and not picked up since. */
function lyingFrom(actor: Actor): readonly Weapon[] {
  return borneBy(actor, WarpWeapon).filter(({ system }) => system.thrown > 0);
}

const WEAPON = field.item(({ actors: [actor] }) => (actor ? lyingFrom(actor) : []));
const thrown = (asked: Asked) => Math.max(1, WEAPON.read(asked, "weapon")?.system.thrown ?? 1);

/** WP-54 — what was thrown is at hand again. */
export const pickUp = deed("pickUp", {
  icon: "fa-solid fa-hand",
  by: "owner",
  form: {
    weapon: WEAPON,
    /** All, unless some are lost or broken. */
    taken: field.number(1, thrown, { initial: thrown }),
  },
  window: ({ weapon }, { actor }) => ({
    weapon: weapon !== null && lyingFrom(actor).length > 1,
    taken: (weapon?.system.thrown ?? 0) > 1,
  }),
  kept: { weapon: text, ...nameShapes("name"), quantity: whole, thrown: whole, taken: whole },
  obstacle: ({ actor, form: { weapon } }) => (weapon ? unlessAlive(actor) : obstacle("nothingThrown", actor)),
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  outcome: ({ form: { weapon, taken } }) => {
    if (!weapon) return {};
    const { quantity, thrown: lying } = weapon.system;
    return { weapon: weapon.id, ...nameKept("name", weapon), quantity, thrown: lying, taken };
  },
  // what lay about is in the hand: as many fewer lie there
  changes: (kept, actor) => {
    const weapon = lyingFrom(actor).find(({ id }) => id === kept.weapon);
    if (!weapon) return null;
    const { quantity, thrown: lying } = weapon.system;
    const taken = Math.min(lying, kept.taken);
    return {
      items: [
        { id: weapon.id, path: "system.quantity", after: quantity + taken },
        { id: weapon.id, path: "system.thrown", after: lying - taken },
      ],
    };
  },
  edit: { figures: ({ weapon, thrown: lying }) => (weapon === "" ? [] : [count("taken", [0, lying])]) },
  view: (kept) =>
    card({ verdict: say("pickUp.verdict", { name: nameTold(kept, "name"), count: kept.taken }), tone: "good" }),
});
