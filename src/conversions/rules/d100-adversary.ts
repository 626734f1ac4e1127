import {
  diceDamageBonus,
  flatDamageBonus,
  hitPointsOf,
  magicPointsOf,
  modifierOf,
} from "../../rulesets/d20d100/rules/character/characteristics.js";
import { fromArmorClass } from "../../rulesets/d20d100/rules/attack/defence.js";
import type { Options } from "../../rulesets/d20d100/rules/options.js";
import { modifierFromPercent } from "../../rulesets/d20d100/rules/checks/from-percent.js";
import { adversaryGrapple, heldWeaponModifier, scaleAndMass } from "../../rulesets/d20d100/rules/attack/scale.js";
import type { CharacteristicKey } from "../../rulesets/d20d100/rules/vocabulary.js";
import { bounded } from "./bounded.js";
import { heldWeapons, type HeldWeapon } from "./d100-held.js";
import { convertScores } from "./d100-scores.js";
import type { PercentAttack, PercentSheet } from "./d100-sheet.js";
import { convertSkills, LEAST, MOST, type ConvertedSkill } from "./d100-skills.js";
import { metresOf } from "./d100-move.js";
import { naturalKind } from "./natural-kind.js";
import { dropped, guessed, type Remark } from "./remarks.js";
import { likenessOf, weaponNamed, type Known } from "./weapon-likeness.js";

export type AdversaryOptions = Pick<Options, "conversionRounding" | "hpRounding" | "damageBonusMode">;

/** What a keeper says of an adversary that its figures do not tell. */
export interface AdversaryChoices {
  readonly human: boolean;
  /** Whether it can hold weapons. */
  readonly holds: boolean;
  /** DD-135 — parts of its d20 armour class that take the place of the armour of percentages; `null`: none. */
  readonly armorClass: { readonly size: number; readonly natural: number } | null;
}

export interface ConvertedAttack extends PercentAttack {
  readonly modifier: number;
  /** The weapon of the compendia that it is; empty: nobody knows it. */
  readonly key: string;
  /** The one that it is made after; empty for a part of the body. */
  readonly like: string;
}

/** DD-13, DD-135, DD-168…DD-172 — an adversary out of a game of percentages. */
export interface ConvertedAdversary {
  readonly name: string;
  /** `null`: it has no such score. */
  readonly scores: Readonly<Record<CharacteristicKey, number | null>>;
  readonly hp: number;
  readonly mp: number;
  readonly scale: number;
  readonly mass: number;
  /** DD-135 — set where the Échelle is that of a d20 armour class. */
  readonly scaleOverride: number | null;
  readonly defence: number;
  readonly grapple: number;
  readonly contactModifier: number | null;
  readonly rangedModifier: number | null;
  readonly damageBonus: string;
  /** Fixed protection against everything; 0: none. */
  readonly protection: number;
  readonly sanityLoss: { readonly success: string; readonly failure: string };
  readonly move: string;
  readonly attacks: readonly ConvertedAttack[];
  /** Those that its sheet names without a score. */
  readonly weapons: readonly HeldWeapon[];
  readonly skills: readonly ConvertedSkill[];
  readonly remarks: readonly Remark[];
}

/** Combat skills that weapons of contact are held with, and all others. */
const CONTACT = ["meleeWeapons"] as const;
const RANGED = ["thrownWeapons", "handgun", "rifle", "automaticWeapons"] as const;
const COMBAT: ReadonlySet<string> = new Set([...CONTACT, ...RANGED, "grapple", "boxing"]);
const MOST_TIMES = 9;

