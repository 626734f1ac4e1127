import { plural, signed, t } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { say } from "../../../../core/text/text.js";
import { D20d100Armor, TORSO } from "../../data/items/armor.js";
import { D20d100Gear } from "../../data/items/gear.js";
import { D20d100Weapon } from "../../data/items/weapon.js";
import type { DrawnSheet } from "./actor-parts.js";
import { armFigures } from "../views/arm-figures.js";
import { armView } from "../views/arms-view.js";

const SHEET = "GARDIEN.D20D100.SHEET";

/** DD-126, DD-132 — all that is carried, a list for each kind. */
export function belongings({ actor }: DrawnSheet): object {
  const listed = ({ id, name, img }: CarriedItem<object>) => ({ id, name, img });
  return {
    lists: [
      {
        ...kind("d20d100Weapon", "weapons", "noWeapon"),
        rows: byName(itemsOf(actor, D20d100Weapon)).map((weapon) => ({
          ...listed(weapon),
          toggles: t(`${SHEET}.hold`, { name: weapon.name }),
          on: weapon.system.equipped,
          detail: weaponDetail(weapon),
        })),
      },
      {
        ...kind("d20d100Armor", "vests", "noVest"),
        rows: byName(itemsOf(actor, D20d100Armor)).map((vest) => ({
          ...listed(vest),
          toggles: t(`${SHEET}.wear`, { name: vest.name }),
          on: vest.system.equipped,
          detail: joined(
            t(`${SHEET}.vestDetail`, { die: vest.system.protection, penalty: signed(vest.system.penalty) }),
            vest.system.covers === TORSO ? t(`${SHEET}.torso`) : vest.system.covers,
            vest.system.price,
          ),
        })),
      },
      {
        ...kind("d20d100Gear", "things", "noThing"),
        rows: byName(itemsOf(actor, D20d100Gear)).map((thing) => ({
          ...listed(thing),
          toggles: t(`${SHEET}.have`, { name: thing.name }),
          on: thing.system.equipped,
          counted: t(`${SHEET}.quantityOf`, { name: thing.name }),
          quantity: thing.system.quantity,
          detail: thing.system.price,
        })),
      },
    ],
  };
}

const kind = (type: string, title: string, empty: string) => ({
  type,
  title: `${SHEET}.${title}`,
  empty: `${SHEET}.${empty}`,
});

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join(" · ");

/** What a weapon does and what there is for it. */
function weaponDetail({ id, name, system }: CarriedItem<D20d100Weapon>): string {
  const { damage, type } = armView(id, name, armFigures(system));
  const told = damage !== null && typeof damage === "object" ? say(damage) : (damage ?? "");
  const spare = [
    ...(system.spareRounds > 0 ? [plural(`${SHEET}.spareRounds`, system.spareRounds)] : []),
    ...(system.spareMagazines > 0 ? [plural(`${SHEET}.spareMagazines`, system.spareMagazines)] : []),
  ];
  const where = system.dropped ? t(`${SHEET}.onGround`) : ""; // DD-141
  return joined(where, told, type ?? "", ...spare, system.price);
}
