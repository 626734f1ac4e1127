import type {
  DueDie,
  RoundDice,
  RoundRule,
  RoundStamp,
  RoundTally,
  CombatantDice,
} from "../../../core/fight/state/round-rule.js";
import type { Text } from "../../../core/text/text.js";
import { doneCounted } from "../attack/waiting.js";
import { actionsOf, type RoundDone } from "../data/actors/round.js";
import { roundKept } from "../data/actors/round-over.js";
import { seuilsOptions } from "../data/options.js";
import { initiativeRoll } from "../dice/specs.js";
import { initiativePool } from "./initiative-pool.js";
import { figuresOf } from "../data/reading.js";
import { initiativeSuccesses } from "../rules/fight/initiative-successes.js";
import { rollsDue, trackerPlace, type Contender } from "../rules/fight/initiative.js";
import type { RoundActions } from "../rules/fight/round-actions.js";
import { actionsLeft, attackRefused, defenceCostsAttack } from "../rules/fight/round-spending.js";

/** What somebody's dice of the order are kept as: the first roll, then those after ties. */
const INITIATIVE = "initiative";

/** Where whoever can do nothing stands: after everybody. */
const LAST = -1;

/** SE-32 — the round up to which the list offers to say who is taken unawares. */
const SURPRISES_UNTIL = 1;

/** SE-12…SE-17 — a round of a fight: everybody rolls, then acts in that order. */
export const seuilsRounds: RoundRule = {
  phases: () => [],
  seconds: () => 0,
  phaseOf: () => "",
  speed: place,
  place,
  placeInBook,
  keepsDice: () => !seuilsOptions().initiativeEachRound, // SE-13, D-04
  due,
  atOnce: () => seuilsOptions().initiativeTies === "simultaneous", // SE-13, D-03
  diceTitle: (round) => ({ key: "GARDIEN.SEUILS.ROUND.dice", data: { round } }),
  form: () => null,
  declare: () => null,
  seal: () => ({}),
  kept: (actor, then) => roundKept(figuresOf(actor), then),
  stranger: (initiative) => ({ phase: "", place: initiative }),
  declared: () => null,
  sees: () => true,
  tally,
  ticks: (round) => (round <= SURPRISES_UNTIL ? ["seuilsSurprised"] : []),
};

function contender(id: string, actor: Actor, dice: RoundDice): Contender {
  const { rapidite, reflexes } = figuresOf(actor).scores;
  return { id, rapidite, reflexes, successes: (dice[INITIATIVE] ?? []).map(initiativeSuccesses) };
}

function place(actor: Actor, dice: RoundDice): number {
  return figuresOf(actor).acts ? trackerPlace(contender("", actor, dice), seuilsOptions()) : LAST;
}

/** SE-13 — the successes; what decides between equals are scores of the sheet, and the order shows it. */
function placeInBook(place: number): Text {
  if (place < 0) return { key: "GARDIEN.SEUILS.ROUND.placeLast" };
  return { key: "GARDIEN.SEUILS.ROUND.place", data: { count: initiativeSuccesses(place) } };
}

/** SE-13 — whoever can act rolls; equals roll again where the table wants it. */
function due(all: readonly CombatantDice[]): readonly DueDie[] {
  const able = all.filter(({ actor }) => figuresOf(actor).acts);
  const ids = rollsDue(
    able.map(({ id, actor, dice }) => contender(id, actor, dice)),
    seuilsOptions(),
  );
  return able
    .filter(({ id }) => ids.includes(id))
    .map(({ id, actor }) => {
      const { formula, ...rolled } = initiativeRoll(initiativePool(figuresOf(actor)));
      return { id, as: INITIATIVE, formula, rolled };
    });
}

/** SE-14…SE-18 — the actions of a round, where anybody counts: what went into attacks, defences and other things, and what is left. */
function tally(actor: Actor, now: RoundStamp): RoundTally | null {
  const figures = figuresOf(actor);
  if (!figures.acts || seuilsOptions().actionControl === "off") return null;
  const done = doneCounted(actor, now);
  const round = actionsOf(done, figures.allowed);
  const left = actionsLeft(round);
  const { attacks, defences, others, extraDefences: extra } = done;
  return {
    words: {
      key: `GARDIEN.SEUILS.ROUND.${tallyWords(round)}`,
      data: { attacks, defences, others, left, extra },
    },
    marks: [...marksOf(done), ...marksLeft(round)],
  };
}

/** SE-16, SE-17 — what is to be said beside the figures: that a defence would cost the attack, or what came after the last action. */
function tallyWords(round: RoundActions): "tallyExtra" | "tallyKeep" | "tally" {
  if (round.extraDefences > 0) return "tallyExtra";
  return defenceCostsAttack(round) ? "tallyKeep" : "tally";
}

const MARKS: Readonly<Record<Exclude<keyof RoundDone, "extraDefences">, string>> = {
  attacks: "fa-solid fa-khanda",
  defences: "fa-solid fa-shield-halved",
  others: "fa-solid fa-person-running",
};

function marksOf(done: RoundDone): RoundTally["marks"] {
  const kinds = Object.keys(MARKS) as (keyof typeof MARKS)[];
  return kinds.flatMap((kind) => Array.from({ length: done[kind] }, () => ({ icon: MARKS[kind], spent: true })));
}

/** SE-14…SE-16 — actions that are left, the last of them as the attack for as long as it can be made. */
function marksLeft(round: RoundActions): RoundTally["marks"] {
  const left = actionsLeft(round);
  return Array.from({ length: left }, (_, place) => {
    const attack = place === left - 1 && attackRefused(round) === null;
    return { icon: attack ? MARKS.attacks : "fa-regular fa-circle", spent: false };
  });
}
