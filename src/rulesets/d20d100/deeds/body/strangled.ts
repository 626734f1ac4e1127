import { card } from "../../../../core/deed/card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flag, whole } from "../../../../core/shape/shape.js";
import { characteristicOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { strangleDifficulty } from "../../rules/attack/grapple.js";
import { strangledRound } from "../../rules/attack/holds.js";
import { deed, fact, figure, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { gaspRoll, heldByThroat, STRANGLED, throatValues } from "../throat.js";
import { HURT, hurtChanges, hurtOutcome, hurtShown, kills } from "../wounded.js";
import { destinyCalls } from "./destiny.js";

const GASP = "gasp";
const LOSS = "loss";
const LOSS_DIE = 8;

/** DD-139 — a round of strangling, as far as its dice have fallen. */
function played(actor: Actor, dice: Dice) {
  const hold = heldByThroat(actor);
  if (!hold) return null;
  const die = hold.failed ? null : (dice[GASP]?.[0] ?? 1);
  return { hold, die, ...strangledRound(hold, { die, conModifier: characteristicOf(actor, "constitution") }) };
}

function rollsOf(actor: Actor): readonly RollSpec[] {
  const hold = heldByThroat(actor);
  if (!hold) return [];
  return rollsInTurn((dice) => {
    if (!hold.failed && !dice[GASP]) return gaspRoll(GASP, actor);
    if (dice[LOSS] || !played(actor, dice)?.loses) return null;
    return diceSpec(LOSS, "strangling", { faces: [LOSS_DIE], plus: 0 });
  });
}

/** DD-139 — a round that an actor is strangled, where no fight counts them: a test of CON, then points every round. */
export const strangled = deed("strangled", {
  icon: "fa-solid fa-hands-bound",
  by: "owner",
  kept: { ...HURT, die: whole, con: whole, loses: flag, difficulty: whole, strangled: STRANGLED },
  obstacle: ({ actor }) => unlessAlive(actor) ?? (heldByThroat(actor) ? null : obstacle("letGo", actor)),
  rolls: ({ actor }) => rollsOf(actor),
  outcome: ({ actor, dice }) => {
    const round = played(actor, dice);
    const loses = round?.loses === true;
    return {
      ...hurtOutcome(actor, { damage: loses ? (dice[LOSS]?.[0] ?? 0) : 0, type: "hp", shock: "none" }),
      ...{ die: round?.die ?? 0, con: characteristicOf(actor, "constitution"), loses },
      difficulty: strangleDifficulty((round?.hold.round ?? 0) + 1),
      strangled: round && round.strangled,
    };
  },
  asksKeeper: kills,
  changes: ({ strangled: hold, ...hurt }, actor) => {
    const { numbers, values } = hurtChanges(hurt, actor);
    return { numbers, values: [...values, ...throatValues(actor, hold)] };
  },
  calls: (hurt, actor) => [
    ...(heldByThroat(actor) ? [{ deed: "strangled", choices: {}, label: say("strangled.again") }] : []),
    ...destinyCalls(hurt, actor),
  ],
  view: ({ die, con, loses, difficulty, ...hurt }) =>
    card({
      verdict: say(loses ? "strangled.chokes" : "strangled.holds"),
      tone: loses ? "bad" : "good",
      die: die === 0 ? null : { faces: 20, value: die, state: loses ? "miss" : "hit" },
      total: die === 0 ? null : die + con,
      facts: die === 0 ? [] : [fact("difficulty", figure(difficulty), "DD-139")],
      ...hurtShown(hurt),
    }),
});
