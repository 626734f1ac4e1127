import type { Modifier } from "../../core/attack/procedure.js";
import type { InitiativeRule } from "../ruleset.js";
import type { D20d100Actor } from "./data/d20d100-actor.js";
import { lineOf } from "./dice/lines.js";
import { ATTENTIVE_BONUS } from "./rules/initiative.js";

/** The id of the roll where a card makes it. */
export const INITIATIVE_DIE = "initiative";

const figures = ({ system }: Actor): D20d100Actor => system as unknown as D20d100Actor;

/** DD-113, DD-114 — what is added to the die. */
export function initiativeLines(actor: Actor): readonly Modifier[] {
  const { initiative, watchful } = figures(actor);
  const modifier = lineOf("initiative", initiative.modifier);
  return watchful ? [modifier, lineOf("attentive", ATTENTIVE_BONUS)] : [modifier];
}

/** DD-113, DD-114, D-33 — `1d20`, Réflexes and bonus, more on guard; among equals Réflexes, then the score of DEX. */
export const INITIATIVE: InitiativeRule = {
  formula: "1d20 + @initiative.total",
  rank: (actor) => [figures(actor).jet("reflexes"), figures(actor).scores.dexterity],
};
