import { choices } from "../../../../core/sheets/choices.js";
import { say } from "../../../../core/text/text.js";
import type { D20d100Weapon } from "../../data/items/weapon.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import {
  cadenceLabel,
  combatSkillLabel,
  damageKindLabel,
  damageTypeLabel,
  reloadModeLabel,
  weaponActionLabel,
  weaponStateLabel,
} from "../../labels.js";
import {
  CADENCES,
  COMBAT_SKILLS,
  DAMAGE_KINDS,
  DAMAGE_TYPES,
  RELOAD_MODES,
  WEAPON_ACTIONS,
  WEAPON_STATES,
} from "../../rules/vocabulary.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { armFigures } from "../views/arm-figures.js";
import { armView, type NotationView } from "../views/arms-view.js";

/** DD-42…DD-61 — the card of a weapon; what its bearer makes of it stands above. */
export function weaponCard({ id, name, actor }: Item, weapon: D20d100Weapon): object {
  const bearer: unknown = actor?.system;
  const { base, multiple, damage } = armView(id ?? "", name, armFigures(weapon));
  const { error, damages } = rowFigures(weapon);
  const typed = [weapon.damage, weapon.damageMid, weapon.damageFar];
  return {
    combatSkills: choices(COMBAT_SKILLS, combatSkillLabel),
    actions: choices(WEAPON_ACTIONS, weaponActionLabel),
    damageKinds: choices(DAMAGE_KINDS, damageKindLabel),
    damageTypes: choices(DAMAGE_TYPES, damageTypeLabel),
    reloadModes: choices(RELOAD_MODES, reloadModeLabel),
    states: choices(WEAPON_STATES, weaponStateLabel),
    cadences: CADENCES.map((cadence) => ({
      id: cadence,
      label: cadenceLabel(cadence),
      on: weapon.cadences.has(cadence),
    })),
    notations: bearer ? [...base.map(printed("base")), ...multiple.map(printed("multiple"))] : [],
    notationFault: error && `GARDIEN.D20D100.CARD.notationFault.${error}`,
    damageFault: typed.some((text, place) => text.trim() !== "" && !damages[place]),
    explosive: weapon.action === "explosive",
    loads: weapon.capacity > 0,
    ofAdversary: !actor || bearer instanceof D20d100Adversary,
    badge: typeof damage === "string" || damage === null ? damage : say(damage),
    badgeLabel: "GARDIEN.D20D100.CARD.badge.damage",
  };
}

const printed =
  (column: "base" | "multiple") =>
  ({ shown }: NotationView) => ({
    label: `GARDIEN.D20D100.SHEET.${column}`,
    shown: typeof shown === "string" ? shown : say(shown),
  });
