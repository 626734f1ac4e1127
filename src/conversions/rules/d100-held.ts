import { heldWeaponModifier } from "../../rulesets/d20d100/rules/attack/scale.js";
import type { CombatSkill } from "../../rulesets/d20d100/rules/vocabulary.js";
import type { ConvertedSkill } from "./d100-skills.js";
import { unscored, type NamedWeapon } from "./d100-weapons.js";
import type { PercentSheet } from "./d100-sheet.js";
import { dropped, guessed, type Remark } from "./remarks.js";
import { likenessOf, skillTold, weaponNamed, type Known } from "./weapon-likeness.js";

/** A weapon that an adversary holds, without a score of its own. */
export interface HeldWeapon extends NamedWeapon {
  /** With what it strikes. */
  readonly modifier: number;
  /** DD-44 — the score of its skill, where the sheet tells one. */
  readonly attackModifier: number | null;
}

/** What an adversary that holds weapons strikes with. */
export interface Hands {
  /** DD-169 — told or proposed; `null`: it holds no weapon. */
  readonly contact: number | null;
  readonly ranged: number | null;
  /** Modifiers of FOR and DEX. */
  readonly strength: number;
  readonly dexterity: number;
}

interface Held {
  readonly weapons: readonly HeldWeapon[];
  /** Skills of the sheet that it strikes with. */
  readonly skills: ReadonlySet<CombatSkill>;
  readonly remarks: readonly Remark[];
}

const OF_CONTACT: ReadonlySet<CombatSkill> = new Set(["meleeWeapons", "boxing"]);

/** DD-44, DD-169 — the weapons that a sheet names without a score: they are used as well as their skill, or any, is. */
export function heldWeapons(sheet: PercentSheet, skills: readonly ConvertedSkill[], known: Known, hands: Hands): Held {
  const weapons: HeldWeapon[] = [];
  const used = new Set<CombatSkill>();
  const remarks: Remark[] = [];
  for (const name of unscored(sheet, known)) {
    const found = weaponNamed(name, known.weapons);
    const like = found ?? likenessOf(name, known);
    const skill = skillTold(name, known);
    if (skill === "grapple") continue; // DD-47: its row is everybody's
    if (!like || skill === null) {
      remarks.push(dropped("noDamage", name));
      continue;
    }
    if (hands.contact === null && hands.ranged === null && skill !== "boxing") {
      remarks.push(dropped("notHeld", name));
      continue;
    }
    const own = skills.find(({ key }) => key === skill)?.modifier ?? null;
    const modifier = own ?? handled(skill, hands);
    weapons.push({ key: found?.key ?? "", like: like.key, name, modifier, attackModifier: own });
    if (!found) remarks.push(guessed("likeWeapon", name, like.names[0]));
    if (own === null) remarks.push(guessed("unscored", name, modifier));
    else used.add(skill);
  }
  return { weapons, skills: used, remarks };
}

/** DD-169, D-51 */
function handled(skill: CombatSkill, { contact, ranged, strength, dexterity }: Hands): number {
  return OF_CONTACT.has(skill)
    ? (contact ?? heldWeaponModifier("contact", strength))
    : (ranged ?? heldWeaponModifier("ranged", dexterity));
}
