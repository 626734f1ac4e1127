import { seuilsDeeds } from "../../../../../src/rulesets/seuils/deeds/index.js";
import { CHARACTERISTICS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { deedsAtTable } from "../../../../support/play/deeds.js";
import { openRing } from "../attack/table.js";

export { change, idOf, inRound, item, systemOf } from "../attack/table.js";
export { found } from "../../../../support/play/deeds.js";

/** The deeds of this ruleset, as a test does them. */
export const { procedure, settled, doDeed, hindrance } = deedsAtTable(seuilsDeeds);

/** A player's character and somebody of the keeper's, with three dice in everything; nobody is in a fight. */
export function openCamp(mine: readonly Data[] = [], theirs: readonly Data[] = []) {
  const camp = openRing(mine, theirs);
  const characteristics = Object.fromEntries(CHARACTERISTICS.map((id) => [id, { value: 3 }]));
  for (const actor of [camp.hero, camp.foe]) written(actor, { characteristics });
  return camp;
}

/** Writes into somebody's sheet. */
export function written(actor: Actor, system: object): void {
  actor.updateSource({ system } as never);
  actor.prepareData();
}
