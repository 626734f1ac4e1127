import { choices } from "../../../../core/sheets/choices.js";
import { withText } from "../../../../core/sheets/item-text.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { say } from "../../../../core/text/text.js";
import { WarpAmmo } from "../../data/items/ammo.js";
import { WarpArmor } from "../../data/items/armor.js";
import { WarpGear } from "../../data/items/gear.js";
import { warpOptions } from "../../data/options.js";
import { DEFENCE_MODES, RESIST_MODES, WarpPower } from "../../data/items/power.js";
import { WarpSpell } from "../../data/items/spell.js";
import { WarpTrait } from "../../data/items/trait.js";
import { RANGE_ROWS, WarpWeapon, WEAPON_CATEGORIES } from "../../data/items/weapon.js";
import { WarpWound } from "../../data/items/wound.js";
import {
  ammoLabel,
  categoryLabel,
  defenceModeLabel,
  fireModeLabel,
  flawModeLabel,
  originLabel,
  powerEffectLabel,
  rangeRowLabel,
  resistModeLabel,
  scaleLabel,
  scopeLabel,
  spellEffectLabel,
  traitKindLabel,
  woundNatureLabel,
} from "../../labels.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import { POWER_EFFECTS } from "../../rules/powers/power-kinds.js";
import { isSpecialised, scaleFault, SCALES, type Scale } from "../../rules/character/scales.js";
import { SCOPES } from "../../rules/checks/scopes.js";
import { SPELL_EFFECTS } from "../../rules/powers/spells.js";
import { protectionTexts } from "../views/armour-view.js";
import { BANDS, FIRE_MODES, FLAW_MODES, TRAIT_KINDS, WOUND_NATURES } from "../../rules/vocabulary.js";

/** What an item's card prints besides the item itself. */
export async function cardContext(item: Item): Promise<object> {
  const system: unknown = item.system;
  if (system instanceof WarpPower) return withText(item, powerCard(system), "coverage");
  if (system instanceof WarpTrait) return withText(item, traitCard(system), "coverage");
  if (system instanceof WarpSpell) return withText(item, spellCard(system), "effect");
  if (system instanceof WarpWeapon) return withText(item, weaponCard(item, system));
  if (system instanceof WarpArmor) return withText(item, armorCard(system));
  if (system instanceof WarpAmmo) return withText(item, { ammoTypes: choices(AMMO_TYPES, ammoLabel) });
  if (system instanceof WarpGear) return withText(item, {});
  if (system instanceof WarpWound) return withText(item, woundCard());
  return {};
}

function traitCard(trait: WarpTrait): object {
  return {
    kinds: choices(TRAIT_KINDS, traitKindLabel),
    scales: choices(offeredScales(trait), scaleLabel),
    narrow: scaleFault(trait.scale, true) !== null,
    origins: choices(["creation", "play"], originLabel),
    flawModes: choices(FLAW_MODES, flawModeLabel),
    flaw: trait.isFlaw,
    chance: trait.isFlaw && trait.flawMode === "chance",
    faces: [1, 2, 3, 4, 5, 6].map((face) => ({ face, on: trait.flawFaces.includes(face) })),
    badge: trait.printed,
  };
}

/** WP-24 — specialised scales are an option of the table, and none for fighting; one that a trait has already stays. */
function offeredScales({ scale: current, combat }: WarpTrait): readonly Scale[] {
  const { specialisedTraits } = warpOptions();
  const fits = (scale: Scale) => scaleFault(scale, combat) === null && (specialisedTraits || !isSpecialised(scale));
  return SCALES.filter((scale) => scale === current || fits(scale));
}

function powerCard(power: WarpPower): object {
  return {
    ...traitCard(power),
    kinds: choices(["central", "side"], traitKindLabel),
    effects: choices(POWER_EFFECTS, powerEffectLabel),
    resistModes: choices(RESIST_MODES, resistModeLabel),
    defenceModes: choices(DEFENCE_MODES, defenceModeLabel),
    opposed: POWER_EFFECTS.map((id) => ({ id, label: powerEffectLabel(id), on: power.opposes.has(id) })),
  };
}

function spellCard({ level, levelHidden, studyDice, learned }: WarpSpell): object {
  const seen = game.user.isGM || !levelHidden;
  return {
    resistModes: choices(RESIST_MODES, resistModeLabel),
    effects: choices(SPELL_EFFECTS, spellEffectLabel),
    seen,
    studyDice: learned ? null : studyDice,
    badge: seen ? String(level) : "?",
  };
}

function weaponCard(item: Item, weapon: WarpWeapon): object {
  const traits = item.actor ? itemsOf(item.actor, WarpTrait).filter(({ system }) => !system.isFlaw) : [];
  return {
    categories: choices(WEAPON_CATEGORIES, categoryLabel),
    rangeRows: choices(RANGE_ROWS, rangeRowLabel),
    fireModes: choices(FIRE_MODES, fireModeLabel),
    ammoTypes: choices(AMMO_TYPES, ammoLabel),
    traits: Object.fromEntries(traits.map(({ id, name }) => [id, name])),
    borne: traits.length > 0,
    firearm: weapon.category === "firearm",
    leavesHand: ["melee", "thrown"].includes(weapon.category),
    ownRanges:
      weapon.rangeRow === "custom" ? BANDS.map((_, i) => ({ n: i + 1, value: weapon.customRange[i] ?? "" })) : [],
    badge: `×${weapon.factor}`,
  };
}

function armorCard(armor: WarpArmor): object {
  return { badge: protectionTexts(armor.figures).map(say).join(" · ") };
}

function woundCard(): object {
  return { natures: choices(WOUND_NATURES, woundNatureLabel), scopes: choices(SCOPES, scopeLabel) };
}
