import type { CriticalRow } from "./rules/critical-tables.js";
import type { Rung } from "./rules/difficulty.js";
import type { Restriction } from "./rules/effects.js";
import type { FumbleEntry } from "./rules/fumble.js";
import type { LocationId, LocationTableId } from "./rules/locations.js";
import type { MasteryTitle } from "./rules/mastery.js";
import type { Phase } from "./rules/sections.js";
import type { Attribute, Plan, Root, Zone } from "./rules/vocabulary.js";

/** Ids of the ruleset to the language keys of their names: the only place where the two meet. */
const key = (area: string) => (id: string) => `GARDIEN.RPG.${area}.${id}`;

export const attributeLabel: (id: Attribute) => string = key("ATTRIBUTE");
export const rootLabel: (id: Root) => string = key("ROOT");
export const masteryLabel: (id: MasteryTitle) => string = key("MASTERY");
export const rungLabel: (id: Rung) => string = key("RUNG");
export const phaseLabel: (id: Phase) => string = key("PHASE");
export const planLabel: (id: Plan) => string = key("PLAN");
export const zoneLabel: (id: Zone) => string = key("ZONE");
export const placeLabel: (id: LocationId) => string = key("PLACE");
export const locationTableLabel: (id: LocationTableId) => string = key("LOCATION_TABLE");
export const restrictionLabel: (id: Restriction) => string = key("RESTRICTION");
export const fumbleLabel: (id: FumbleEntry) => string = key("FUMBLE");
/** What a row of a critical table tells, in the words of the table. */
export const criticalText: (id: CriticalRow["id"]) => string = key("CRITICAL");
