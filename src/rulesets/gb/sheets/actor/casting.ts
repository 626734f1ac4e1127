import { startAttack } from "../../../../core/attack/start.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { createIn, write } from "../../../../core/foundry/write.js";
import type { GbSpell } from "../../data/items/spell.js";
import { GbWeapon } from "../../data/items/weapon.js";

/** What a spell that strikes is as a weapon: at a touch nothing worn protects (D-41), at range everything does. */
export function strikeOf({ id, name, img, system }: CarriedItem<GbSpell>): object {
  const ranged = system.kind === "harmRanged";
  return {
    name,
    img,
    type: "gbWeapon",
    system: {
      slug: slugOf(id),
      category: ranged ? "thrown" : "touch",
      ability: ranged ? "dex" : "str",
      damage: system.damage,
      lethality: { override: system.lethality },
    },
  };
}

/** GB-62, GB-64 — the weapon with which a caster strikes: made when the spell is first cast, as strong as the spell is now. */
export async function castingWeapon(actor: Actor, spell: CarriedItem<GbSpell>): Promise<Item | undefined> {
  const made = itemsOf(actor, GbWeapon).find(({ system }) => system.slug === slugOf(spell.id));
  const strike = strikeOf(spell);
  const known = made && actor.items.get(made.id);
  if (!known) return (await createIn(actor, "Item", [strike]))[0];
  await write(known, strike);
  return known;
}

/** GB-64 — casts a spell that strikes: an attack. */
export async function castSpell(actor: Actor, spell: CarriedItem<GbSpell>, event: Event | undefined): Promise<void> {
  const weapon = await castingWeapon(actor, spell);
  if (weapon) await startAttack(weapon, { event, token: actor.token });
}

function slugOf(spell: string): string {
  return `spell-${spell}`;
}
