import { ARMOURS, type ArmourId } from "../../../src/rulesets/rpg/rules/armours.js";
import { isInRange, throwRange } from "../../../src/rulesets/rpg/rules/range.js";
import type { SkillId } from "../../../src/rulesets/rpg/rules/skill-list.js";
import type { ThrowWeight } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { usesOf } from "../../../src/rulesets/rpg/rules/weapon-use.js";
import { WEAPONS, type WeaponId, type WeaponRow } from "../../../src/rulesets/rpg/rules/weapons.js";
import { Unsupported, type Adapter } from "./run.js";

/** Names of the book's tables; no rule depends on them. */
const WEAPON_NAMES: Readonly<Record<WeaponId, string>> = {
  lightCrossbow: "Arbalète légère",
  heavyCrossbow: "Arbalète lourde",
  compositeBow: "Arc composite",
  shortBow: "Arc court",
  longBow: "Arc long",
  staff: "Bâton",
  boomerang: "Boomerang",
  scimitar: "Cimeterre",
  claymore: "Claymore",
  cutlass: "Coutelas",
  dagger: "Dague",
  twoHandedSword: "Épée à deux mains",
  bastardSword: "Épée bâtarde",
  shortSword: "Épée courte",
  broadSword: "Épée large",
  longSword: "Épée longue",
  morningStar: "Étoile du matin",
  falchion: "Falchion",
  net: "Filet (de gladiateur)",
  foil: "Fleuret",
  flail: "Fléau d'armes",
  whip: "Fouet",
  sling: "Fronde",
  club: "Gourdin",
  axe: "Hache",
  battleAxe: "Hache de Bataille",
  halberd: "Hallebarde",
  harpoon: "Harpon",
  javelin: "Javelot",
  katana: "Katana",
  spear: "Lance",
  lance: "Lance de cavalerie",
  warHammer: "Marteau de guerre",
  mace: "Masse",
  nunchaku: "Nunchaku",
  warPick: "Pioche de guerre",
  rapier: "Rapière",
  sabre: "Sabre",
  blowpipe: "Sarbacane",
  trident: "Trident",
  bola: "Bola",
};
const ARMOUR_NAMES: Readonly<Record<ArmourId, string>> = {
  plateArmour: "Armure de plates (avec casque)",
  partialPlateArmour: "Armure partielle de plates (sans casque)",
  leatherHood: "Cagoule de cuir",
  reinforcedLeatherHood: "Cagoule de cuir renforcé",
  plateHelmet: "Casque de plates",
  sallet: "Casque salade",
  mailShirt: "Chemise de mailles",
  mailCoat: "Cotte de mailles",
  hauberk: "Haubert de mailles",
  leatherLimbs: "Manchette/jambière de cuir",
  reinforcedLeatherLimbs: "Manchette/jambière de cuir renforcé",
  mailLimbs: "Manchette/jambière de mailles",
  reinforcedLeatherCoat: "Manteau de cuir renforcé",
  leatherBreastplate: "Plastron de cuir",
  metalBreastplate: "Plastron de métal",
  softLeatherDoublet: "Pourpoint de cuir souple",
  leatherJacket: "Veste de cuir",
  ringedLeatherJacket: "Veste de cuir annelée",
  reinforcedLeatherJacket: "Veste de cuir renforcée",
};
const SKILL_NAMES: Partial<Readonly<Record<SkillId, string>>> = {
  handWeapons: "Armes Blanches",
  poleArms: "Armes d'Hast",
  flexibleWeapons: "Armes Souples",
  archery: "Archerie",
  crossbows: "Arbalètes",
  thrownWeapons: "Armes de Jet",
};

/** Adapters for the tables of weapons and armours, and for distances. */
export const tableAdapters: Readonly<Record<string, Adapter>> = {
  weaponRow: ({ name }: { name: string }) => {
    const { formula, mode, bladed, skill } = weaponNamed(name);
    const uses = usesOf(mode);
    return {
      formula: formula || "special",
      damageBonusInMelee: uses.includes("melee"),
      ranged: !uses.includes("melee"),
      thrown: uses.includes("thrown"),
      bladed,
      skill: SKILL_NAMES[skill],
    };
  },

  armorRow: ({ name }: { name: string }) => {
    const { formula, coverage } = ARMOURS[idNamed(ARMOUR_NAMES, name)];
    return { formula, coverage: coverage.length === 1 ? coverage[0] : coverage };
  },

  weaponRange: ({ weapon, distance }: { weapon: string; distance: number }) => {
    const { range } = weaponNamed(weapon);
    return { max: range, inRange: isInRange(distance, range) };
  },

  throwRange: ({ body, weight }: { body: number; weight: ThrowWeight }) => ({ max: throwRange(body, weight) }),
};

function weaponNamed(name: string): WeaponRow {
  return WEAPONS[idNamed(WEAPON_NAMES, name)];
}

function idNamed<Id extends string>(names: Readonly<Record<Id, string>>, name: string): Id {
  const id = (Object.keys(names) as Id[]).find((one) => names[one] === name);
  if (!id) throw new Unsupported(name);
  return id;
}
