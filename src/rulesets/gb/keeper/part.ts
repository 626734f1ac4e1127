import type { KeeperPart, KeeperSection } from "../../../core/keeper/contract.js";
import { keeperActs } from "../../../core/keeper/acts.js";
import { roundStep, STEPS } from "../../../core/keeper/steps.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { gbDeeds } from "../deeds/index.js";
import { dress } from "../sheets/style.js";
import { groupRow, returnGroupPoint, takeGroupPoint } from "./group.js";
import { foreseen, personView } from "./view.js";
import { strength } from "./strength.js";

const AREA = "GARDIEN.GB.DEED";
const ROUND_SECONDS = 6; // D-58

/** GB-04 — the group's destiny, and what became of it. */
const destiny: KeeperSection = {
  id: "destiny",
  place: "group",
  template: "rulesets/gb/keeper/destiny",
  context: () => {
    const together = groupRow();
    return together && { together };
  },
  acts: { returnPoint: returnGroupPoint, takePoint: takeGroupPoint },
};

/** GB-68 — the keeper's table of fatigue and wounds, and what befalls them all. */
export const KEEPER: KeeperPart = {
  dress,
  group: "GARDIEN.GB.KEEPER.group",
  inGroup: ({ system }) => (system as unknown) instanceof GbActor,
  view: personView,
  acts: keeperActs(AREA, gbDeeds, ["effort", "rest", "hazard", "drowning"]),
  asks: keeperActs(AREA, gbDeeds, ["request", "check", "save"]),
  steps: () => [roundStep(ROUND_SECONDS), STEPS.minute, STEPS.tenMinutes, STEPS.hour, STEPS.night, STEPS.day],
  foreseen,
  tables: "tables",
  session: { ends: keeperActs(AREA, gbDeeds, ["level"]) },
  sections: () => [destiny],
  strength,
  hands: {
    things: ["gbWeapon", "gbArmor", "gbGear"],
    grown: { path: "system.category", values: ["natural", "unarmed", "touch"] },
    laid: { equipped: false },
  },
};
