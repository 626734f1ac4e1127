import { signed, t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { withText } from "../../../../core/sheets/item-text.js";
import { GbActor } from "../../data/actors/gb-actor.js";
import { GbArmor } from "../../data/items/armor.js";
import { FEAT_KEYS, GbFeat, type FeatKey } from "../../data/items/feat.js";
import { GbGear } from "../../data/items/gear.js";
import { GbHazard, HAZARD_KINDS, HAZARD_LOCATIONS } from "../../data/items/hazard.js";
import { GbProfile } from "../../data/items/profile.js";
import { GbSkill } from "../../data/items/skill.js";
import { GbSpell } from "../../data/items/spell.js";
import { GbWeapon, WEAPON_CATEGORIES } from "../../data/items/weapon.js";
import { GbWound } from "../../data/items/wound.js";
import { zonesOfBody } from "../../data/actors/zone-defense.js";
import {
  abilityLabel,
  categoryLabel,
  featKeyLabel,
  featTargetLabel,
  hazardKindLabel,
  hazardLocationLabel,
  ownRowLabel,
  partStateLabel,
  pfZeroLabel,
  profileLabel,
  SEVERITY_STEP,
  severityLabel,
  skillPartLabel,
  spellKindLabel,
  tableModeLabel,
  zoneLabel,
} from "../../labels.js";
import { OWN_ROWS, TABLE_MODES } from "../../rules/character/own-body.js";
import { FEAT_TARGETS } from "../../rules/character/passive-feats.js";
import { locationBonus, profileOf } from "../../rules/character/profile.js";
import { SPELL_KINDS } from "../../rules/attack/spells.js";
import { ABILITIES, PART_STATES, PROFILE_IDS, SEVERITIES, ZONES, type Zone } from "../../rules/vocabulary.js";
import { damageMessage, formulaMessage } from "./formula-boxes.js";

/** GB-50, GB-56 — feats that are chosen for one weapon or one group of weapons. */
const ABOUT_WEAPONS: readonly FeatKey[] = ["improvedCritical", "weaponFocus", "weaponProficiency"];

/** What an item's card prints besides the item itself. */
export async function cardContext(item: Item, editable: boolean): Promise<object> {
  const system: unknown = item.system;
  if (system instanceof GbWound) return woundCard(item, system);
  if (system instanceof GbSpell) return withText(item, spellCard(system), "note");
  if (system instanceof GbArmor) return withText(item, armorCard(item, system));
  if (system instanceof GbFeat) return withText(item, featCard(system));
  if (system instanceof GbGear) return withText(item, {});
  if (system instanceof GbHazard) return withText(item, hazardCard(system));
  if (system instanceof GbProfile) return withText(item, profileCard(system, editable));
  if (system instanceof GbSkill) return withText(item, skillCard(item, system));
  if (system instanceof GbWeapon) return withText(item, weaponCard(system));
  return {};
}

function armorCard(item: Item, armor: GbArmor): object {
  return {
    kinds: { armor: "GARDIEN.GB.ARMOR.kind.armor", shield: "GARDIEN.GB.ARMOR.kind.shield" },
    arms: choices(["armRight", "armLeft"], zoneLabel),
    shield: armor.kind === "shield",
    zones: bodyOf(item).map((zone) => ({ zone, label: zoneLabel(zone), value: armor.zones[zone] ?? 0 })),
  };
}

function featCard(feat: GbFeat): object {
  return {
    keys: choices(FEAT_KEYS, featKeyLabel),
    aboutWeapon: ABOUT_WEAPONS.includes(feat.key),
    tough: feat.key === "toughness",
    targets: choices(FEAT_TARGETS, featTargetLabel),
    rows: feat.modifiers.map((row) => ({ ...row, aboutSkill: row.target === "skill" })),
  };
}

function hazardCard(hazard: GbHazard): object {
  return {
    kinds: choices(HAZARD_KINDS, hazardKindLabel),
    locations: choices(HAZARD_LOCATIONS, hazardLocationLabel),
    drowns: hazard.kind === "drowning",
    sum: t("GARDIEN.GB.HAZARD.sum", { bonus: hazard.bonus }),
    growth: hazard.repeats ? t("GARDIEN.GB.HAZARD.growth", { growth: hazard.growth }) : null,
    bonus: hazard.kind === "drowning" ? null : signed(hazard.bonus),
    damageError: hazard.damageError === null ? null : damageMessage(hazard.damageError),
  };
}

function profileCard(profile: GbProfile, editable: boolean): object {
  return {
    bodies: choices(PROFILE_IDS, profileLabel),
    modes: choices(TABLE_MODES, tableModeLabel),
    lossModes: choices(["inherit", "own"], tableModeLabel),
    pfZeroEffects: choices(["save", "inert", "none"], pfZeroLabel),
    zoneChoices: choices(ZONES, zoneLabel),
    ownPlaces: profile.places === "own",
    addable: profile.places === "own" && editable,
    ownLosses: profile.losses === "own",
    ownClock: profile.worsening === "own",
    lossRows: OWN_ROWS.map((id) => ({ id, label: ownRowLabel(id), ...profile.lossRows[id] })),
    intervals: (["moderate", "grave", "critical"] as const).map((id) => ({
      id,
      label: severityLabel(id),
      value: profile.intervals[id],
    })),
    result: resultOf(profile),
  };
}

/** GB-22, GB-27 — the table of places that comes out, as it will be read. */
function resultOf({ tables }: GbProfile): readonly object[] {
  return tables.locations.map(({ zone, min, max }) => {
    const { gb, extraPf, vital } = locationBonus(tables, zone);
    return { label: zoneLabel(zone), from: face(min), to: face(max), gb, extraPf, vital };
  });
}

/** A face of the d100 as it is printed: 05, and 00 for 100. */
function face(value: number): string {
  return String(value % 100).padStart(2, "0");
}

function skillCard(item: Item, skill: GbSkill): object {
  const label = (id: string) => (id === "ability" ? abilityLabel(skill.ability) : skillPartLabel(id));
  return {
    abilities: choices(ABILITIES, abilityLabel),
    total: item.actor ? signed(skill.total) : null,
    parts: skill.parts.map(({ id, value }) => ({ label: label(id), value: signed(value) })),
    untrained: !skill.usable,
  };
}

function spellCard(spell: GbSpell): object {
  const { kind } = spell;
  return {
    kinds: choices(SPELL_KINDS, spellKindLabel),
    heals: kind === "heal",
    harms: kind !== "heal" && kind !== "other",
    formulas: kind !== "other",
    lethality: kind === "harmTouch" || kind === "harmRanged" ? signed(spell.lethality) : null,
    level: spell.level,
    healing: spell.healing,
    damage: spell.damage,
    formulaError: spell.formulaError === null ? null : formulaMessage(spell.formulaError),
  };
}

function weaponCard(weapon: GbWeapon): object {
  return {
    categories: choices(WEAPON_CATEGORIES, categoryLabel),
    abilities: choices(["str", "dex"], abilityLabel),
    lethality: signed(weapon.lethality.total),
    damageError: weapon.damageError === null ? null : damageMessage(weapon.damageError),
  };
}

function woundCard(item: Item, wound: GbWound): object {
  const zones = new Set<Zone>([...bodyOf(item), wound.zone]); // a wound may sit on a zone its bearer no longer has
  return {
    severity: { label: severityLabel(wound.severity), step: SEVERITY_STEP[wound.severity] },
    severities: choices(SEVERITIES, severityLabel),
    zones: choices([...zones], zoneLabel),
    parts: choices(PART_STATES, partStateLabel),
  };
}

/** The zones of whoever has the item; a human's for one that lies in the world. */
function bodyOf(item: Item): readonly Zone[] {
  const bearer: unknown = item.actor?.system;
  return zonesOfBody(bearer instanceof GbActor ? bearer.body : profileOf("human"));
}
