import type { Difficulty } from "./rules/checks/difficulties.js";
import type { Approach } from "./rules/attack/approach.js";
import type { ArmorClassPart } from "./rules/attack/armor-class.js";
import type { Ability, PartState, ProfileId, Save, Severity, Size, State, Zone } from "./rules/vocabulary.js";
import type { FeatTarget } from "./rules/character/passive-feats.js";
import type { HazardLocation } from "./rules/hazards/hazards.js";
import type { OwnRow, TableMode } from "./rules/character/own-body.js";
import type { PfZeroEffect } from "./rules/body/pools.js";
import type { SpellKind } from "./rules/attack/spells.js";
import type { CreatureKind } from "./data/actors/creature-kind.js";
import type { FeatKey } from "./data/items/feat.js";
import type { HazardKind } from "./data/items/hazard.js";
import type { Check } from "./data/actors/checks.js";
import type { WeaponCategory } from "./data/items/weapon.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.GB.${area}.${id}`;

export const abilityLabel: (id: Ability) => string = key("ABILITY");
export const saveLabel: (id: Save) => string = key("SAVE");
export const saveCallLabel: (id: Check) => string = key("SAVE_CALL");
export const zoneLabel: (id: Zone) => string = key("ZONE");
export const zoneShortLabel: (id: Zone) => string = key("ZONE_SHORT");
export const severityLabel: (id: Severity) => string = key("SEVERITY");
export const woundLabel: (id: Severity | "stunning" | "destroyed" | "hampered" | "bloodless") => string =
  key("WOUND_WORDS");
export const difficultyLabel: (id: Difficulty) => string = key("DIFFICULTY");
export const stateLabel: (id: State) => string = key("STATE");
export const sizeLabel: (id: Size) => string = key("SIZE");
export const approachLabel: (id: Approach) => string = key("APPROACH");
export const creatureKindLabel: (id: CreatureKind) => string = key("CREATURE_KIND");
export const profileLabel: (id: ProfileId) => string = key("PROFILE");
export const categoryLabel: (id: WeaponCategory) => string = key("CATEGORY");
export const partStateLabel: (id: PartState) => string = key("PART");
export const featKeyLabel: (id: FeatKey) => string = key("FEAT_KEY");
export const featTargetLabel: (id: FeatTarget) => string = key("FEAT_TARGET");
export const skillPartLabel: (id: string) => string = key("SKILL_PART");
export const spellKindLabel: (id: SpellKind) => string = key("SPELL_KIND");
export const hazardKindLabel: (id: HazardKind) => string = key("HAZARD_KIND");
export const hazardLocationLabel: (id: HazardLocation) => string = key("HAZARD_LOCATION");
export const tableModeLabel: (id: TableMode) => string = key("TABLE_MODE");
export const ownRowLabel: (id: OwnRow) => string = key("OWN_ROW");
export const pfZeroLabel: (id: PfZeroEffect) => string = key("PF_ZERO");
export const armorClassLabel: (id: ArmorClassPart["id"]) => string = key("AC");

/** How many of the five notches a severity fills; it also names its colour. */
export const SEVERITY_STEP: Readonly<Record<Severity, number>> = {
  superficial: 0,
  light: 1,
  moderate: 2,
  grave: 3,
  critical: 4,
  mortal: 5,
  destructive: 5,
};
