import {
  CARE,
  DEAD,
  DOWN,
  DOWN_UNTIL_CARE,
  bleeding,
  fallen,
  halved,
  lost,
  next,
  now,
  only,
  orElse,
} from "./shorthand.js";
import type { Effect } from "./effects.js";

const [FALLEN, PARRY_ONLY] = fallen("parryOnly");
const LIMPING = [halved("halveMove"), halved("halveInitiative")] as const;
const NUMB = now("1d4", "duration");

/** RP-60 — critical hits to the legs, least first; the book's 15th row is cut off and completed (D-36). */
export const CRITICAL_LEGS: readonly (readonly Effect[])[] = [
  [orElse("agility", { type: "drop", what: "mainHeld" })],
  [only("parryOnly", next("1"))],
  [FALLEN, orElse("agility", { type: "drop", what: "allHeld" }), PARRY_ONLY],
  [halved("halveMove", NUMB), halved("halveInitiative", NUMB)],
  [...LIMPING, orElse("agility", DOWN)],
  [...LIMPING, orElse("agility", DOWN)],
  [DOWN, ...LIMPING],
  [DOWN, bleeding("1")],
  [{ type: "prone", stand: { kind: "test" } }, bleeding("1")],
  [DOWN_UNTIL_CARE, { type: "drop", what: "mainHeld" }, bleeding("1d4")],
  [lost("foot"), DOWN_UNTIL_CARE, bleeding("1d4")],
  [lost("lowerLeg"), DOWN_UNTIL_CARE, only("nothing", CARE), bleeding("1d4")],
  [DOWN_UNTIL_CARE, halved("halveSkills"), bleeding("1d4")],
  [lost("leg"), DOWN_UNTIL_CARE, only("nothing", CARE), bleeding("1d6")],
  [DEAD],
  [DEAD],
];
