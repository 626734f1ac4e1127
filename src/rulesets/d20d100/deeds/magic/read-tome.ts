import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { mindOf, sanityThreshold } from "../../data/body.js";
import { D20d100Tome } from "../../data/items/tome.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnMythos, readWeeks } from "../../rules/mind/magic.js";
import { percentTest } from "../../rules/checks/percentages.js";
import { lossOf } from "../../rules/mind/sanity.js";
import { called, count, deed, fact, field, obstacle, say } from "../kit.js";
import { pointsOf, pointsRoll } from "../points.js";
import { unlessAwake } from "../reading.js";
import { SANITY, sanityCalls, sanityChanges, sanityFacts, sanityOutcome, sanityShown } from "../sanity-lost.js";
import { mythosChanges } from "./mythos.js";

const ROLL = "sanity";
const LOSS = "loss";
/** DD-174 — weeks of study at one go, and what a keeper lets a tome cost or bring. */
const MOST_WEEKS = 200;
const MOST = 99;
const WEEK_SECONDS = 7 * 24 * 3600;

/** DD-174 — the tome that is read: as chosen, else the first that is not read yet. */
const TOME = field.owned(D20d100Tome, undefined, {
  first: ({ read }) => !read,
  hint: (tome) => {
    const { language = "", weeks = 0, weeksRead: read = 0 } = tome?.system ?? {};
    return say("hint.tome", { language, weeks, read });
  },
});

const FORM = {
  tome: TOME,
  weeks: field.number(1, MOST_WEEKS, {
    initial: (asked) => {
      const { weeks = 0, weeksRead = 0 } = TOME.read(asked, "tome")?.system ?? {};
      return Math.max(1, Math.ceil(weeks - weeksRead));
    },
  }),
  clock: field.flag({ hint: say("hint.clock") }),
};

type Reading = Pick<Filling<typeof FORM>, "actor" | "form">;

/** DD-106 — what reading costs, by the test of SAN where the tome has two losses. */
function lossWritten(tome: D20d100Tome, actor: Actor, dice: Dice): string {
  const loss = lossOf(tome.sanityLoss);
  return percentTest(dice[ROLL]?.[0] ?? 100, sanityThreshold(actor)) ? loss.success : loss.failure;
}

/** DD-106 — whether the tome has a loss for each result of a test. */
const isTested = (tome: D20d100Tome): boolean => tome.sanityLoss.includes("/");

function dueRoll({ actor, form: { tome, weeks } }: Reading, dice: Dice): RollSpec | null {
  if (!tome || !readWeeks(tome.system, weeks).done) return null;
  if (isTested(tome.system) && !dice[ROLL]) return percentileSpec(ROLL, "sanity");
  return dice[LOSS] ? null : pointsRoll(LOSS, "sanityLoss", lossWritten(tome.system, actor, dice));
}

/** DD-174, DD-111 — weeks over a tome: once it is read it costs SAN, teaches the Mythe, and leaves spells to be learned. */
export const readTome = deed("readTome", {
  icon: "fa-solid fa-book-open",
  by: "owner",
  form: FORM,
  window: ({ tome }) => ({ tome: tome !== null, weeks: tome !== null, clock: tome !== null }),
  kept: {
    ...SANITY,
    ...{ clock: flag, tome: text, name: text, more: whole, weeksRead: whole, weeks: whole, done: flag },
    ...{ mythosGain: whole, die: whole, spells: whole },
  },
  obstacle: ({ actor, form: { tome } }) => {
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    if (!tome) return obstacle("noTome", actor);
    return unlessAwake(actor) ?? (tome.system.read ? obstacle("tomeRead", actor, { tome: tome.name }) : null);
  },
  rolls: (reading) => rollsInTurn((dice) => dueRoll(reading, dice)),
  outcome: ({ actor, form: { tome, weeks: more, clock }, dice }) => {
    if (!tome) return {};
    const { weeksRead, done } = readWeeks(tome.system, more);
    const mind = mindOf(actor);
    const loss = done ? pointsOf(LOSS, lossWritten(tome.system, actor, dice), dice) : 0;
    return {
      ...{ clock, tome: tome.id, name: tome.name, more, weeksRead, weeks: tome.system.weeks, done },
      mythosGain: done && mind ? learnMythos(mind.mythos, tome.system.mythosGain).gained : 0,
      die: dice[ROLL]?.[0] ?? 0,
      spells: tome.system.spells.length,
      ...sanityOutcome(actor, loss),
    };
  },
  asksKeeper: () => true, // weeks go by when the keeper says so
  passes: ({ clock, more }) => (clock ? more * WEEK_SECONDS : 0),
  changes: (outcome, actor) => {
    const mythos = mythosChanges(outcome, actor);
    const mind = sanityChanges(outcome, actor) ?? { numbers: [], values: [] };
    const { tome: id, weeksRead, done } = outcome;
    // what is lost counts first, then the most that the Mythe leaves
    const lost = mind.numbers.find(({ path }) => path === "system.sanity.value");
    const capped = mythos.numbers.find(({ path }) => path === "system.sanity.value");
    const sanity =
      lost && capped ? [{ ...lost, after: Math.min(lost.after, capped.after) }] : [lost ?? capped ?? []].flat();
    return {
      numbers: [...sanity, ...mythos.numbers.filter(({ path }) => path === "system.mythos")],
      values: mind.values,
      items: [
        { id, path: "system.weeksRead", after: weeksRead },
        ...(done ? [{ id, path: "system.read", after: true }] : []),
      ],
    };
  },
  calls: (outcome, actor) => {
    const { done, spells, tome } = outcome;
    const learn = { deed: "learnSpell", choices: { tome }, label: say("learnSpell.name"), window: true } as const;
    return [...sanityCalls(outcome, actor), ...(done && spells > 0 ? [learn] : [])];
  },
  edit: {
    figures: ({ done }) => (done ? [count("sanLoss", [0, MOST]), count("mythosGain", [0, MOST])] : []),
    follow: ({ sanLoss }, _ruled, actor) => sanityOutcome(actor, sanLoss),
  },
  view: ({ done, name, die, weeksRead: read, weeks, clock, more, mythosGain: gain, ...lost }) =>
    card({
      verdict: say(done ? "readTome.done" : "readTome.goesOn", { tome: called(name) }),
      tone: done ? "accent" : "mute",
      die: die > 0 ? { faces: 100, value: die, state: "hit" } : null,
      facts: [
        fact("weeks", say("readTome.weeks", { read, weeks }), "DD-174"),
        ...(clock ? [fact("clock", say("readTome.clock", { count: more }), "DD-174")] : []),
        ...(gain > 0 ? [fact("mythosGain", say("percent", { value: gain }), "DD-111")] : []),
        ...sanityFacts(lost),
      ],
      ...sanityShown(lost),
    }),
});
