import type { State } from "../../rules/vocabulary.js";

/** SE-54 — how grave a state is on a card, in notches of five. */
export const STATE_LEVELS: Readonly<Record<State, number>> = {
  indemne: 0,
  touche: 1,
  blesse: 2,
  critique: 3,
  inconscient: 4,
  mourant: 4,
  mort: 5,
};
