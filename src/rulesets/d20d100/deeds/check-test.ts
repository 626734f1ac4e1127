import { effectLines } from "../../../core/play/effects/effect-lines.js";
import { effectItemId } from "../../../core/play/effects/item-id.js";
import { filled, type Asked, type Filled } from "../../../core/deed/form.js";
import { mayKnowNumbers } from "../../../core/play/log/may-know.js";
import type { DeedChoices } from "../../../core/play/contract/deed.js";
import type { UsualAnswer } from "../../../core/play/contract/usual.js";
import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { text } from "../../../core/shape/shape.js";
import { percentage, signed } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { d20d100Options } from "../data/options.js";
import { figuresOf } from "../data/reading.js";
import { counted, lineOf } from "../dice/lines.js";
import { percentileSpec, testSpec } from "../dice/specs.js";
import type { TestRoll } from "../dice/test-roll.js";
import { ATTENTIVE_BONUS } from "../rules/fight/initiative.js";
import { recallModifier, RECALL_STEP, RECALL_STEP_MOST } from "../rules/checks/memory.js";
import { chancesOf } from "../rules/checks/percentages.js";
import { HELP_BONUS, takeTen, takeTwenty } from "../rules/checks/tests.js";
import { aidIn, aidsFor } from "./aids.js";
import { MOST_DIFFICULTY, SITUATION, usualDifficulties } from "./circumstances.js";
import { field, say } from "./kit.js";
import { keptIn, keptOptions, NOBODY } from "./kept.js";
import {
  broughtTo,
  isPerception,
  MANNER_FORM,
  sixthSenseOf,
  skillTried,
  triedField,
  triedInWindow,
  triedOptions,
  type Brought,
  type Tried,
} from "./tried.js";

/** DD-86, DD-87 — the die is thrown, or counts as 10 or 20. */
export const TAKES = ["roll", "ten", "twenty"] as const;
export type Take = (typeof TAKES)[number];

/** DD-77 — tries that are counted at most. */
const MOST_TRIES = 9;
const MEMORY = "memory";
/** What is not helped. */
const NO_AID = "";

const isRecall = (tried: Tried): boolean => tried.kind === "skill" && tried.word === MEMORY;

/** What the first of the actors who can try it brings to what the window shows as tried. */
function broughtIn(asked: Asked): Brought | null {
  const trying = { ...filled(MANNER_FORM, asked), tried: triedInWindow(asked) };
  return asked.actors.map((actor) => broughtTo(actor, trying)).find((brought) => brought !== null) ?? null;
}

/** DD-08 — the usual difficulty of what the window shows as tried. */
const usualIn = (asked: Asked): number => broughtIn(asked)?.difficulty ?? 0;

/** DD-01…DD-09, DD-60…DD-66, DD-77, DD-85…DD-89 — all that may be chosen about a test. */
export const CHECK_FORM = {
  tried: triedField(triedOptions, (tried, asked) => helpedHint(tried, asked)),
  times: MANNER_FORM.times,
  mode: MANNER_FORM.mode,
  difficulty: field.number(0, MOST_DIFFICULTY, {
    initial: usualIn,
    hint: say("hint.ladder"),
    asks: (difficulty, asked) => difficulty < usualIn(asked),
  }),
  /** DD-88, DD-89 — the message of the help that waits; the window proposes the latest. */
  help: field.pick(
    ({ actors: [actor] }) => [
      { value: NO_AID, label: say("help.none") },
      ...(actor ? aidsFor(actor) : []).map(({ id, name, kind }) => ({
        value: id,
        label: say(`help.${kind}`, { name }),
      })),
    ],
    {
      when: ({ actors: [actor] }) => actor !== undefined && aidsFor(actor).length > 0,
      proposed: ({ actors: [actor] }) => (actor && aidsFor(actor)[0]?.id) ?? NO_AID,
    },
  ),
  sixth: MANNER_FORM.sixth,
  memorised: field.flag({
    when: (asked) => isRecall(triedInWindow(asked)),
    hint: say("hint.memorised"),
    asks: (memorised) => memorised,
  }),
  tries: field.number(1, MOST_TRIES, { when: (asked) => isRecall(triedInWindow(asked)), hint: say("hint.tries") }),
  step: field.number(RECALL_STEP_MOST, RECALL_STEP, {
    when: (asked) => isRecall(triedInWindow(asked)),
    initial: RECALL_STEP,
    folded: true,
  }),
  wounds: field.flag({
    when: (asked) => {
      const [actor] = asked.actors;
      return actor !== undefined && broughtIn(asked)?.physical === true && figuresOf(actor).hp.penalty !== 0;
    },
    initial: true,
    hint: say("hint.wounds"),
    asks: (wounds) => !wounds,
    folded: true,
  }),
  take: field.choice(TAKES, "take", { hint: say("hint.take"), asks: (take) => take !== "roll", folded: true }),
  situation: SITUATION,
  /** DD-85 — the kept roll that is met; the keeper's to say. */
  against: field.pick(
    ({ actors: [actor] }) => [{ value: NOBODY, label: say("kept.nobody") }, ...(actor ? keptOptions(actor) : [])],
    { when: ({ actors: [actor] }) => actor !== undefined && keptOptions(actor).length > 0, asks: true },
  ),
  /** DD-01 — whether the difficulty is the keeper's secret. */
  hidden: field.flag({ initial: () => d20d100Options().hideDifficulty, asks: true, folded: true }),
  reason: field.text(),
  skill: field.carried(text),
};
export type Check = Filled<typeof CHECK_FORM>;

/** What was chosen about an actor's test. */
export const checkIn = (actor: Actor, choices: DeedChoices): Check => filled(CHECK_FORM, { actors: [actor], choices });

