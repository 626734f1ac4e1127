import { choices } from "../../../../core/sheets/choices.js";
import { withText } from "../../../../core/sheets/item-text.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { strikesSomebody } from "../../attack/spells/spell.js";
import { RpgAffliction } from "../../data/items/affliction.js";
import { RpgArmor } from "../../data/items/armor.js";
import { HEALS, HOLDS, RpgGear } from "../../data/items/gear.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgSkill } from "../../data/items/skill.js";
import { RpgSpell, SPELL_KINDS } from "../../data/items/spell.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import {
  afflictionKindLabel,
  attributeLabel,
  gripLabel,
  healsLabel,
  intervalLabel,
  reloadLabel,
  rootLabel,
  skillLabel,
  spellKindLabel,
  throwWeightLabel,
  weaponModeLabel,
  weaponSpecialLabel,
} from "../../labels.js";
import { writeDice } from "../../rules/dice-formula.js";
import { GRIPS } from "../../rules/attack/grips.js";
import { isSkill, SKILLS, type SkillId } from "../../rules/character/skill-list.js";
import {
  AFFLICTION_KINDS,
  ATTRIBUTES,
  INTERVALS,
  RELOADS,
  ROOTS,
  THROW_WEIGHTS,
  WEAPON_MODES,
  WEAPON_SPECIALS,
} from "../../rules/vocabulary.js";
import { EFFECT_CHOICES, effectRows } from "../views/effects-view.js";
import { numberChips } from "../members.js";

/** What an item's card prints besides the item itself. */
export async function cardContext(item: Item): Promise<object> {
  const system: unknown = item.system;
  if (system instanceof RpgSkill) return withText(item, skillCard(item, system));
  if (system instanceof RpgWeapon) return withText(item, weaponCard(item, system));
  if (system instanceof RpgArmor) return withText(item, armorCard(system));
  if (system instanceof RpgShield) return withText(item, {});
  if (system instanceof RpgGear)
    return withText(item, { holds: choices(HOLDS, gripLabel), heals: choices(HEALS, healsLabel) });
  if (system instanceof RpgSpell) return withText(item, spellCard(item, system));
  if (system instanceof RpgAffliction) return withText(item, afflictionCard(item, system));
  return {};
}

function skillCard({ actor }: Item, skill: RpgSkill): object {
  return {
    keys: choices(Object.keys(SKILLS) as SkillId[], skillLabel),
    roots: choices(ROOTS, rootLabel),
    badge: actor ? String(skill.score) : "",
  };
}

function weaponCard(item: Item, weapon: RpgWeapon): object {
  const { mode, dice, reload } = weapon;
  const things = item.actor ? itemsOf(item.actor, RpgGear) : [];
  return {
    modes: choices(WEAPON_MODES, weaponModeLabel),
    specials: choices(WEAPON_SPECIALS, weaponSpecialLabel),
    skills: skillChoices(item, weapon.skill),
    thrownSkills: skillChoices(item, weapon.thrownSkill),
    weights: choices(THROW_WEIGHTS, throwWeightLabel),
    reloads: choices(RELOADS, reloadLabel),
    grips: choices(GRIPS, gripLabel),
    munitions: Object.fromEntries(things.map(({ id, name }) => [id, name])),
    shot: mode === "missile",
    thrown: mode === "thrown" || mode === "meleeOrThrown",
    bothWays: mode === "meleeOrThrown",
    loads: reload !== "none",
    magazine: reload === "magazine",
    badge: dice ? writeDice(dice) : "",
  };
}

/** The skills of the list, those of its bearer that are none of it, and the one that is meant now. */
function skillChoices({ actor }: Item, current: string): Readonly<Record<string, string>> {
  const own = actor ? itemsOf(actor, RpgSkill).filter(({ system }) => !isSkill(system.key)) : [];
  const listed = choices(Object.keys(SKILLS) as SkillId[], skillLabel);
  const named = [...own.map(({ name }) => name), ...(isSkill(current) || current === "" ? [] : [current])];
  return { ...listed, ...Object.fromEntries(named.map((name) => [name, name])) };
}

function armorCard({ coverage, piece }: RpgArmor): object {
  return { chips: numberChips(coverage), badge: piece ? writeDice(piece.formula) : "", faulty: piece === null };
}

function spellCard(item: Item, spell: RpgSpell): object {
  return {
    ...effectsCard(spell),
    kinds: choices(SPELL_KINDS, spellKindLabel),
    skills: skillChoices(item, spell.skill),
    strikes: strikesSomebody(spell),
  };
}

function afflictionCard(item: Item, affliction: RpgAffliction): object {
  return {
    ...effectsCard(affliction),
    kinds: choices(AFFLICTION_KINDS, afflictionKindLabel),
    intervals: choices(INTERVALS, intervalLabel),
    attributes: choices(ATTRIBUTES, attributeLabel),
    skills: skillChoices(item, affliction.cure.skill),
  };
}

/** RP-61 — what a spell or an affliction does, row by row. */
function effectsCard({ effects }: Pick<RpgSpell | RpgAffliction, "effects">): object {
  return { effects: effectRows(effects), effectTypes: EFFECT_CHOICES };
}
