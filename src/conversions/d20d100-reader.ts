import { namesOf, thingsOf } from "./things-of.js";
import { signed, t } from "../core/text/i18n.js";
import { D20d100Adversary } from "../rulesets/d20d100/data/actors/adversary.js";
import { D20d100Armor } from "../rulesets/d20d100/data/items/armor.js";
import { D20d100Gear } from "../rulesets/d20d100/data/items/gear.js";
import { D20d100Investigator } from "../rulesets/d20d100/data/actors/investigator.js";
import { D20d100Power } from "../rulesets/d20d100/data/items/power.js";
import { D20d100Skill } from "../rulesets/d20d100/data/items/skill.js";
import { D20d100Spell } from "../rulesets/d20d100/data/items/spell.js";
import { D20d100Tome } from "../rulesets/d20d100/data/items/tome.js";
import { D20d100Trait } from "../rulesets/d20d100/data/items/trait.js";
import { D20d100Weapon } from "../rulesets/d20d100/data/items/weapon.js";
import { jetLabel } from "../rulesets/d20d100/labels.js";
import { CHARACTERISTICS, COMBAT_SKILLS, JETS } from "../rulesets/d20d100/rules/vocabulary.js";
import type { D20Figures, D20WeaponFigures } from "./rules/figures.js";
import { speedOf } from "./rules/speed-pair.js";

const STANDING: D20Figures["speed"] = { walk: 0, swim: 0, fly: 0, climb: 0, burrow: 0 };

/** Reads somebody of d20d100; `null` for anybody else. */
export function readD20d100(actor: Actor): D20Figures | null {
  const model: unknown = actor.system;
  if (!(model instanceof D20d100Investigator) && !(model instanceof D20d100Adversary)) return null;
  const adversary = model instanceof D20d100Adversary ? model : null;
  const played = model instanceof D20d100Investigator ? model : null;
  const named = thingsOf(actor);
  const skills = named(D20d100Skill).map(({ name, system }) => ({
    key: system.key,
    name,
    characteristics: system.characteristics.map(({ key }) => key),
    total: system.total,
  }));
  return {
    kind: adversary ? "creature" : "investigator",
    scores: Object.fromEntries(
      CHARACTERISTICS.map((key) => [key, model.characteristics[key].score]),
    ) as D20Figures["scores"],
    category: adversary?.category ?? "human",
    initiative: adversary ? adversary.initiativeBonus : (played?.initiative.bonus ?? 0),
    defence: adversary ? adversary.defenceBonus : (played?.defence.bonus ?? 0),
    speed: adversary ? speedOf(adversary.move) : { ...STANDING, walk: played?.speed ?? 0 },
    profession: played?.details.profession ?? "",
    destiny: played?.destiny ?? 0,
    hp: adversary ? adversary.hp.max : null,
    scale: adversary?.scale ?? 0,
    protections: model.protections.map(({ mode, value, scope }) => ({ mode, value, scope })),
    contact: adversary?.contactModifier ?? null,
    ranged: adversary?.rangedModifier ?? null,
    // What the sheet lacks is as good as its base.
    skills: played
      ? [
          ...skills,
          ...COMBAT_SKILLS.filter((key) => !skills.some((skill) => skill.key === key)).map((key) => ({
            key,
            name: "",
            characteristics: [],
            total: played.combatTotal(key),
          })),
        ]
      : skills,
    weapons: named(D20d100Weapon)
      .filter(({ system }) => system.skill !== "grapple")
      .map(({ name, img, system }) => weaponOf(name, img, system)),
    vests: named(D20d100Armor).map(({ name, img, system }) => ({
      name,
      img,
      protection: system.protection,
      penalty: system.penalty,
      equipped: system.equipped,
    })),
    gear: named(D20d100Gear).map(({ name, img, system }) => ({
      name,
      img,
      quantity: system.quantity,
      description: system.description,
    })),
    traits: namesOf(named(D20d100Trait)),
    spells: namesOf(named(D20d100Spell)),
    tomes: namesOf(named(D20d100Tome)),
    powers: namesOf(named(D20d100Power)),
    regeneration: adversary?.regeneration ?? 0,
    sanity: played ? String(played.sanity.value) : "",
    mythos: played?.mythos ?? 0,
    jets: played ? jetsOf(played) : "",
  };
}

function jetsOf({ jets }: D20d100Investigator): string {
  const told = JETS.filter((key) => jets[key].experience + jets[key].misc !== 0);
  return told.map((key) => `${t(jetLabel(key))} ${signed(jets[key].experience + jets[key].misc)}`).join(", ");
}

function weaponOf(name: string, img: string, system: D20d100Weapon): D20WeaponFigures {
  const { typeCode, penetration, recoil, action } = system;
  const thrown = system.canThrow ? system.throwIncrement : 0;
  return {
    name,
    img,
    damage: system.damage,
    criticalMin: system.criticalMin,
    criticalMultiplier: system.criticalMultiplier,
    increment: system.rangeIncrement || thrown,
    capacity: system.capacity,
    loaded: system.loaded,
    twoHanded: system.twoHanded,
    equipped: system.equipped,
    sparing: system.damageType === "temporary",
    times: Math.max(1, system.naturalAttacks),
    notes: system.notes,
    skill: system.skill,
    action,
    misc: system.misc + system.precision,
    unfamiliar: system.unfamiliarPenalty,
    attackModifier: system.attackModifier,
    typeCode: typeCode === "" ? "" : `${typeCode} (${penetration}, ${recoil})`,
  };
}
