import { rpgDeeds } from "../../../../../src/rulesets/rpg/deeds/index.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { deedsAtTable } from "../../../../support/play/deeds.js";
import { openRing } from "../attack/table.js";

export { change, idOf, inRound, item, skill, systemOf } from "../attack/table.js";
export { carryOut, found } from "../../../../support/play/deeds.js";

/** The deeds of this ruleset, as a test does them. */
export const { procedure, settled, doDeed, hindrance } = deedsAtTable(rpgDeeds);

/** A heroine of Corps 8 and 18 points, and somebody of the keeper's; nobody is in a fight. */
export function openWard(mine: readonly Data[] = [], theirs: readonly Data[] = [], hurt: Data = {}) {
  const { hero, thug, settings } = openRing(mine, theirs, { system: hurt });
  return { hero, other: thug, settings };
}

/** The data of an actor as a test reads it. */
export function sheetOf(actor: Actor): Data & { hp: { value: number; state: string } } {
  return actor.system as never;
}

/** The hit points of somebody. */
export const hp = (actor: Actor): number => sheetOf(actor).hp.value;

/** What lasts on somebody, by type. */
export const lasting = (actor: Actor): readonly string[] =>
  (actor.system as unknown as { lasting: readonly { state: { type: string } }[] }).lasting.map(
    ({ state }) => state.type,
  );
