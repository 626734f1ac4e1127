import { abilityModifier } from "../rulesets/gb/rules/checks/abilities.js";
import type { GbFigures, GbWeaponFigures } from "./rules/figures.js";
import type { Written } from "./things.js";

/** Data of an actor of gb. */
export function writeGb(figures: GbFigures): Written {
  const { kind, abilities, speed, hp, skills, weapons, armors, gear } = figures;
  const creature = kind === "creature";
  return {
    type: creature ? "gbCreature" : "gbInvestigator",
    notesAt: "notes",
    system: {
      abilities: Object.fromEntries(Object.entries(abilities).map(([id, value]) => [id, { value }])),
      size: figures.size,
      bab: figures.bab,
      initiative: { misc: figures.initiative },
      defense: { natural: figures.natural, misc: figures.defence },
      speed,
      ...(creature
        ? {
            category: figures.human ? "human" : figures.undead ? "undead" : figures.animal ? "animal" : "monster",
            hp: { max: hp ?? 1 },
            poolsMethod: figures.human ? "investigator" : "halve",
            swarm: figures.swarm,
          }
        : {
            level: figures.level,
            occupation: figures.occupation,
            destiny: { bonus: figures.destiny - figures.level },
          }),
    },
    items: [
      ...skills.map(({ slug, name, ability, total }) => {
        const rest = total - abilityModifier(abilities[ability]);
        const ranks = Math.min(30, Math.max(0, rest));
        return { name, type: "gbSkill", system: { slug, ability, ranks, misc: rest - ranks } };
      }),
      ...weapons.map(weaponData),
      ...armors.map(({ name, img, torso, checkPenalty, equipped }) => ({
        name,
        img,
        type: "gbArmor",
        system: { zones: { torso, abdomen: torso }, checkPenalty, equipped },
      })),
      ...gear.map(({ name, img, quantity, description }) => ({
        name,
        img,
        type: "gbGear",
        system: { quantity, description },
      })),
    ],
  };
}

function weaponData(weapon: GbWeaponFigures): object {
  const { name, img, category, ability, damage, misc, proficient, increment, capacity, loaded } = weapon;
  return {
    name,
    img,
    type: "gbWeapon",
    system: {
      category,
      ability,
      damage,
      threatMin: weapon.criticalMin,
      multiplier: weapon.criticalMultiplier,
      attackMisc: misc,
      proficient,
      nonLethal: weapon.sparing,
      increment: increment > 0 ? increment : null,
      magazine: { value: capacity > 0 ? loaded : null, max: capacity > 0 ? capacity : null },
      count: weapon.times,
      hands: category === "natural" ? 0 : weapon.twoHanded ? 2 : 1,
      equipped: weapon.equipped,
      description: weapon.notes === "" ? "" : `<p>${foundry.utils.escapeHTML(weapon.notes)}</p>`,
    },
  };
}
