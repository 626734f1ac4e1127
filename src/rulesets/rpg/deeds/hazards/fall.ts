import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { lighterFall } from "../../rules/criticals/boons.js";
import { FALL_DIE_FACES, fallDice, fallLoss } from "../../rules/hazards/fall.js";
import { difficultyForm, difficultyOf, usualDifficulties } from "../difficulty.js";
import { deed, fact, field, firstOf, obstacle, say, unlessAlive } from "../kit.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../loss.js";
import {
  TESTED,
  testFacts,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  testShown,
  usedItems,
  type Test,
  chanceOf,
} from "../tested.js";

const FALL = "fall";
const SPARED = "spared";

/** RP-84 — metres, and dice that the ground adds or takes. */
const HIGHEST = 300;
const ROUGHEST = 9;

const FORM = {
  height: field.number(0, HIGHEST, { initial: 3 }),
  ground: field.number(-ROUGHEST, ROUGHEST, { initial: 0, hint: say("hint.ground"), asks: true }),
  /** Whether the fall is softened by skill: who cannot move does not try. */
  acrobatics: field.flag({
    initial: (asked) => {
      const actor = firstOf(asked);
      return actor !== null && figuresOf(actor).hp.state === "alive";
    },
    hint: say("hint.acrobatics"),
  }),
  ...difficultyForm(),
};

interface Falling {
  readonly actor: Actor;
  readonly form: Filled<typeof FORM>;
}

/** RP-79 — metres by which a spell makes it count less. */
const lighterFor = (actor: Actor): number => lighterFall(figuresOf(actor).lasting, momentOf(actor));

function diceOf({ actor, form }: Falling): number {
  const height = Math.max(0, form.height - lighterFor(actor));
  return fallDice({ height, ground: form.ground }, rpgOptions().fallSlices);
}

function testIn({ actor, form }: Falling): Test {
  return testOf(actor, { kind: "skill", skill: "acrobatics" }, { what: "test", difficulty: difficultyOf(form) });
}

/** RP-84 — the dice of the fall, after the test of an actor who tries to land well; a success throws one more. */
function rollsOf(falling: Falling): readonly RollSpec[] {
  const fall = diceSpec(FALL, "fall", `${diceOf(falling)}d${FALL_DIE_FACES}`);
  if (!fall) return [];
  if (!falling.form.acrobatics) return [fall];
  const spared = diceSpec(SPARED, "fall", `1d${FALL_DIE_FACES}`);
  return [testRoll(testIn(falling), ({ success }) => (success ? { ...fall, next: () => spared } : fall))];
}

const sum = (dice: Dice, id: string): number => (dice[id] ?? []).reduce((total, face) => total + face, 0);

const KEPT = { ...TESTED, ...LOSS, height: whole, dice: whole, lighter: whole, rolled: whole, spared: whole };

/** RP-84 — a fall: a die for each three metres, one less for an actor who lands well; armour does not help (D-41). */
export const fall = deed("fall", {
  icon: "fa-solid fa-person-falling",
  by: "owner",
  form: FORM,
  window: (form, { actor }) => ({
    height: { hint: say("hint.fall", { dice: diceOf({ actor, form }) }) },
    ...(!form.acrobatics && { rung: false, difficulty: false }),
  }),
  usual: usualDifficulties,
  chance: (falling) => (falling.form.acrobatics ? chanceOf(testIn(falling)) : null),
  kept: KEPT,
  obstacle: (falling) =>
    unlessAlive(falling.actor) ?? (diceOf(falling) > 0 ? null : obstacle("shortFall", falling.actor)),
  rolls: rollsOf,
  modifiers: (falling) => (falling.form.acrobatics ? testLines(testIn(falling)) : []),
  outcome: ({ dice, ...falling }) => {
    const { actor, form } = falling;
    const [rolled, spared] = [sum(dice, FALL), sum(dice, SPARED)];
    return {
      ...(form.acrobatics ? testOutcome(testIn(falling), dice) : {}),
      ...lossOutcome(actor, fallLoss(rolled, spared)),
      ...{ height: form.height, dice: diceOf(falling), lighter: lighterFor(actor), rolled, spared },
    };
  },
  asksKeeper: kills,
  changes: (kept, actor) => ({ numbers: lossNumbers(kept, actor), items: usedItems(kept, actor) }),
  edit: lossEdit,
  view: (kept) =>
    card({
      ...testShown(kept),
      verdict: say("fall.verdict", { metres: kept.height }),
      tone: kept.loss > 0 ? "bad" : "good",
      facts: [...testFacts(kept, "RP-84"), ...factsOf(kept)],
      ...lossShown(kept),
    }),
});

function factsOf({ lighter, dice, rolled, spared }: Read<typeof KEPT>): readonly CardFact[] {
  return [
    ...(lighter > 0 ? [fact("lighter", say("metres", { metres: lighter }), "RP-79")] : []),
    thrownFact(`${dice}d${FALL_DIE_FACES}`, rolled, "RP-84"),
    ...(spared > 0 ? [fact("spared", say("points", { points: spared }), "RP-84")] : []),
  ];
}
