import type { ArmorClassPart } from "./rules/armor-class.js";
import type { Ability, PartState, ProfileId, Severity, Size, State, Zone } from "./rules/vocabulary.js";
import type { Save } from "./data/gb-actor.js";

import type { WeaponCategory } from "./data/weapon.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.GB.${area}.${id}`;

export const abilityLabel: (id: Ability) => string = key("ABILITY");
export const saveLabel: (id: Save) => string = key("SAVE");
export const zoneLabel: (id: Zone) => string = key("ZONE");
export const zoneShortLabel: (id: Zone) => string = key("ZONE_SHORT");
export const severityLabel: (id: Severity) => string = key("SEVERITY");
export const woundLabel: (id: Severity | "stunning" | "destroyed" | "hampered") => string = key("WOUND_WORDS");
export const stateLabel: (id: State) => string = key("STATE");
export const sizeLabel: (id: Size) => string = key("SIZE");
export const profileLabel: (id: ProfileId) => string = key("PROFILE");
export const categoryLabel: (id: WeaponCategory) => string = key("CATEGORY");
export const partStateLabel: (id: PartState) => string = key("PART");
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
