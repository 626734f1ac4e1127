import {
  CARE,
  DEAD,
  DOWN,
  DOWN_UNTIL_CARE,
  OUT,
  bleeding,
  dying,
  fallen,
  halved,
  malus,
  next,
  now,
  only,
  orElse,
} from "./shorthand.js";
import type { Effect } from "./effects.js";

const STUNNED = "stunned";
const [FALLEN, SHIELD_ONLY] = fallen("shieldParryOnly");

/** RP-59 — critical hits to the trunk, least first. */
export const CRITICAL_TRUNK: readonly (readonly Effect[])[] = [
  [only("parryOnly", next("1"))],
  [only("nothing", next("1"))],
  fallen("parryOnly"),
  [FALLEN, { type: "drop", what: "weapon" }, SHIELD_ONLY],
  [
    { type: "restrict", mode: "nothing", until: next("1"), key: "frozen" },
    { type: "modifier", scope: "attack", value: -1, until: CARE, after: "frozen" },
  ],
  [malus("skills", -1)],
  [
    malus("skills", -1),
    halved("halveMove"),
    { type: "test", attribute: "agility", difficulty: 0, when: "eachRound", onFail: [DOWN], until: CARE },
  ],
  [OUT, DOWN_UNTIL_CARE, bleeding("1")],
  [OUT, DOWN_UNTIL_CARE, bleeding("1d4")],
  [DOWN_UNTIL_CARE, only("parryOnly", CARE), orElse("body", OUT), { type: "crawl", until: CARE }],
  [
    { type: "prone", stand: { kind: "rounds", formula: "1d4", after: STUNNED } },
    { type: "inert", until: now("1d4"), key: STUNNED },
    { type: "restrict", mode: "parryOnly", until: { kind: "standing" }, after: STUNNED },
  ],
  [DOWN_UNTIL_CARE, only("parryOnly", { kind: "combatEnd" }), halved("halveSkills"), bleeding("1d4")],
  [DOWN_UNTIL_CARE, only("nothing", CARE), orElse("body", { type: "loseFunction", part: "legs" })],
  [DOWN_UNTIL_CARE, only("nothing", { kind: "permanent" }), dying("none")],
  [DEAD],
  [DEAD, { type: "cosmetic", id: "cutInTwo" }],
];
