import type { Characteristic } from "../vocabulary.js";

/** SE-18 — what a roll for another action is proposed with. */
export interface OtherAction {
  readonly characteristic: Characteristic;
  readonly difficulty: number;
}

/** SE-18 — the actions that the text names; the keeper may want other rolls, or none. */
export const OTHER_ACTIONS = {
  drop: { characteristic: "agilite", difficulty: 1 },
  run: { characteristic: "rapidite", difficulty: 1 },
  draw: { characteristic: "reflexes", difficulty: 1 },
} as const satisfies Record<string, OtherAction>;
export const OTHER_ACTION_IDS = ["drop", "run", "draw"] as const satisfies readonly (keyof typeof OTHER_ACTIONS)[];
export type OtherActionId = (typeof OTHER_ACTION_IDS)[number];
