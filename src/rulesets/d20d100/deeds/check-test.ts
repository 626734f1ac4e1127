import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { flagIn, numberIn, textIn, wordIn } from "../../../core/deed/choices.js";
import { wordOptions } from "../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../core/play/contract/deed.js";
import { percentage, signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { counted, lineOf } from "../dice/lines.js";
import { percentileSpec, testSpec } from "../dice/specs.js";
import type { TestRoll } from "../dice/test-roll.js";
import { figuresOf } from "../data/reading.js";
import { ATTENTIVE_BONUS } from "../rules/initiative.js";
import { recallModifier, RECALL_STEP, RECALL_STEP_MOST } from "../rules/memory.js";
import { chancesOf } from "../rules/percentages.js";
import { HELP_BONUS, takeTen, takeTwenty } from "../rules/tests.js";
import { aidIn, aidsFor } from "./aids.js";
import { told } from "./card.js";
import { difficultyIn, MOST_DIFFICULTY, situationField, situationIn } from "./circumstances.js";
import { AREA } from "./deed.js";
import { choiceField, flagField, numberField } from "./fields.js";
import { keptIn } from "./kept.js";
import { broughtTo, modeIn, MOST_TIMES, sixthSenseOf, timesIn, triedIn, type Brought } from "./tried.js";
import { MULTIPLIER_MODES } from "../rules/vocabulary.js";

/** DD-86, DD-87 — the die is thrown, or counts as 10 or 20. */
export const TAKES = ["roll", "ten", "twenty"] as const;
export type Take = (typeof TAKES)[number];

/** DD-77 — tries that are counted at most. */
const MOST_TRIES = 9;
const MEMORY = "memory";
/** What is not helped. */
const NO_AID = "";

/** DD-01 — a test as it is about to be made. */
export interface CheckTest extends Brought {
  readonly lines: readonly Modifier[];
  /** DD-85 — that of a kept roll, where one is met. */
  readonly difficulty: number;
  readonly take: Take;
  /** DD-88, DD-89 — the message of the help that it uses up. */
  readonly aid: string;
  /** DD-85 — the roll that is met was a natural 1. */
  readonly fallen: boolean;
}

/** DD-01…DD-09, DD-73, DD-77, DD-85…DD-89, DD-92, DD-114 — a test with all that is added to it; `null` for whoever lacks the skill. */
export function checkTest(actor: Actor, choices: DeedChoices): CheckTest | null {
  const brought = broughtTo(actor, choices);
  if (!brought) return null;
  const met = keptIn(textIn(choices, "against"));
  const aid = aidIn(textIn(choices, "help"), actor);
  return {
    ...brought,
    lines: linesOf(actor, brought, choices),
    difficulty: met?.value ?? difficultyIn(choices, brought.difficulty),
    take: brought.tried.kind === "multiplier" ? "roll" : wordIn(choices, "take", TAKES),
    aid: brought.tried.kind === "multiplier" ? NO_AID : (aid?.id ?? NO_AID),
    fallen: met?.automaticFailure === true,
  };
}

/** What is added to the die, each where it counts; a score so many times has nothing added (section E). */
function linesOf(actor: Actor, brought: Brought, choices: DeedChoices): readonly Modifier[] {
  if (brought.tried.kind === "multiplier") return [brought.line];
  const { hp, defence, watchful } = figuresOf(actor);
  const aid = aidIn(textIn(choices, "help"), actor);
  const wounds = brought.physical && flagIn(choices, "wounds", true) ? hp.penalty : 0;
  const sums: readonly (readonly [id: Parameters<typeof lineOf>[0], value: number])[] = [
    ["wounds", wounds],
    ["armour", brought.asterisk ? defence.armorPenalty : 0],
    ["attentive", brought.heeds && watchful ? ATTENTIVE_BONUS : 0],
    ["sixthSense", senses(brought, choices) ? (sixthSenseOf(actor) ?? 0) : 0],
    ["memory", isRecall(brought) ? recallIn(choices) : 0],
    [aid?.outcome["kind"] === "cooperation" ? "cooperation" : "synergy", aid ? HELP_BONUS : 0],
    ["situation", situationIn(choices)],
  ];
  return [brought.line, ...sums.filter(([, value]) => value !== 0).map(([id, value]) => lineOf(id, value))];
}

const senses = ({ tried }: Brought, choices: DeedChoices): boolean =>
  tried.kind === "characteristic" && tried.key === "perception" && flagIn(choices, "sixth");

const isRecall = ({ tried }: Brought): boolean => tried.kind === "skill" && tried.word === MEMORY;

const triesIn = (choices: DeedChoices): number => numberIn(choices, "tries", { min: 1, max: MOST_TRIES, otherwise: 1 });
const stepIn = (choices: DeedChoices): number =>
  numberIn(choices, "step", { min: RECALL_STEP_MOST, max: RECALL_STEP, otherwise: RECALL_STEP });

/** DD-77 — what learning by heart brings, less what the tries before cost. */
function recallIn(choices: DeedChoices): number {
  return recallModifier(triesIn(choices), flagIn(choices, "memorised"), stepIn(choices));
}

/** DD-01, DD-63 — its roll; none where the die is counted as 10 or 20. */
export function checkRoll(id: string, what: TestRoll, { lines, percent, take }: CheckTest): readonly RollSpec[] {
  if (take !== "roll") return [];
  return [percent === null ? testSpec(id, { what, lines: counted(lines) }) : percentileSpec(id, "multiplier")];
}

/** What a test of what is tried is called by its die. */
export function rollNamed({ tried }: Pick<Brought, "tried">): TestRoll {
  return tried.kind;
}

/** DD-06, DD-86, DD-87 — how likely a test succeeds, in percent: whoever counts the die as 10 or 20 knows it. */
function chanceOf({ lines, difficulty, take, percent }: CheckTest): number {
  if (percent !== null) return Math.min(100, percent);
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  if (take === "roll") return chancesOf(modifier, difficulty, d20d100Options()).effective;
  const { success } = take === "ten" ? takeTen({ modifier }, difficulty) : takeTwenty({ modifier }, difficulty);
  return success ? 100 : 0;
}

/** DD-06, DD-88, DD-89 — the same for a test by one's own wish: with the help that the window proposes. */
export function helpedHint(actor: Actor, choices: DeedChoices, hidden: boolean): Text | null {
  return chanceHint(actor, { ...choices, help: helpIn(choices, aidsFor(actor)) }, hidden);
}

/** DD-06 — what is added, and how likely it succeeds, for whoever may know. */
export function chanceHint(actor: Actor, choices: DeedChoices, hidden: boolean): Text | null {
  const test = mayKnowNumbers(actor) ? checkTest(actor, choices) : null;
  if (!test) return null;
  const modifier = test.lines.reduce((sum, { value }) => sum + value, 0);
  if (hidden && !game.user.isGM) return told("hint.modifier", { modifier: signed(modifier) });
  return told("hint.chance", {
    modifier: signed(modifier),
    difficulty: test.difficulty,
    chance: percentage(chanceOf(test) / 100),
  });
}

/** DD-01…DD-09 — what is asked about a test that one makes by one's own wish. */
export function checkFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const brought = broughtTo(actor, choices);
  const kind = triedIn(choices).kind;
  if (kind === "multiplier") return timesFields(choices);
  const usual = brought?.difficulty ?? 0;
  const difficulty = difficultyIn(choices, usual);
  return [
    { ...numberField("difficulty", difficulty, 0, MOST_DIFFICULTY, told("hint.ladder")), asks: difficulty < usual },
    ...helpFields(actor, choices),
    ...(brought ? ownFields(actor, brought, choices) : []),
    takeField(choices),
    situationField(choices),
  ];
}

