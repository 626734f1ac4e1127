import { stateLabel } from "../../labels.js";
import type { State } from "../../rules/vocabulary.js";

/** The word stamped on the cover. */
export interface StampView {
  readonly label: string;
  readonly calm: boolean;
}

/** GB-08, GB-09 — the state, or for somebody who can act whether anything hurts. */
export function stampView(actor: { readonly state: State; readonly hurt: boolean }): StampView {
  if (actor.state !== "active") return { label: stateLabel(actor.state), calm: false };
  return actor.hurt
    ? { label: "GARDIEN.GB.STATE.hurt", calm: false }
    : { label: "GARDIEN.GB.STATE.unhurt", calm: true };
}
