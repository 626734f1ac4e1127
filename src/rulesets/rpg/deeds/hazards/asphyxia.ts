import { list, object, whole } from "../../../../core/shape/heal.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { ASPHYXIA_FORMULA, asphyxiaRound, breathe, BREATH_FORMULA, highestBreath } from "../../rules/asphyxia.js";
import type { Condition } from "../../rules/conditions.js";
import { choking } from "../../rules/own-conditions.js";
import { tickFor } from "../../rules/spans.js";
import { fact, figure, told } from "../card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { deed } from "../deed.js";
import { flagField, numberField } from "../fields.js";
import { lastingChange } from "../lasting.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown } from "../losses-told.js";
import { obstacle, unlessAlive } from "../reading.js";

/** RP-90 — the most rounds that one deed plays. */
const MOST_ROUNDS = 20;

const breathId = (round: number): string => `breath-${round}`;
const lossId = (round: number): string => `loss-${round}`;

/** RP-90 — the want of air that somebody suffers already; `null` for whoever breathes. */
function sufferedBy(
  actor: Actor,
): (Condition & { readonly state: { readonly type: "choking"; readonly failed: boolean } }) | null {
  for (const condition of figuresOf(actor).lasting) {
    const { state } = condition;
    if (state.type === "choking") return { ...condition, state };
  }
  return null;
}

/** RP-90 — how long somebody has been without air, in rounds; 0 for whoever breathes. */
function roundsBefore(actor: Actor): number {
  const suffered = sufferedBy(actor);
  if (!suffered) return 0;
  const now = tickFor(suffered.span, momentOf(actor));
  return now === null ? 1 : Math.max(1, asphyxiaRound(suffered.span.first, now));
}

/** RP-90 — rounds that are played now; none where somebody is only rescued. */
function roundsIn(actor: Actor, choices: DeedChoices): number {
  const least = sufferedBy(actor) ? 0 : 1;
  return numberIn(choices, "airless", { min: least, max: MOST_ROUNDS, otherwise: least });
}

/** RP-90 — whether there is still no air afterwards: rescue is what the deed is for once it lasts. */
function goesOn(actor: Actor, choices: DeedChoices): boolean {
  return flagIn(choices, "goesOn", sufferedBy(actor) === null);
}

/** RP-90 — one round as it was played: its die where one was rolled, and the points that it cost. */
interface Played {
  readonly round: number;
  readonly die: number;
  readonly loss: number;
}

/** RP-90 — the rounds from their dice, and the roll that is due next. */
function play(situation: DeedSituation, dice: Dice) {
  const { actor, choices } = situation;
  const body = figuresOf(actor).values.body;
  const first = roundsBefore(actor) + 1;
  const played: Played[] = [];
  let failed = sufferedBy(actor)?.state.failed ?? false;
  for (let round = first; round < first + roundsIn(actor, choices); round++) {
    const die = failed ? 0 : dice[breathId(round)]?.[0];
    if (die === undefined) return { played, failed, due: diceSpec(breathId(round), "asphyxia", BREATH_FORMULA) };
    const breath = breathe({ body, round, failed }, die, rpgOptions().rpgAsphyxiaStrict);
    failed = breath !== "success";
    const loss = failed ? dice[lossId(round)]?.[0] : 0;
    if (loss === undefined) return { played, failed, due: diceSpec(lossId(round), "suffocation", ASPHYXIA_FORMULA) };
    played.push({ round, die, loss });
  }
  return { played, failed, due: null };
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const suffered = sufferedBy(actor);
  const next = roundsBefore(actor) + 1;
  const threshold = highestBreath(figuresOf(actor).values.body, next, rpgOptions().rpgAsphyxiaStrict);
  const hint = suffered?.state.failed ? told("hint.breathless") : told("hint.breath", { round: next, threshold });
  return [
    numberField("airless", roundsIn(actor, choices), suffered ? 0 : 1, MOST_ROUNDS, hint),
    flagField("goesOn", goesOn(actor, choices), told("hint.goesOn")),
  ];
}

/** RP-90 — no air: a d100 each round under a chance that shrinks; once it is missed, 1d6 points each round until rescue. */
export const asphyxia = deed("asphyxia", {
  icon: "fa-solid fa-lungs",
  by: "owner",
  fields: fieldsOf,
  obstacle: ({ actor }) => {
    const immune = figuresOf(actor).immunities.includes("choke");
    return unlessAlive(actor) ?? (immune ? obstacle("needsNoAir", actor) : null);
  },
  rolls: (situation) => rollsInTurn((dice) => play(situation, dice).due),
  outcome: ({ dice, ...situation }) => {
    const { actor, choices } = situation;
    const { played, failed } = play(situation, dice);
    const body = figuresOf(actor).values.body;
    const { rpgAsphyxiaStrict: strict } = rpgOptions();
    return {
      ...lossOutcome(
        actor,
        played.reduce((sum, { loss }) => sum + loss, 0),
      ),
      ...{ failed, goesOn: goesOn(actor, choices), rounds: played.length, suffered: roundsBefore(actor) },
      played: played.map((one) => ({ ...one, threshold: highestBreath(body, one.round, strict) })),
    };
  },
  confirm: kills,
  changes: asphyxiaChanges,
  edit: lossEdit,
  view: (outcome) => {
    const hurt = stored(outcome, "loss") > 0;
    return card({
      verdict: told(outcome.goesOn === true ? (hurt ? "asphyxia.chokes" : "asphyxia.holds") : "asphyxia.rescued"),
      tone: hurt ? "bad" : outcome.goesOn === true ? "accent" : "good",
      facts: factsOf(outcome),
      ...lossShown(outcome),
    });
  },
});

/** RP-90 — the points, and the want of air itself: it begins, goes on as it stands now, or is over. */
function asphyxiaChanges(outcome: Outcome, actor: Actor): Changes | null {
  const { lasting } = figuresOf(actor);
  const suffered = sufferedBy(actor);
  const others = lasting.filter(({ state }) => state.type !== "choking");
  const begun = suffered ?? begunBefore(choking(momentOf(actor)), -1);
  const rounds = stored(outcome, "rounds");
  const state = { type: "choking", failed: outcome.failed === true } as const;
  const now = { ...begunBefore(begun, rounds), state };
  const changed = outcome.goesOn === true ? rounds > 0 || !suffered : suffered !== null;
  const values = changed ? lastingChange(outcome.goesOn === true ? [...others, now] : others) : [];
  const numbers = lossNumbers(outcome, actor);
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

/** RP-90 — rounds that were played at one go have gone by as far as the chance is concerned. */
function begunBefore(condition: Condition, rounds: number): Condition {
  return { ...condition, span: { ...condition.span, first: condition.span.first - rounds } };
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const rounds = list(outcome.played).map((source) => {
    const { round, die, loss, threshold } = object(source);
    return { round: whole(round), die: whole(die), loss: whole(loss), threshold: whole(threshold) };
  });
  return [
    ...(rounds.length > 1 ? [fact("rounds", figure(rounds.length), "RP-90")] : []),
    ...rounds.flatMap(({ round, die, loss, threshold }) => [
      ...(die > 0 ? [fact("breath", told("breathOf", { round, die, threshold }), "RP-90")] : []),
      ...(loss > 0 ? [fact("suffocation", told("lossOf", { round, points: loss }), "RP-90")] : []),
    ]),
  ];
}
