import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { characteristicOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { strangleDifficulty } from "../../rules/grapple.js";
import { strangledRound } from "../../rules/holds.js";
import { hurtChanges, hurtOutcome, hurtShown, kills } from "../wounded.js";
import { fact, figure, told } from "../card.js";
import { deed } from "../deed.js";
import { destinyCalls } from "./destiny.js";
import { obstacle, unlessAlive } from "../reading.js";
import { gaspRoll, heldByThroat, throatValues } from "../throat.js";

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

function outcomeOf(actor: Actor, dice: Dice): Outcome {
  const round = played(actor, dice);
  const loses = round?.loses === true;
  return {
    ...hurtOutcome(actor, { damage: loses ? (dice[LOSS]?.[0] ?? 0) : 0, type: "hp", shock: "none" }),
    ...{ die: round?.die ?? 0, con: characteristicOf(actor, "constitution"), loses },
    difficulty: strangleDifficulty((round?.hold.round ?? 0) + 1),
    strangled: round && { ...round.strangled },
  };
}

/** DD-139 — a round that somebody is strangled, where no fight counts them: a test of CON, then points every round. */
export const strangled = deed("strangled", {
  icon: "fa-solid fa-hands-bound",
  by: "owner",
  obstacle: ({ actor }) => unlessAlive(actor) ?? (heldByThroat(actor) ? null : obstacle("letGo", actor)),
  rolls: ({ actor }) => rollsOf(actor),
  outcome: ({ actor, dice }) => outcomeOf(actor, dice),
  confirm: kills,
  changes: (outcome, actor) => {
    const hurt = hurtChanges(outcome, actor);
    return { ...hurt, values: [...hurt.values, ...throatValues(actor, outcome)] };
  },
  calls: (outcome, actor) => [
    ...(heldByThroat(actor) ? [{ deed: "strangled", choices: {}, label: told("strangled.again") }] : []),
    ...destinyCalls(outcome, actor),
  ],
  view: (outcome) => {
    const die = stored(outcome, "die");
    const loses = outcome.loses === true;
    return card({
      verdict: told(loses ? "strangled.chokes" : "strangled.holds"),
      tone: loses ? "bad" : "good",
      die: die === 0 ? null : { faces: 20, value: die, state: loses ? "miss" : "hit" },
      total: die === 0 ? null : die + stored(outcome, "con"),
      facts: die === 0 ? [] : [fact("difficulty", figure(stored(outcome, "difficulty")), "DD-139")],
      ...hurtShown(outcome),
    });
  },
});
