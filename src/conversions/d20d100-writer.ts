import { modifierOf } from "../rulesets/d20d100/rules/character/characteristics.js";
import { adversaryGrapple, scaleAndMass } from "../rulesets/d20d100/rules/attack/scale.js";
import { CHARACTERISTICS } from "../rulesets/d20d100/rules/vocabulary.js";
import type { D20Figures, D20WeaponFigures } from "./rules/figures.js";
import { moveText } from "./rules/speed-pair.js";
import { byKey, copyOf, type Shelved } from "./shelf.js";
import { icon, type Written } from "./things.js";

/** Data of an actor of d20d100. Skills are those of the compendium where it knows them. */
export function writeD20d100(figures: D20Figures, shelf: readonly Shelved[]): Written {
  const { kind, scores, skills, weapons, vests, gear, protections } = figures;
  const creature = kind === "creature";
  const characteristics = Object.fromEntries(
    CHARACTERISTICS.map((key) => [key, { score: creature ? scores[key] : (scores[key] ?? 10) }]),
  );
  return {
    type: creature ? "d20d100Adversary" : "d20d100Investigator",
    notesAt: creature ? "notes" : "details.notes",
    system: {
      characteristics,
      ...(creature
        ? adversarySystem(figures)
        : {
            details: { profession: figures.profession },
            initiative: { bonus: figures.initiative },
            defence: { bonus: figures.defence },
            speed: figures.speed.walk,
            destiny: figures.destiny,
            creation: { done: true },
          }),
      protections,
    },
    items: [
      ...skillItems(skills, shelf, creature),
      ...weapons.map(weaponData),
      ...vests.map(({ name, img, protection, penalty, equipped }) => ({
        name,
        img,
        type: "d20d100Armor",
        system: { protection, penalty, equipped },
      })),
      ...gear.map(({ name, img, quantity, description }) => ({
        name,
        img,
        type: "d20d100Gear",
        system: { quantity, description },
      })),
    ],
  };
}

/** DD-168…DD-172 — what an adversary has besides scores; Lutte is proposed by Force and Masse. */
function adversarySystem(figures: D20Figures): object {
  const { category, hp, scores, initiative, defence, contact, ranged, speed } = figures;
  const { mass } = scaleAndMass(scores.size ?? 10, category === "human");
  const power = scores.power ?? 0;
  return {
    category,
    hp: { value: hp ?? 1, max: hp ?? 1 },
    mp: { value: power, max: power },
    initiativeBonus: initiative,
    defenceBonus: defence,
    grapple: adversaryGrapple(null, modifierOf(scores.strength), mass),
    contactModifier: contact,
    rangedModifier: ranged,
    move: moveText(speed),
  };
}

/** An investigator has every skill of the printed sheet; an adversary those that it knows. */
function skillItems(skills: D20Figures["skills"], shelf: readonly Shelved[], creature: boolean): readonly object[] {
  const told = skills.map(({ key, name, characteristics, total }) => {
    const thing = byKey(shelf, key);
    if (thing) return copyOf(thing, { flat: total });
    const based = characteristics.map((one) => ({ key: one, sign: 1 }));
    const system = { key, family: "other", characteristics: based, constant: 0, flat: total };
    return { name, type: "d20d100Skill", img: icon("skill"), system };
  });
  const usual = shelf.filter(
    ({ system }) => !creature && system["printed"] !== false && !skills.some(({ key }) => key === system["key"]),
  );
  return [...told, ...usual.map((thing) => thing.source())];
}

/** Arrows and bullets pierce, everything else is told by how it works. */
const KINDS: Readonly<Record<string, string>> = {
  revolver: "bullet",
  bolt: "bullet",
  bow: "piercing",
  thrown: "piercing",
  natural: "edged",
};

function weaponData(weapon: D20WeaponFigures): object {
  const { name, img, skill, action, damage, increment, capacity, loaded, sparing } = weapon;
  const arm = action === "melee" || action === "natural";
  return {
    name,
    img,
    type: "d20d100Weapon",
    system: {
      skill,
      action,
      damageKind: KINDS[action] ?? "blunt",
      damage,
      addsDamageBonus: arm || action === "thrown" || action === "bow",
      criticalMin: weapon.criticalMin,
      criticalMultiplier: weapon.criticalMultiplier,
      damageType: sparing ? "temporary" : "hp",
      ...(arm ? { canThrow: increment > 0, throwIncrement: Math.min(20, increment) } : { rangeIncrement: increment }),
      capacity,
      loaded: Math.min(capacity, loaded),
      reloadMode: capacity > 0 ? "manual" : "none",
      twoHanded: weapon.twoHanded,
      equipped: weapon.equipped,
      misc: weapon.misc,
      unfamiliarPenalty: weapon.unfamiliar,
      naturalAttacks: action === "natural" ? weapon.times : 0,
      attackModifier: weapon.attackModifier,
    },
  };
}
