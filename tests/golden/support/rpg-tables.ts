import { parseDice, writeDice } from "../../../src/rulesets/rpg/rules/dice-formula.js";
import { isInRange, throwRange } from "../../../src/rulesets/rpg/rules/attack/range.js";
import type { SkillId } from "../../../src/rulesets/rpg/rules/character/skill-list.js";
import type { ThrowWeight, WeaponMode } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { usesOf } from "../../../src/rulesets/rpg/rules/attack/weapon-use.js";
import { rpgItems, type RpgItem } from "../../support/packs/rpg-packs.js";
import { Unsupported, type Adapter } from "./run.js";

const weapons = rpgItems("weapons");
const armors = rpgItems("armors");

/** A row of the table that ships as two items: what covers the legs, and the arms. */
const PAIRED = /^Manchette\/jambière de /u;

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
    const { formula, halved, mode, bladed, skill } = weaponNamed(name);
    const dice = parseDice(formula);
    const uses = usesOf(mode);
    return {
      formula: dice ? writeDice({ ...dice, halved: dice.halved || halved }) : "special",
      damageBonusInMelee: uses.includes("melee"),
      ranged: !uses.includes("melee"),
      thrown: uses.includes("thrown"),
      bladed,
      skill: SKILL_NAMES[skill],
    };
  },

  armorRow: ({ name }: { name: string }) => {
    const pieces = piecesNamed(name).map((piece) => shipped(armors, piece).system);
    const coverage = pieces.map((piece) => piece["coverage"]);
    return { formula: pieces[0]?.["formula"], coverage: coverage.length === 1 ? coverage[0] : coverage };
  },

  weaponRange: ({ weapon, distance }: { weapon: string; distance: number }) => {
    const { range } = weaponNamed(weapon);
    return { max: range, inRange: isInRange(distance, range) };
  },

  throwRange: ({ body, weight }: { body: number; weight: ThrowWeight }) => ({ max: throwRange(body, weight) }),
};

interface Weapon {
  readonly formula: string;
  /** RP-69 — half of what those dice show. */
  readonly halved: boolean;
  readonly mode: WeaponMode;
  readonly bladed: boolean;
  readonly skill: SkillId;
  readonly range: number;
}

/** A weapon with what its source leaves to its model. */
function weaponNamed(name: string): Weapon {
  const { system } = shipped(weapons, name);
  const unsaid = {
    formula: "1d6",
    halved: false,
    mode: "melee",
    bladed: false,
    skill: "handWeapons",
    range: 0,
  } as const;
  return { ...unsaid, ...(system as Partial<Weapon>) };
}

function piecesNamed(name: string): readonly string[] {
  if (!PAIRED.test(name)) return [name];
  return ["Jambières de ", "Manchettes de "].map((piece) => name.replace(PAIRED, piece));
}

/** The cases are written with straight apostrophes. */
function shipped(pack: readonly RpgItem[], name: string): RpgItem {
  const found = pack.find((item) => item.name.replaceAll("’", "'") === name);
  if (!found) throw new Unsupported(name);
  return found;
}