/** DD-63 — of a score so many times a window asks how many and by which die, of anything else how hard it is. */
export function difficultyOrTimes(asked: Asked) {
  const multiplied = triedInWindow(asked).kind === "multiplier";
  return { times: multiplied, mode: multiplied, difficulty: !multiplied };
}

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

/** DD-01…DD-09, DD-73, DD-77, DD-85…DD-89, DD-92, DD-114 — a test with all that is added to it; `null` where the actor lacks the skill. */
export function checkTest(actor: Actor, check: Check): CheckTest | null {
  const brought = broughtTo(actor, check);
  if (!brought) return null;
  const met = keptIn(check.against);
  const multiplied = brought.tried.kind === "multiplier";
  return {
    ...brought,
    lines: linesOf(actor, brought, check),
    difficulty: met?.value ?? check.difficulty,
    take: multiplied ? "roll" : check.take,
    aid: multiplied ? NO_AID : (aidIn(check.help, actor)?.id ?? NO_AID),
    fallen: met?.automaticFailure === true,
  };
}

/** What is tried, as a keeper's own effect names it. */
function targetOf(actor: Actor, tried: Tried): string {
  const skill = tried.kind === "skill" ? skillTried(actor, tried.word) : null;
  if (skill) return effectItemId("skill", skill);
  return tried.kind === "skill" ? `skill.${tried.word}` : `${tried.kind}.${tried.key}`;
}

/** What is added to the die, each where it counts; a score so many times has nothing added (section E). */
function linesOf(actor: Actor, { tried, line, ...brought }: Brought, check: Check): readonly Modifier[] {
  if (tried.kind === "multiplier") return [line];
  const { hp, defence, watchful } = figuresOf(actor);
  const aid = aidIn(check.help, actor);
  const sums: readonly (readonly [id: Parameters<typeof lineOf>[0], value: number])[] = [
    ["wounds", brought.physical && check.wounds ? hp.penalty : 0],
    ["armour", brought.asterisk ? defence.armorPenalty : 0],
    ["attentive", brought.heeds && watchful ? ATTENTIVE_BONUS : 0],
    ["sixthSense", isPerception(tried) && check.sixth ? (sixthSenseOf(actor) ?? 0) : 0],
    ["memory", isRecall(tried) ? recallModifier(check.tries, check.memorised, check.step) : 0], // DD-77
    [aid?.kind ?? "synergy", aid ? HELP_BONUS : 0],
    ["situation", check.situation],
  ];
  return [
    line,
    ...sums.filter(([, value]) => value !== 0).map(([id, value]) => lineOf(id, value)),
    ...effectLines(actor, ["checks", targetOf(actor, tried)]),
  ];
}

/** DD-01, DD-63 — its roll; none where the die is counted as 10 or 20. */
export function checkRoll(id: string, what: TestRoll, { lines, percent, take }: CheckTest): readonly RollSpec[] {
  if (take !== "roll") return [];
  return [percent === null ? testSpec(id, { what, lines: counted(lines) }) : percentileSpec(id, "multiplier")];
}

/** DD-06 — the exact chance of a test as it is chosen, 0 to 1; `null` where the actor cannot try it. */
export function testChance(actor: Actor, check: Check): number | null {
  const test = checkTest(actor, check);
  return test && chanceOf(test) / 100;
}

/** DD-63 — the multiples that are asked for most often, the easiest first. */
const USUAL_MULTIPLES = [5, 4, 3, 2, 1] as const;

/** DD-07, DD-63 — what is usual: so many times a score where one is multiplied, else a difficulty. */
export function usualOf(asked: Asked): readonly UsualAnswer[] {
  if (triedInWindow(asked).kind !== "multiplier") return usualDifficulties();
  return USUAL_MULTIPLES.map((times) => ({
    ...{ figure: say("usual.times", { times }), name: say(`usual.timesName`, { times }), rule: "DD-63" },
    choices: { times },
  }));
}

/** DD-06, DD-86, DD-87 — how likely a test succeeds, in percent: whoever counts the die as 10 or 20 knows it. */
function chanceOf({ lines, difficulty, take, percent }: CheckTest): number {
  if (percent !== null) return Math.min(100, percent);
  const modifier = lines.reduce((sum, { value }) => sum + value, 0);
  if (take === "roll") return chancesOf(modifier, difficulty, d20d100Options()).effective;
  const { success } = take === "ten" ? takeTen({ modifier }, difficulty) : takeTwenty({ modifier }, difficulty);
  return success ? 100 : 0;
}

/** DD-01 — whether the difficulty of a test is the keeper's secret: a kept roll always is. */
export const hidesDifficulty = ({ hidden, against }: Check): boolean => hidden || against !== NOBODY;

/** DD-06, DD-88, DD-89 — the chance of a test by one's own wish, with the help that the window proposes. */
function helpedHint(tried: Tried, { actors: [actor], choices }: Asked): Text | null {
  if (!actor) return null;
  const check = { ...checkIn(actor, { help: aidsFor(actor)[0]?.id ?? NO_AID, ...choices }), tried };
  return chanceHint(actor, check, hidesDifficulty(check));
}

/** DD-06 — what is added, and how likely it succeeds, for whoever may know; `null` for anybody else. */
export function chanceHint(actor: Actor, check: Check, hidden: boolean): Text | null {
  const test = mayKnowNumbers(actor) ? checkTest(actor, check) : null;
  if (!test) return null;
  const modifier = test.lines.reduce((sum, { value }) => sum + value, 0);
  if (hidden && !game.user.isGM) return say("hint.modifier", { modifier: signed(modifier) });
  return say("hint.chance", {
    modifier: signed(modifier),
    difficulty: test.difficulty,
    chance: percentage(chanceOf(test) / 100),
  });
}
