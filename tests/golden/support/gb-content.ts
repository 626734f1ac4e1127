import { abilityModifier, sizeModifier } from "../../../src/rulesets/gb/rules/checks/abilities.js";
import { armorClass, protectionAt, wornMaxDex } from "../../../src/rulesets/gb/rules/attack/armor-class.js";
import type { WornPiece } from "../../../src/rulesets/gb/rules/attack/armor-class.js";
import { attackSequence } from "../../../src/rulesets/gb/rules/attack/attack-sequence.js";
import { attackBonus, attackModifiers } from "../../../src/rulesets/gb/rules/attack/attack.js";
import { destiny } from "../../../src/rulesets/gb/rules/checks/destiny.js";
import { WEAPON_FOCUS_BONUS, hasFeatFor } from "../../../src/rulesets/gb/rules/character/feats.js";
import type { WeaponFeat } from "../../../src/rulesets/gb/rules/character/feats.js";
import { lethality, maximumDamage } from "../../../src/rulesets/gb/rules/attack/lethality.js";
import type { WeaponFigures } from "../../../src/rulesets/gb/rules/attack/lethality.js";
import { toughnessOf } from "../../../src/rulesets/gb/rules/character/passive-feats.js";
import type { CarriedFeat } from "../../../src/rulesets/gb/rules/character/passive-feats.js";
import { creaturePools, poolMax } from "../../../src/rulesets/gb/rules/body/pools.js";
import { HUMAN_ZONES } from "../../../src/rulesets/gb/rules/vocabulary.js";
import type { Zone } from "../../../src/rulesets/gb/rules/vocabulary.js";
import { readPack } from "../../support/packs/gb-packs.js";
import type { ArmorSource, CreatureSource, InvestigatorSource, WeaponSource } from "../../support/packs/gb-packs.js";
import { Unsupported } from "./run.js";
import type { Adapter } from "./run.js";

const weapons = readPack("weapons");
const creatures = readPack("creatures");
const investigators = readPack("investigators");

/** The specification prints some attacks with what their item says elsewhere; ours bear the bare name. */
const PRINTED: Readonly<Record<string, (name: string) => string>> = {
  trident: (name) => `ou ${name.toLowerCase()}`,
  projecteurElectrique: (name) => `ou ${name.toLowerCase()}`,
  coupDeQueue: (name) => `ou ${name.toLowerCase()}`,
  toucherNocif: (name) => `${name} (Healing Touch inversé, niv. 5)`,
};

type Actor = CreatureSource | InvestigatorSource;

/** Adapters that read the figures of what ships; an entry that does not ship is not supported. */
export const contentAdapters: Readonly<Record<string, Adapter>> = {
  compendiumWeapon: (given: WeaponFigures & { id: string }) => {
    const ours = weapons.find(({ system }) => system.slug === given.id);
    return { lethality: lethality(ours ? figuresOf(ours) : given).total };
  },

  compendiumCreature: ({ id }: { id: string }) => {
    const creature = shipped(creatures, id);
    const { system } = creature;
    const { pv, pf } = creaturePools(system.poolsMethod, {
      hp: system.hp.max,
      conModifier: modifier(creature, "con"),
      toughness: toughnessOf(featsOf(creature)),
    });
    const bare = zoneClass(creature, "torso", []);
    const human = ["human", "zombie"].includes(system.profile ?? "human");
    return {
      pv,
      pf,
      acBare: bare,
      acByZone: human ? acByZone(creature) : { all: bare },
      initiative: modifier(creature, "dex") + (system.initiative?.misc ?? 0),
      attacks: carried(creature).map((weapon) => ({
        name: printedName(weapon),
        lethality: lethality(figuresOf(weapon)).total,
        total: attackTotal(creature, weapon),
      })),
    };
  },

  compendiumPregen: ({ id }: { id: string }) => {
    const investigator = shipped(investigators, id);
    const { level, bab, saves } = investigator.system;
    const max = poolMax(modifier(investigator, "con"), toughnessOf(featsOf(investigator)));
    return {
      pvMax: max,
      pfMax: max,
      destiny: destiny(level, 0).remaining,
      dexMod: modifier(investigator, "dex"),
      bab,
      saves: {
        fort: saves.fort.base + modifier(investigator, "con"),
        ref: saves.ref.base + modifier(investigator, "dex"),
        will: saves.will.base + modifier(investigator, "wis"),
      },
      acByZone: acByZone(investigator),
      attacks: carried(investigator).map((weapon) => ({
        name: printedName(weapon),
        lethality: lethality(figuresOf(weapon)).total,
        totals: attackSequence(bab).map((base) => attackTotal(investigator, weapon, base)),
      })),
    };
  },
};

