import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { lighterFall } from "../../rules/boons.js";
import { FALL_DIE_FACES, fallDice, fallLoss } from "../../rules/fall.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { difficultyFields, difficultyIn } from "../difficulty.js";
import { flagField, numberField } from "../fields.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../losses-told.js";
import { obstacle, unlessAlive } from "../reading.js";
import { testFacts, testLines, testOf, testOutcome, testRoll, testShown, usedItems, type Test } from "../tested.js";

const FALL = "fall";
const SPARED = "spared";

/** RP-84 — metres, and dice that the ground adds or takes. */
const HIGHEST = 300;
const ROUGHEST = 9;

const heightIn = (choices: DeedChoices): number => numberIn(choices, "height", { min: 0, max: HIGHEST, otherwise: 3 });

const groundIn = (choices: DeedChoices): number =>
  numberIn(choices, "ground", { min: -ROUGHEST, max: ROUGHEST, otherwise: 0 });

/** RP-79 — metres by which a spell makes it count less. */
const lighterFor = (actor: Actor): number => lighterFall(figuresOf(actor).lasting, momentOf(actor));

function diceIn(actor: Actor, choices: DeedChoices): number {
  const height = Math.max(0, heightIn(choices) - lighterFor(actor));
  return fallDice({ height, ground: groundIn(choices) }, rpgOptions().rpgFallSlices);
}

/** RP-84 — whether the fall is softened by skill: whoever cannot move does not try. */
function triesToLand(actor: Actor, choices: DeedChoices): boolean {
  return flagIn(choices, "acrobatics", figuresOf(actor).hp.state === "alive");
}

function testIn({ actor, choices }: DeedSituation): Test {
  return testOf(actor, { kind: "skill", skill: "acrobatics" }, { what: "test", difficulty: difficultyIn(choices) });
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const tries = triesToLand(actor, choices);
  return [
    numberField("height", heightIn(choices), 0, HIGHEST, told("hint.fall", { dice: diceIn(actor, choices) })),
    { ...numberField("ground", groundIn(choices), -ROUGHEST, ROUGHEST, told("hint.ground")), asks: true },
    flagField("acrobatics", tries, told("hint.acrobatics")),
    ...(tries ? difficultyFields(choices) : []),
  ];
}

/** RP-84 — the dice of the fall, after the test of whoever tries to land well; a success throws one more. */
function rollsOf(situation: DeedSituation): readonly RollSpec[] {
  const fall = diceSpec(FALL, "fall", `${diceIn(situation.actor, situation.choices)}d${FALL_DIE_FACES}`);
  if (!fall) return [];
  if (!triesToLand(situation.actor, situation.choices)) return [fall];
  const spared = diceSpec(SPARED, "fall", `1d${FALL_DIE_FACES}`);
  return [testRoll(testIn(situation), ({ success }) => (success ? { ...fall, next: () => spared } : fall))];
}

const sum = (dice: Dice, id: string): number => (dice[id] ?? []).reduce((total, face) => total + face, 0);

/** RP-84 — a fall: a die for each three metres, one less for whoever lands well; armour does not help (D-41). */
export const fall = deed("fall", {
  icon: "fa-solid fa-person-falling",
  by: "owner",
  fields: fieldsOf,
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (diceIn(actor, choices) > 0 ? null : obstacle("shortFall", actor)),
  rolls: rollsOf,
  modifiers: (situation) => (triesToLand(situation.actor, situation.choices) ? testLines(testIn(situation)) : []),
  outcome: ({ dice, ...situation }) => {
    const { actor, choices } = situation;
    const tries = triesToLand(actor, choices);
    const [rolled, spared] = [sum(dice, FALL), sum(dice, SPARED)];
    return {
      ...(tries ? testOutcome(testIn(situation), dice) : {}),
      ...lossOutcome(actor, fallLoss(rolled, spared)),
      ...{ height: heightIn(choices), dice: diceIn(actor, choices), lighter: lighterFor(actor), rolled, spared },
    };
  },
  confirm: kills,
  changes: (outcome, actor) => ({
    numbers: lossNumbers(outcome, actor),
    items: usedItems(outcome, actor),
  }),
  edit: lossEdit,
  view: (outcome) =>
    card({
      ...testShown(outcome),
      verdict: told("fall.verdict", { metres: stored(outcome, "height") }),
      tone: stored(outcome, "loss") > 0 ? "bad" : "good",
      facts: [...testFacts(outcome, "RP-84"), ...factsOf(outcome)],
      ...lossShown(outcome),
    }),
});

function factsOf(outcome: Outcome): readonly CardFact[] {
  const [dice, rolled, spared] = [stored(outcome, "dice"), stored(outcome, "rolled"), stored(outcome, "spared")];
  const lighter = stored(outcome, "lighter");
  return [
    ...(lighter > 0 ? [fact("lighter", told("metres", { metres: lighter }), "RP-79")] : []),
    thrownFact(`${dice}d${FALL_DIE_FACES}`, rolled, "RP-84"),
    ...(spared > 0 ? [fact("spared", told("points", { points: spared }), "RP-84")] : []),
  ];
}
