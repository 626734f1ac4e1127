import { deedKit } from "../../../core/deed/kit.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { explainDice } from "../dice/lines.js";

/** Whether an actor is played by these rules. */
export const isOurs = ({ system }: { readonly system: unknown }): boolean => system instanceof WarpActor;

/** What all deeds of this ruleset are written with. */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, pick, obstacle } = deedKit(
  "GARDIEN.WARP.DEED",
  { explain: explainDice, plays: isOurs },
);

/** Bounds of a figure that the rules do not bound themselves. */
export const FREE = [0, 99] as const;