function shipped<Kind extends Actor>(pack: readonly Kind[], id: string): Kind {
  const found = pack.find(({ system }) => system.slug === id);
  if (!found) throw new Unsupported(`${id} does not ship`);
  return found;
}

function modifier({ system }: Actor, ability: "str" | "dex" | "con" | "wis"): number {
  return abilityModifier(system.abilities[ability].value);
}

function carried({ items }: Actor): readonly WeaponSource[] {
  return items.filter((item): item is WeaponSource => item.type === "gbWeapon");
}

/** GB-50…GB-56 — the feats an actor carries. */
function featsOf({ items }: Actor): readonly (CarriedFeat & WeaponFeat)[] {
  const all: readonly { readonly type: string; readonly system: object }[] = items;
  return all
    .filter(({ type }) => type === "gbFeat")
    .map(({ system }) => ({ key: "other", weapon: "", taken: 1, modifiers: [], ...system }));
}

function worn({ items }: Actor): readonly WornPiece[] {
  return items
    .filter((item): item is ArmorSource => item.type === "gbArmor")
    .map(({ system }) => ({ ...system, maxDex: system.maxDex ?? null }));
}

function acByZone(actor: Actor): object {
  return Object.fromEntries(HUMAN_ZONES.map((zone) => [zone, zoneClass(actor, zone, worn(actor))]));
}

function zoneClass(actor: Actor, zone: Zone, pieces: readonly WornPiece[]): number {
  return armorClass({
    dexMod: modifier(actor, "dex"),
    maxDex: wornMaxDex(pieces),
    ...protectionAt(zone, pieces),
    natural: actor.system.defense?.natural ?? 0,
    sizeMod: sizeModifier(actor.system.size ?? "medium"),
  });
}

function figuresOf({ name, system }: WeaponSource): WeaponFigures {
  const maxDamage = maximumDamage(system.damage);
  if (maxDamage === undefined) throw new Error(`${name}: ${system.damage} is no damage formula`);
  return { maxDamage, threatMin: system.threatMin ?? 20, multiplier: system.multiplier ?? 2 };
}

function attackTotal(actor: Actor, weapon: WeaponSource, bab = actor.system.bab): number {
  const ability = weapon.system.ability ?? "str";
  const names = [weapon.name, weapon.system.slug, weapon.system.category];
  const focus = hasFeatFor(featsOf(actor), "weaponFocus", names) ? WEAPON_FOCUS_BONUS : 0;
  const modifiers = attackModifiers({
    bab,
    ability,
    abilityMod: modifier(actor, ability),
    lethality: lethality(figuresOf(weapon)).total,
    sizeMod: sizeModifier(actor.system.size ?? "medium"),
    misc: weapon.system.attackMisc ?? 0,
  });
  return attackBonus([...modifiers.map(({ value }) => value), focus]);
}

function printedName({ name, system }: WeaponSource): string {
  if (system.count !== undefined && system.count > 1) return `${system.count} ${name.toLowerCase()}`;
  return (PRINTED[system.slug]?.(name) ?? name).replaceAll("’", "'"); // it prints straight apostrophes
}
