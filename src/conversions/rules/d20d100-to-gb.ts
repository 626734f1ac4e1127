import { modifierOf } from "../../rulesets/d20d100/rules/character/characteristics.js";
import { COMBAT_SKILLS, type CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import { sizeModifier } from "../../rulesets/gb/rules/checks/abilities.js";
import { ABILITIES, SIZES, type Ability, type Size } from "../../rulesets/gb/rules/vocabulary.js";
import { armorOf } from "./armor-pair.js";
import { bounded } from "./bounded.js";
import type { D20Figures, D20WeaponFigures, GbFigures, GbWeaponFigures } from "./figures.js";
import { abilityOf, BODY_SIZE, CHARACTERISTIC_OF, DEFENCE_SHIFT, skillSlugOf } from "./pairs.js";
import { dropped, guessed, type Remark } from "./remarks.js";
import { abilityOfCombat, categoryOf } from "./weapon-pair.js";

/** GB-01 — bounds of what gb keeps of a base attack, of a score and of a weapon's bonus. */
const MOST_BAB = 30;
const LEAST_SCORE = 1;
const MOST_SCORE = 60;
const MOST_MISC = 20;
/** Categories of weapons whose use somebody must have learnt. */
const UNTRAINED = -4;

/** DD-15…DD-172, GB-01…GB-56 — somebody of d20d100 as they are in gb, and what could not be carried over. */
export function toGb(from: D20Figures): { readonly figures: GbFigures; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const abilities = abilitiesOf(from, remarks);
  const size = sizeOf(from, remarks);
  const creature = from.kind === "creature";
  const mods = { str: modifierOf(from.scores.strength), dex: modifierOf(from.scores.dexterity) };
  const ofSize = creature ? sizeModifier(size) : 0;
  const scores = attackScores(from);
  const bab = bounded(
    Math.max(0, ...scores.map(({ score, ability }) => score - DEFENCE_SHIFT - mods[ability] - ofSize)),
    0,
    MOST_BAB,
  );
  const weapons = from.weapons.map((weapon) => {
    const { figures, remarks: said } = weaponOf(weapon, from, (ability) => bab + mods[ability] + ofSize);
    remarks.push(...said);
    return figures;
  });
  remarks.push(...left(from));
  const natural = from.protections.find(({ mode, scope }) => mode === "fixed" && scope === "all");
  return {
    figures: {
      kind: from.kind,
      abilities,
      size,
      bab,
      initiative: from.initiative,
      natural: natural?.value ?? 0,
      defence: from.defence,
      speed: from.speed,
      occupation: from.profession,
      level: 1,
      destiny: from.destiny,
      hp: from.hp,
      human: from.category === "human",
      undead: from.category === "undead",
      animal: from.category === "animal",
      swarm: from.protections.some(isSwarm),
      skills: from.skills
        .filter(({ key }) => !isCombat(key))
        .map(({ key, name, characteristics, total }) => ({
          slug: skillSlugOf(key),
          name,
          ability: abilityOf(characteristics),
          total: bounded(total, -20, 40),
        })),
      weapons,
      armors: from.vests.map(armorOf),
      gear: from.gear,
      saves: "",
      feats: [],
      spells: [],
      wounds: [],
      reduction: 0,
      traditional: false,
    },
    remarks,
  };
}

function isCombat(key: string): key is CombatSkill {
  return COMBAT_SKILLS.some((skill) => skill === key);
}

function isSwarm({ mode, scope }: D20Figures["protections"][number]): boolean {
  return mode === "half" && scope === "singleTarget";
}

/** GB-01, DD-15 — six of the nine scores are copied, the others told. */
function abilitiesOf({ kind, scores }: D20Figures, remarks: Remark[]): Record<Ability, number | null> {
  const abilities = {} as Record<Ability, number | null>;
  for (const ability of ABILITIES) {
    const score = scores[CHARACTERISTIC_OF[ability]];
    abilities[ability] = score === null ? null : bounded(score, LEAST_SCORE, MOST_SCORE);
    if (score !== null && abilities[ability] !== score)
      remarks.push(dropped("bounded", CHARACTERISTIC_OF[ability], score));
  }
  if (kind === "investigator")
    for (const key of ["education", "appearance"] as const)
      if (scores[key] !== null) remarks.push(dropped(key, key, scores[key]));
  if (scores.size !== null) remarks.push(dropped("size", "size", scores.size));
  return abilities;
}

/** DD-170, GB-01 — the size whose modifier is the Échelle; what is beyond either end takes that end. */
function sizeOf({ scale, category, scores }: D20Figures, remarks: Remark[]): Size {
  if (category === "human") return "medium";
  const found = SIZES.find((size) => sizeModifier(size) === scale);
  if (found) return found;
  remarks.push(guessed("sizeClass", "size", scores.size ?? BODY_SIZE.medium));
  return scale > 0 ? "tiny" : "gargantuan";
}

/** GB-15, DD-42 — scores of attack, by the ability that they rest on. */
function attackScores(from: D20Figures): readonly { readonly score: number; readonly ability: "str" | "dex" }[] {
  const skills = from.skills.flatMap(({ key, total }) =>
    isCombat(key) && key !== "grapple" && key !== "boxing" ? [{ score: total, ability: abilityOfCombat(key, "") }] : [],
  );
  const held = [
    ...(from.contact === null ? [] : [{ score: from.contact, ability: "str" as const }]),
    ...(from.ranged === null ? [] : [{ score: from.ranged, ability: "dex" as const }]),
  ];
  const known = [...skills, ...held];
  if (known.length > 0) return known;
  return from.weapons.flatMap(({ attackModifier, skill, action }) =>
    attackModifier === null ? [] : [{ score: attackModifier, ability: abilityOfCombat(skill, action) }],
  );
}

/** DD-44, GB-15 — a weapon as good in the hands of its bearer as it was: what base and ability lack is its own. */
function weaponOf(
  weapon: D20WeaponFigures,
  from: D20Figures,
  due: (ability: "str" | "dex") => number,
): { readonly figures: GbWeaponFigures; readonly remarks: readonly Remark[] } {
  const { skill, action, unfamiliar, attackModifier, typeCode, ...alike } = weapon;
  const ability = abilityOfCombat(skill, action);
  const held = ability === "str" ? from.contact : from.ranged;
  const score = attackModifier ?? from.skills.find(({ key }) => key === skill)?.total ?? held;
  const lack = score === null ? 0 : score - DEFENCE_SHIFT - due(ability);
  const untrained = unfamiliar === UNTRAINED;
  const bonus = weapon.misc + lack + (untrained ? 0 : unfamiliar);
  const misc = bounded(bonus, -MOST_MISC, MOST_MISC);
  return {
    figures: {
      ...alike,
      criticalMultiplier: Math.max(2, weapon.criticalMultiplier),
      category: categoryOf(weapon),
      ability,
      misc,
      proficient: !untrained,
      focus: false,
    },
    remarks: [
      ...(misc === bonus ? [] : [dropped("weaponBonus", weapon.name, bonus - misc)]),
      ...(typeCode === "" ? [] : [dropped("weaponDetail", weapon.name, typeCode)]),
    ],
  };
}

/** What gb has nothing for. */
function left(from: D20Figures): readonly Remark[] {
  const skins = from.protections.filter((one) => !isSwarm(one) && !(one.mode === "fixed" && one.scope === "all"));
  return [
    ...(from.kind === "investigator" ? [guessed("level", "", 1), dropped("mind", from.sanity)] : [guessed("body")]),
    ...(from.mythos > 0 ? [dropped("magic", "", from.mythos)] : []),
    ...(from.jets === "" ? [] : [dropped("jets", from.jets)]),
    ...from.traits.map((name) => dropped("trait", name)),
    ...from.spells.map((name) => dropped("spell", name)),
    ...from.tomes.map((name) => dropped("tome", name)),
    ...from.powers.map((name) => dropped("power", name)),
    ...skins.map(({ mode, scope, value }) => dropped("protection", `${mode} ${scope}`, value)),
    ...(from.regeneration > 0 ? [dropped("regeneration", "", from.regeneration)] : []),
  ];
}
