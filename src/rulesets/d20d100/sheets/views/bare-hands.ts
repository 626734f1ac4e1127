import { t } from "../../../../core/text/i18n.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { createIn } from "../../../../core/foundry/write.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import type { D20d100Actor } from "../../data/actors/d20d100-actor.js";
import { D20d100Weapon } from "../../data/items/weapon.js";
import { FISTS, HOLD } from "../../rules/arms/weapon-row.js";

/** DD-47, DD-172 — everybody wrestles; what bites and claws does not box. */
export type BareRow = "grapple" | "boxing";

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

const ROWS = {
  grapple: { img: icon("grapple"), key: "grappleRow", damage: HOLD.damage, criticalMultiplier: 1 },
  boxing: { img: icon("fist"), key: "boxingRow", damage: FISTS.damage, criticalMultiplier: 2 },
} as const;

/** DD-47 — the rows of bare hands that somebody has, Lutte first. */
export function bareRows(model: D20d100Actor): readonly BareRow[] {
  return !(model instanceof D20d100Adversary) || model.category === "human" ? ["grapple", "boxing"] : ["grapple"];
}

/** DD-47 — whether somebody has a row of bare hands. */
export function hasRow(actor: Actor, skill: BareRow): boolean {
  return itemsOf(actor, D20d100Weapon).some(({ system }) => system.skill === skill);
}

/** DD-47 — makes the rows of bare hands that are missing. */
export async function addBareHands(actor: Actor): Promise<void> {
  const missing = bareRows(actor.system as D20d100Actor).filter((skill) => !hasRow(actor, skill));
  const made = missing.map((skill) => {
    const { img, ...row } = ROWS[skill];
    const name = t(`GARDIEN.D20D100.COMBAT_SKILL.${skill}`);
    return { name, img, type: "d20d100Weapon", system: { ...row, skill, damageType: "temporary" } };
  });
  await createIn(actor, "Item", made);
}
