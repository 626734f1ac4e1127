import type { InitiativeRule, OrderMode } from "../../../core/ruleset.js";
import { warpOptions } from "../data/options.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { WarpCharacter } from "../data/actors/character.js";
import { initiativeRank } from "../rules/fight/initiative.js";
import type { InitiativeMode } from "../rules/vocabulary.js";

const MODES: Readonly<Record<InitiativeMode, OrderMode>> = {
  individual: "each",
  npcGroup: "together",
  seatingGmFirst: "keeperFirst",
  seatingGmLast: "keeperLast",
};

/** WP-46 — the order of a fight. */
export const INITIATIVE: InitiativeRule = {
  formula: "@initiative.formula",
  mode: () => MODES[warpOptions().initiativeMode],
  rank: ({ system }: { readonly system: unknown }) =>
    system instanceof WarpActor ? initiativeRank(system instanceof WarpCharacter, system.initiative.dice) : [],
  prepare: async () => (await import("../deeds/initiative.js")).initiative,
};

/** WP-47 — what to write on somebody who waits for a later moment of the turn, or does so no more. */
export function waiting(_actor: Actor, waits: boolean): object {
  return { turn: { waits } };
}
