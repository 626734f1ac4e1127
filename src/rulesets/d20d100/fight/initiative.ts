import type { InitiativeRule } from "../../../core/ruleset.js";
import type { D20d100Actor } from "../data/actors/d20d100-actor.js";

const figures = ({ system }: Actor): D20d100Actor => system as D20d100Actor;

/** DD-113, DD-114, D-33 — `1d20`, Réflexes and bonus, more on guard; among equals Réflexes, then the score of DEX. */
export const INITIATIVE: InitiativeRule = {
  formula: "1d20 + @initiative.total",
  rank: (actor) => [figures(actor).jet("reflexes"), figures(actor).scores.dexterity],
};
