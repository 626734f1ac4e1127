import { scaleAndMass } from "../../rulesets/d20d100/rules/attack/scale.js";
import { CHARACTERISTICS, COMBAT_SKILLS, type CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";
import { abilityModifier, sizeModifier } from "../../rulesets/gb/rules/checks/abilities.js";
import { ABILITIES, type Ability } from "../../rulesets/gb/rules/vocabulary.js";
import { vestOf } from "./armor-pair.js";
import { bounded } from "./bounded.js";
import type { D20Figures, D20SkillFigures, D20WeaponFigures, GbFigures, GbWeaponFigures } from "./figures.js";
import { BODY_SIZE, CHARACTERISTIC_OF, DEFENCE_SHIFT, skillKeyOf } from "./pairs.js";
import { dropped, guessed, type Remark } from "./remarks.js";
import { abilityOfCombat, FIREARMS, skillOf } from "./weapon-pair.js";

/** Weapon Focus (GB-56), and what somebody untrained takes off (DD-125). */
const FOCUS = 1;
const UNTRAINED = -4;
const MOST_MISC = 10;
const MOST_ATTACKS = 9;

/** GB-01…GB-56, DD-15…DD-172 — somebody of gb as they are in d20d100, and what could not be carried over. */
export function toD20d100(from: GbFigures): { readonly figures: D20Figures; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const scores = scoresOf(from, remarks);
  const base = (ability: Ability) => from.bab + DEFENCE_SHIFT + abilityModifier(from.abilities[ability]);
  const creature = from.kind === "creature";
  const size = sizeModifier(from.size);
  const vests = from.armors.flatMap((armor) => {
    const { vest, remarks: said } = vestOf(armor);
    remarks.push(...said);
    return vest ? [vest] : [];
  });
  const weapons = from.weapons.flatMap((weapon) => {
    const { figures, remarks: said } = weaponOf(weapon, from, creature ? base(weapon.ability) + size : null);
    remarks.push(...said);
    return figures ? [figures] : [];
  });
  remarks.push(...left(from));
  return {
    figures: {
      kind: from.kind,
      scores,
      category: from.human ? "human" : from.undead ? "undead" : from.animal ? "animal" : "mythos",
      initiative: bounded(from.initiative, -10, 20),
      defence: bounded(from.defence, -10, 20),
      speed: from.speed,
      profession: from.occupation,
      destiny: bounded(from.destiny, 0, 20),
      hp: from.hp,
      scale: creature && from.human ? 0 : scaleAndMass(scores.size ?? BODY_SIZE.medium, from.human).scale,
      protections: [
        ...(from.swarm ? [{ mode: "half", value: 0, scope: "singleTarget" }] : []),
        ...(from.natural > 0 ? [{ mode: "fixed", value: from.natural, scope: "all" }] : []),
      ],
      contact: creature ? base("str") + size : null,
      ranged: creature ? base("dex") + size : null,
      skills: [...skillsOf(from), ...(creature ? [] : combatSkills(base))],
      weapons,
      vests,
      gear: from.gear,
      traits: [],
      spells: [],
      tomes: [],
      powers: [],
      regeneration: 0,
      sanity: "",
      mythos: 0,
      jets: "",
    },
    remarks,
  };
}

/** DD-15, DD-16 — six scores are copied; what d20 does not know is guessed, or missing in a creature. */
function scoresOf(from: GbFigures, remarks: Remark[]): Record<CharacteristicKey, number | null> {
  const scores = Object.fromEntries(CHARACTERISTICS.map((key) => [key, null])) as Record<
    CharacteristicKey,
    number | null
  >;
  for (const ability of ABILITIES) scores[CHARACTERISTIC_OF[ability]] = from.abilities[ability];
  scores.size = BODY_SIZE[from.size];
  remarks.push(guessed("size", "size", scores.size));
  if (from.kind === "creature") return scores;
  scores.education = from.abilities.int;
  scores.appearance = from.abilities.cha;
  remarks.push(guessed("education", "education", scores.education ?? ""));
  remarks.push(guessed("appearance", "appearance", scores.appearance ?? ""));
  return scores;
}

/** GB-01, DD-40 — a d20 skill succeeds as often here with the very same total. */
function skillsOf({ skills }: GbFigures): readonly D20SkillFigures[] {
  return skills.map(({ slug, name, ability, total }) => ({
    key: skillKeyOf(slug),
    name,
    characteristics: [CHARACTERISTIC_OF[ability]],
    total: bounded(total, -20, 40),
  }));
}

/** GB-15, DD-42 — base attack and ability are the seven skills of combat, wrestling and boxing among them. */
function combatSkills(base: (ability: Ability) => number): readonly D20SkillFigures[] {
  return COMBAT_SKILLS.map((key) => ({ key, name: "", characteristics: [], total: base(abilityOfCombat(key, "")) }));
}

/**
 * GB-15…GB-17, DD-44…DD-57 — a weapon keeps its dice, its critical, its range and its magazine.
 * @param score DD-44 — what its bearer attacks with, told where no skill tells it; `null`: an investigator's
 */
function weaponOf(
  weapon: GbWeaponFigures,
  { kind }: GbFigures,
  score: number | null,
): { readonly figures: D20WeaponFigures | null; readonly remarks: readonly Remark[] } {
  const pair = skillOf(weapon);
  if (!pair) return { figures: null, remarks: [dropped("touch", weapon.name)] };
  const [skill, action] = pair;
  const bonus = weapon.misc + (weapon.focus ? FOCUS : 0);
  const misc = bounded(bonus, -MOST_MISC, MOST_MISC);
  const { category: _category, ability: _ability, proficient, focus, ...alike } = weapon;
  const own = score !== null && action === "natural";
  return {
    figures: {
      ...alike,
      times: bounded(weapon.times, 1, MOST_ATTACKS),
      skill,
      action,
      misc: own ? 0 : misc,
      unfamiliar: proficient ? 0 : UNTRAINED,
      attackModifier: own ? bounded(score + bonus, -20, 40) : null,
      typeCode: "",
    },
    remarks: [
      ...(misc !== bonus && !own ? [dropped("weaponBonus", weapon.name, bonus - misc)] : []),
      ...(focus ? [guessed("focus", weapon.name)] : []),
      ...(FIREARMS.has(weapon.category) && kind ? [guessed("firearm", weapon.name)] : []),
    ],
  };
}

/** What d20d100 has nothing for. */
function left(from: GbFigures): readonly Remark[] {
  return [
    ...(from.kind === "investigator" ? [dropped("level", "", from.level)] : []),
    ...(from.saves === "" ? [] : [dropped("saves", from.saves)]),
    ...from.feats.map((name) => dropped("feat", name)),
    ...from.spells.map((name) => dropped("spell", name)),
    ...from.wounds.map((name) => dropped("wounds", name)),
    ...(from.reduction > 0 ? [dropped("reduction", "", from.reduction)] : []),
    ...(from.traditional ? [dropped("mode")] : []),
    ...(from.kind === "creature" ? [guessed("grapple"), guessed("sight")] : [guessed("sanity")]),
  ];
}
