import { deedKit } from "../../../core/deed/kit.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { explainDice } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.WARP.DEED";

/** Whether an actor is played by these rules. */
export const isOurs = ({ system }: { readonly system: unknown }): boolean => system instanceof WarpActor;

const kit = deedKit(AREA, { explain: explainDice, plays: isOurs });

/** What all deeds of this ruleset are written with. */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, pick, obstacle } = kit;

/** Bounds of a figure that the rules do not bound themselves. */
export const FREE = [0, 99] as const;