/** DD-63 — how many times the score, and by which die. */
export function timesFields(choices: DeedChoices): readonly DeedField[] {
  return [
    numberField("times", timesIn(choices), 1, MOST_TIMES),
    choiceField(
      "mode",
      modeIn(choices),
      wordOptions(MULTIPLIER_MODES, (one) => `${AREA}.mode.${one}`),
    ),
  ];
}

/** DD-88, DD-89 — the help that is used: as chosen, else the latest that waits. */
function helpIn(choices: DeedChoices, [latest]: ReturnType<typeof aidsFor>): string {
  return "help" in choices ? textIn(choices, "help") : (latest?.id ?? NO_AID);
}

/** DD-88, DD-89 — help that waits; the latest is proposed. Nothing where there is none. */
export function helpFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const aids = aidsFor(actor);
  if (aids.length === 0) return [];
  const chosen = helpIn(choices, aids);
  const options = aids.map(({ id, name, outcome }) => ({
    value: id,
    label: told(`help.${outcome["kind"] === "cooperation" ? "cooperation" : "synergy"}`, { name }),
  }));
  return [choiceField("help", chosen, [{ value: NO_AID, label: told("help.none") }, ...options])];
}

/** DD-62, DD-77, DD-92 — what only some tests have. */
function ownFields(actor: Actor, brought: Brought, choices: DeedChoices): readonly DeedField[] {
  const { hp } = figuresOf(actor);
  const wounds = flagIn(choices, "wounds", true);
  const perception = brought.tried.kind === "characteristic" && brought.tried.key === "perception";
  return [
    ...(perception && sixthSenseOf(actor) !== null
      ? [flagField("sixth", flagIn(choices, "sixth"), told("hint.sixth"))]
      : []),
    ...(isRecall(brought) ? recallFields(choices) : []),
    ...(brought.physical && hp.penalty !== 0
      ? [{ ...flagField("wounds", wounds, told("hint.wounds")), asks: !wounds, folded: true }]
      : []),
  ];
}

/** DD-77 — a recall: by heart or not, which try, and what each costs. */
function recallFields(choices: DeedChoices): readonly DeedField[] {
  const memorised = flagIn(choices, "memorised");
  return [
    { ...flagField("memorised", memorised, told("hint.memorised")), asks: memorised },
    numberField("tries", triesIn(choices), 1, MOST_TRIES, told("hint.tries")),
    { ...numberField("step", stepIn(choices), RECALL_STEP_MOST, RECALL_STEP), folded: true },
  ];
}

function takeField(choices: DeedChoices): DeedField {
  const take = wordIn(choices, "take", TAKES);
  const options = wordOptions(TAKES, (one) => `${AREA}.take.${one}`);
  return { ...choiceField("take", take, options, told("hint.take")), asks: take !== "roll", folded: true };
}
