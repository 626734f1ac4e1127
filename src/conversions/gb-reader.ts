import { namesOf, thingsOf } from "./things-of.js";
import { t } from "../core/text/i18n.js";
import type { GbActor } from "../rulesets/gb/data/actors/gb-actor.js";
import { GbArmor } from "../rulesets/gb/data/items/armor.js";
import { GbCreature } from "../rulesets/gb/data/actors/creature.js";
import { GbFeat } from "../rulesets/gb/data/items/feat.js";
import { GbGear } from "../rulesets/gb/data/items/gear.js";
import { GbInvestigator } from "../rulesets/gb/data/actors/investigator.js";
import { GbSkill } from "../rulesets/gb/data/items/skill.js";
import { GbSpell } from "../rulesets/gb/data/items/spell.js";
import { GbWeapon } from "../rulesets/gb/data/items/weapon.js";
import { GbWound } from "../rulesets/gb/data/items/wound.js";
import { saveLabel } from "../rulesets/gb/labels.js";
import { abilityModifier } from "../rulesets/gb/rules/checks/abilities.js";
import { hasFeatFor } from "../rulesets/gb/rules/character/feats.js";
import { HUMAN_ZONES } from "../rulesets/gb/rules/vocabulary.js";
import { GAITS } from "../rulesets/d20d100/rules/fight/movement.js";
import type { GbFigures, GbWeaponFigures } from "./rules/figures.js";

/** Places that a vest of d20d100 covers too. */
const TRUNK: ReadonlySet<string> = new Set(["torso", "abdomen"]);

/** Reads somebody of gb; `null` for anybody else. */
export function readGb(actor: Actor): GbFigures | null {
  const model: unknown = actor.system;
  if (!(model instanceof GbInvestigator) && !(model instanceof GbCreature)) return null;
  const creature = model instanceof GbCreature ? model : null;
  const named = thingsOf(actor);
  return {
    kind: creature ? "creature" : "investigator",
    abilities: {
      str: model.abilities.str.value,
      dex: model.abilities.dex.value,
      con: model.abilities.con.value,
      int: model.abilities.int.value,
      wis: model.abilities.wis.value,
      cha: model.abilities.cha.value,
    },
    size: (model as { size: GbFigures["size"] }).size,
    bab: model.bab,
    initiative: model.initiative.misc,
    natural: model.defense.natural,
    defence: model.defense.misc,
    speed: speedOf(model),
    occupation: creature ? "" : (model as GbInvestigator).occupation,
    level: creature ? 0 : (model as GbInvestigator).level,
    destiny: creature ? 0 : (model as GbInvestigator).destiny.remaining,
    hp: creature ? creature.hp.max : null,
    human: creature ? creature.category === "human" : true,
    undead: creature?.category === "undead",
    animal: creature?.category === "animal",
    swarm: creature?.swarm ?? false,
    skills: named(GbSkill).map(({ name, system }) => ({
      slug: system.slug,
      name,
      ability: system.ability,
      total: Math.floor(system.ranks) + abilityModifier(model.abilities[system.ability].value) + system.misc,
    })),
    weapons: named(GbWeapon).map(({ name, img, system }) => weaponOf(name, img, system, model)),
    armors: named(GbArmor).map(({ name, img, system }) => ({
      name,
      img,
      torso: system.zones.torso ?? 0,
      elsewhere: HUMAN_ZONES.reduce((sum, zone) => sum + (TRUNK.has(zone) ? 0 : (system.zones[zone] ?? 0)), 0),
      checkPenalty: system.checkPenalty,
      shield: system.kind === "shield",
      equipped: system.equipped,
    })),
    gear: named(GbGear).map(({ name, img, system }) => ({
      name,
      img,
      quantity: system.quantity,
      description: system.description,
    })),
    saves: savesOf(model),
    feats: namesOf(named(GbFeat)),
    spells: namesOf(named(GbSpell)),
    wounds: namesOf(named(GbWound)),
    reduction: creature?.gbReduction ?? 0,
    traditional: creature?.mode === "traditional",
  };
}

function speedOf(model: GbActor): GbFigures["speed"] {
  const speed = (model as { speed: Record<string, number> }).speed;
  return Object.fromEntries(GAITS.map((gait) => [gait, speed[gait] ?? 0])) as GbFigures["speed"];
}

function savesOf({ saves }: GbActor): string {
  const told = (["fort", "ref", "will"] as const).filter((id) => saves[id].base + saves[id].misc !== 0);
  return told.map((id) => `${t(saveLabel(id))} ${saves[id].base + saves[id].misc}`).join(", ");
}

function weaponOf(name: string, img: string, system: GbWeapon, bearer: GbActor): GbWeaponFigures {
  const { increment, magazine } = system;
  return {
    name,
    img,
    damage: system.damage,
    criticalMin: system.threatMin,
    criticalMultiplier: system.multiplier,
    increment: increment ?? 0,
    capacity: magazine.max ?? 0,
    loaded: magazine.value ?? 0,
    twoHanded: system.hands === 2,
    equipped: system.equipped,
    sparing: system.pfOnly,
    times: system.count,
    notes: "",
    category: system.category,
    ability: system.ability,
    misc: system.attackMisc,
    proficient: system.proficient,
    focus: hasFeatFor(bearer.carried.feats, "weaponFocus", system.names),
  };
}
