import { CARE, DEAD, DOWN_UNTIL_CARE, DROP_LIMB, OUT, bleeding, disabled, lost, next, now, only } from "./shorthand.js";
import type { Effect } from "./effects.js";

/** RP-57 — critical hits to the arms, least first; the book's 14th row is cut off and completed (D-36). */
export const CRITICAL_ARMS: readonly (readonly Effect[])[] = [
  [DROP_LIMB],
  [DROP_LIMB],
  [disabled("hand", next("1")), DROP_LIMB],
  [disabled("hand"), DROP_LIMB],
  [disabled("hand"), DROP_LIMB],
  [{ type: "destroyHeld" }, disabled("arm", now("1d6"))],
  [disabled("arm"), DROP_LIMB],
  [disabled("arm"), DROP_LIMB],
  [disabled("forearm"), DROP_LIMB],
  [disabled("arm"), DROP_LIMB],
  [disabled("arm"), DROP_LIMB, bleeding("1")],
  [lost("hand"), DROP_LIMB, OUT, bleeding("1d4")],
  [lost("forearm"), DOWN_UNTIL_CARE, only("nothing", CARE), bleeding("1d4"), DROP_LIMB],
  [lost("arm"), DOWN_UNTIL_CARE, only("nothing", CARE), bleeding("1d6"), DROP_LIMB],
  [DEAD],
  [DEAD],
];
