import { CARE, DEAD, DOWN_UNTIL_CARE, dying, lost, malus, next, only, orElse } from "./shorthand.js";
import type { Effect } from "./effects.js";

const STUNNED = "stunned";

/** RP-58 — critical hits to the head, least first; the book's 13th row is cut off and completed (D-36). */
export const CRITICAL_HEAD: readonly (readonly Effect[])[] = [
  [only("noAttack", next("1")), { type: "loseBodyPart", part: "ear", partial: true }],
  [only("parryOnly", next("1"))],
  [only("parryOnly", next("1d4"))],
  [only("nothing", next("1"))],
  [only("nothing", next("1d4"))],
  [
    { type: "prone", stand: { kind: "rounds", formula: "1d4", after: STUNNED } },
    { type: "inert", until: next("1"), key: STUNNED },
    { type: "restrict", mode: "parryOnly", until: { kind: "standing" }, after: STUNNED },
  ],
  [malus("combat", -1)],
  [
    { type: "restrict", mode: "parryOnly", until: next("1"), key: STUNNED },
    { type: "modifier", scope: "actions", value: -1, until: CARE, after: STUNNED },
  ],
  [lost("eye"), malus("actions", -1), { type: "skillLoss", scope: "sight", value: -2, startsOn: "care" }],
  [only("nothing", { kind: "careOrHours", formula: "1d4" })],
  [
    only("nothing", { kind: "careOrHours", formula: "1d10" }),
    orElse("body", { type: "skillLoss", scope: "all", value: -1 }),
  ],
  [DOWN_UNTIL_CARE, only("nothing", CARE), dying("care")],
  [DEAD],
  [DOWN_UNTIL_CARE, only("nothing", { kind: "permanent" }), dying("none")],
  [DEAD],
  [DEAD, { type: "cosmetic", id: "headFlies" }],
];