/** DD-10, DD-13, DD-28, DD-129, DD-135, DD-169…DD-172 — converts an adversary (section I3). */
export function convertAdversary(
  sheet: PercentSheet,
  known: Known,
  choices: AdversaryChoices,
  options: AdversaryOptions,
): ConvertedAdversary {
  const { scores, remarks: ofScores } = convertScores(sheet, null);
  const { skills, remarks: ofSkills } = convertSkills(sheet.skills, known.skills, options);
  const byScale = scaleAndMass(scores.size, choices.human);
  const dexterity = modifierOf(scores.dexterity);
  const scale = choices.armorClass?.size ?? byScale.scale;
  const { defence, protection } = fromArmorClass(scale, choices.armorClass?.natural ?? sheet.armor ?? 0, dexterity);
  const best = (keys: readonly string[]) => {
    const found = skills.filter(({ key }) => keys.includes(key)).map(({ modifier }) => modifier);
    return found.length === 0 ? null : Math.max(...found);
  };
  const wrestling = best(["grapple"]);
  const contactModifier = choices.holds
    ? (best(CONTACT) ?? heldWeaponModifier("contact", modifierOf(scores.strength)))
    : null;
  const rangedModifier = choices.holds ? (best(RANGED) ?? heldWeaponModifier("ranged", dexterity)) : null;
  const held = heldWeapons(sheet, skills, known, {
    ...{ contact: contactModifier, ranged: rangedModifier },
    ...{ strength: modifierOf(scores.strength), dexterity },
  });
  const damageBonus = damageBonusText(scores, choices.human, options);
  return {
    name: sheet.name,
    scores: { ...scores, education: sheet.scores.education ?? null, appearance: sheet.scores.appearance ?? null },
    hp: sheet.hp ?? hitPointsOf(scores, options),
    mp: sheet.mp ?? magicPointsOf(scores.power),
    ...byScale,
    scale,
    scaleOverride: scale === byScale.scale ? null : scale,
    defence,
    grapple: adversaryGrapple(wrestling, modifierOf(scores.strength), byScale.mass),
    contactModifier,
    rangedModifier,
    damageBonus,
    protection,
    sanityLoss: sheet.sanityLoss ?? { success: "0", failure: "0" },
    move: metresOf(sheet.move),
    attacks: sheet.attacks.map((attack) => ({
      ...attack,
      times: bounded(attack.times, 1, MOST_TIMES),
      modifier: bounded(modifierFromPercent(attack.percent, options), LEAST, MOST),
      key: weaponNamed(attack.name, known.weapons)?.key ?? "",
      like: likenessOf(attack.name, known)?.key ?? "",
    })),
    weapons: held.weapons,
    skills: skills.filter(({ key }) => !COMBAT.has(key)),
    remarks: [
      ...ofScores.filter(({ what }) => what !== "education" && what !== "appearance"),
      ...ofSkills,
      ...sheet.attacks.flatMap(({ name, percent }) => {
        const modifier = modifierFromPercent(percent, options);
        return modifier > MOST ? [dropped("bounded", name, modifier)] : [];
      }),
      ...sheet.attacks.flatMap(({ name }) => assumed(name, known)),
      ...(wrestling === null ? [guessed("grapple")] : []),
      ...unused(skills, choices.holds, held.skills),
      ...held.remarks,
      ...leftovers(sheet, damageBonus),
    ],
  };
}

/** What an attack is taken for where its name does not tell it. */
function assumed(name: string, known: Known): readonly Remark[] {
  if (weaponNamed(name, known.weapons)) return [];
  const like = likenessOf(name, known);
  if (like) return [guessed("likeWeapon", name, like.names[0])];
  return naturalKind(name) ? [] : [guessed("naturalWeapon", name)];
}

/** DD-169, D-51 — scores of weapons that a better one stands for, or that nobody holds. */
function unused(skills: readonly ConvertedSkill[], holds: boolean, struckWith: ReadonlySet<string>): readonly Remark[] {
  const best = (keys: readonly string[]) =>
    skills.filter(({ key }) => keys.includes(key)).toSorted((one, other) => other.modifier - one.modifier)[0];
  const used = [best(["grapple"]), ...(holds ? [best(CONTACT), best(RANGED)] : [])];
  return skills
    .filter((skill) => COMBAT.has(skill.key) && !used.includes(skill) && !struckWith.has(skill.key))
    .map(({ name, percent }) => dropped("heldScore", name, `${percent} %`));
}

/** What belongs to investigators, a damage bonus other than the reckoned one, and what meant nothing. */
function leftovers(sheet: PercentSheet, damageBonus: string): readonly Remark[] {
  const { sanity, mythos, unread } = sheet;
  const told = sheet.damageBonus.replace(/^(?=\d)/, "+");
  return [
    ...(told === "" || told === damageBonus ? [] : [dropped("recomputed", "damageBonus", sheet.damageBonus)]),
    ...(sanity === null ? [] : [dropped("ofPlayers", "sanity", sanity)]),
    ...(mythos === null ? [] : [dropped("ofPlayers", "mythos", `${mythos} %`)]),
    ...unread.map((line) => dropped("unread", line)),
  ];
}

/** DD-28 — people add a number, as their table plays; everything else adds dice. */
function damageBonusText(
  { strength, size }: Readonly<Record<"strength" | "size", number>>,
  human: boolean,
  { damageBonusMode }: Pick<Options, "damageBonusMode">,
): string {
  if (!human || damageBonusMode === "dice") return diceDamageBonus(strength, size);
  const bonus = flatDamageBonus(strength, size);
  return bonus > 0 ? `+${bonus}` : `${bonus}`;
}
