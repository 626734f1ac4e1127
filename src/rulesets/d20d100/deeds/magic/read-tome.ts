import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { mindOf, sanityThreshold } from "../../data/body.js";
import { D20d100Tome } from "../../data/tome.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnMythos, readWeeks } from "../../rules/magic.js";
import { percentTest } from "../../rules/percentages.js";
import { lossOf } from "../../rules/sanity.js";
import { sanityCalls, sanityChanges, sanityFacts, sanityOutcome, sanityShown } from "../sanity-lost.js";
import { called, fact, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, flagField, ownOptions, numberField } from "../fields.js";
import { count } from "../figures.js";
import { mythosChanges } from "./mythos.js";
import { pointsOf, pointsRoll } from "../points.js";
import { obstacle, unlessAwake } from "../reading.js";

const ROLL = "sanity";
const LOSS = "loss";
/** DD-174 — weeks of study at one go, and what a keeper lets a tome cost or bring. */
const MOST_WEEKS = 200;
const MOST = 99;
const WEEK_SECONDS = 7 * 24 * 3600;

type Reading = Pick<DeedSituation, "actor" | "choices">;

/** DD-174 — the tomes of somebody, and the one that is read: as chosen, else the first that is not read yet. */
function tomeIn({ actor, choices }: Reading) {
  const tomes = borneBy(actor, D20d100Tome);
  const id = textIn(choices, "tome");
  return tomes.find((one) => one.id === id) ?? tomes.find(({ system }) => !system.read) ?? tomes[0] ?? null;
}

/** DD-174 — how far it is read with these weeks. */
function readingIn(situation: Reading) {
  const tome = tomeIn(situation);
  if (!tome) return null;
  const { weeks, weeksRead } = tome.system;
  const left = Math.max(1, Math.ceil(weeks - weeksRead));
  const more = numberIn(situation.choices, "weeks", { min: 1, max: MOST_WEEKS, otherwise: left });
  return { tome, more, ...readWeeks(tome.system, more) };
}

/** DD-106 — what reading costs, by the test of SAN where the tome has two losses. */
function lossWritten(tome: D20d100Tome, actor: Actor, dice: Dice): string {
  const loss = lossOf(tome.sanityLoss);
  return percentTest(dice[ROLL]?.[0] ?? 100, sanityThreshold(actor)) ? loss.success : loss.failure;
}

/** DD-106 — whether the tome has a loss for each result of a test. */
const isTested = (tome: D20d100Tome): boolean => tome.sanityLoss.includes("/");

function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const reading = readingIn(situation);
  if (!reading?.done) return null;
  const { system } = reading.tome;
  if (isTested(system) && !dice[ROLL]) return percentileSpec(ROLL, "sanity");
  return dice[LOSS] ? null : pointsRoll(LOSS, "sanityLoss", lossWritten(system, situation.actor, dice));
}

function outcomeOf(situation: DeedSituation, dice: Dice): Outcome {
  const { actor } = situation;
  const reading = readingIn(situation);
  if (!reading) return {};
  const { tome, more, weeksRead, done } = reading;
  const mind = mindOf(actor);
  const loss = done ? pointsOf(LOSS, lossWritten(tome.system, actor, dice), dice) : 0;
  return {
    clock: flagIn(situation.choices, "clock", false),
    ...{ tome: tome.id, name: tome.name, more, weeksRead, weeks: tome.system.weeks, done },
    mythosGain: done && mind ? learnMythos(mind.mythos, tome.system.mythosGain).gained : 0,
    die: dice[ROLL]?.[0] ?? 0,
    spells: tome.system.spells.length,
    ...sanityOutcome(actor, loss),
  };
}

/** DD-174, DD-111 — weeks over a tome: once it is read it costs SAN, teaches the Mythe, and leaves spells to be learned. */
export const readTome = deed("readTome", {
  icon: "fa-solid fa-book-open",
  by: "owner",
  fields: ([actor], choices): readonly DeedField[] => {
    const reading = actor && readingIn({ actor, choices });
    if (!actor || !reading) return [];
    const { tome, more } = reading;
    const tomes = ownOptions(borneBy(actor, D20d100Tome));
    const { weeks, weeksRead, language } = tome.system;
    return [
      choiceField("tome", tome.id, tomes, told("hint.tome", { language, weeks, read: weeksRead })),
      numberField("weeks", more, 1, MOST_WEEKS),
      flagField("clock", flagIn(choices, "clock", false), told("hint.clock")),
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    const tome = tomeIn({ actor, choices });
    if (!tome) return obstacle("noTome", actor);
    return unlessAwake(actor) ?? (tome.system.read ? obstacle("tomeRead", actor, { tome: tome.name }) : null);
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => outcomeOf(situation, dice),
  confirm: () => true, // weeks go by when the keeper says so
  passes: (outcome) => (outcome.clock === true ? stored(outcome, "more") * WEEK_SECONDS : 0),
  changes: (outcome, actor) => {
    const mythos = mythosChanges(outcome, actor);
    const mind = sanityChanges(outcome, actor) ?? { numbers: [], values: [] };
    const id = word(outcome, "tome");
    // what is lost counts first, then the most that the Mythe leaves
    const lost = mind.numbers.find(({ path }) => path === "system.sanity.value");
    const capped = mythos.numbers.find(({ path }) => path === "system.sanity.value");
    const sanity =
      lost && capped ? [{ ...lost, after: Math.min(lost.after, capped.after) }] : [lost ?? capped ?? []].flat();
    return {
      numbers: [...sanity, ...mythos.numbers.filter(({ path }) => path === "system.mythos")],
      values: mind.values,
      items: [
        { id, path: "system.weeksRead", after: stored(outcome, "weeksRead") },
        ...(outcome.done === true ? [{ id, path: "system.read", after: true }] : []),
      ],
    };
  },
  calls: (outcome, actor) => [...sanityCalls(outcome, actor), ...learnCalls(outcome)],
  edit: {
    figures: (ruled) => (ruled.done === true ? [count("sanLoss", [0, MOST]), count("mythosGain", [0, MOST])] : []),
    follow: (decided, _ruled, actor) => sanityOutcome(actor, stored(decided, "sanLoss")),
  },
  view: (outcome) => {
    const done = outcome.done === true;
    const weeks = { read: stored(outcome, "weeksRead"), weeks: stored(outcome, "weeks") };
    const gain = stored(outcome, "mythosGain");
    const die = stored(outcome, "die");
    return card({
      verdict: told(done ? "readTome.done" : "readTome.goesOn", { tome: called(word(outcome, "name")) }),
      tone: done ? "accent" : "mute",
      die: die > 0 ? { faces: 100, value: die, state: "hit" } : null,
      facts: [
        fact("weeks", told("readTome.weeks", weeks), "DD-174"),
        ...(outcome.clock === true
          ? [fact("clock", told("readTome.clock", { count: stored(outcome, "more") }), "DD-174")]
          : []),
        ...(gain > 0 ? [fact("mythosGain", told("percent", { value: gain }), "DD-111")] : []),
        ...sanityFacts(outcome),
      ],
      ...sanityShown(outcome),
    });
  },
});

/** DD-174 — the spells that a tome teaches, once it is read. */
function learnCalls(outcome: Outcome): readonly AttackCall[] {
  if (outcome.done !== true || stored(outcome, "spells") === 0) return [];
  return [
    { deed: "learnSpell", choices: { tome: word(outcome, "tome") }, label: told("learnSpell.name"), window: true },
  ];
}
