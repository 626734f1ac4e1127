import type { Asked } from "../../../../core/deed/form.js";
import { card } from "../../../../core/deed/card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import { flag, list, record, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import {
  ASPHYXIA_FORMULA,
  asphyxiaRound,
  breathe,
  BREATH_FORMULA,
  highestBreath,
} from "../../rules/hazards/asphyxia.js";
import type { Condition } from "../../rules/body/conditions.js";
import { choking } from "../../rules/body/own-conditions.js";
import { tickFor } from "../../rules/body/spans.js";
import { deed, fact, field, figure, obstacle, say, unlessAlive } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown } from "../loss.js";

/** RP-90 — the most rounds that one deed plays. */
const MOST_ROUNDS = 20;

const breathId = (round: number): string => `breath-${round}`;
const lossId = (round: number): string => `loss-${round}`;

/** RP-90 — the want of air that an actor suffers already; `null` for one that breathes. */
function sufferedBy(
  actor: Actor,
): (Condition & { readonly state: { readonly type: "choking"; readonly failed: boolean } }) | null {
  for (const condition of figuresOf(actor).lasting) {
    const { state } = condition;
    if (state.type === "choking") return { ...condition, state };
  }
  return null;
}

/** RP-90 — how long an actor has been without air, in rounds; 0 for one that breathes. */
function roundsBefore(actor: Actor): number {
  const suffered = sufferedBy(actor);
  if (!suffered) return 0;
  const now = tickFor(suffered.span, momentOf(actor));
  return now === null ? 1 : Math.max(1, asphyxiaRound(suffered.span.first, now));
}

/** RP-90 — the highest roll by which a breath is held in a round. */
const thresholdIn = (actor: Actor, round: number): number =>
  highestBreath(figuresOf(actor).values.body, round, rpgOptions().asphyxiaStrict);

const suffers = ({ actors: [actor] }: Pick<Asked, "actors">): boolean =>
  actor !== undefined && sufferedBy(actor) !== null;

const FORM = {
  /** Rounds that are played now; none where the actor is only rescued. */
  airless: field.number((asked) => (suffers(asked) ? 0 : 1), MOST_ROUNDS),
  /** Whether there is still no air afterwards: rescue is what the deed is for once it lasts. */
  goesOn: field.flag({ initial: (asked) => !suffers(asked), hint: say("hint.goesOn") }),
};

const KEPT = {
  ...LOSS,
  ...{ failed: flag, goesOn: flag, rounds: whole, suffered: whole },
  played: list(record({ round: whole, die: whole, loss: whole, threshold: whole })),
};
type Airless = Read<typeof KEPT>;

/** RP-90 — one round as it was played: its die where one was rolled, and the points that it cost. */
interface Played {
  readonly round: number;
  readonly die: number;
  readonly loss: number;
}

/** RP-90 — the rounds from their dice, and the roll that is due next. */
function play(actor: Actor, airless: number, dice: Dice) {
  const body = figuresOf(actor).values.body;
  const first = roundsBefore(actor) + 1;
  const played: Played[] = [];
  let failed = sufferedBy(actor)?.state.failed ?? false;
  for (let round = first; round < first + airless; round++) {
    const die = failed ? 0 : dice[breathId(round)]?.[0];
    if (die === undefined) return { played, failed, due: diceSpec(breathId(round), "asphyxia", BREATH_FORMULA) };
    const breath = breathe({ body, round, failed }, die, rpgOptions().asphyxiaStrict);
    failed = breath !== "success";
    const loss = failed ? dice[lossId(round)]?.[0] : 0;
    if (loss === undefined) return { played, failed, due: diceSpec(lossId(round), "suffocation", ASPHYXIA_FORMULA) };
    played.push({ round, die, loss });
  }
  return { played, failed, due: null };
}

/** RP-90 — no air: a d100 each round under a chance that shrinks; once it is missed, 1d6 points each round until rescue. */
export const asphyxia = deed("asphyxia", {
  icon: "fa-solid fa-lungs",
  by: "owner",
  form: FORM,
  window: (_form, { actor }) => {
    const round = roundsBefore(actor) + 1;
    const breathless = sufferedBy(actor)?.state.failed === true;
    const breath = say("hint.breath", { round, threshold: thresholdIn(actor, round) });
    return { airless: { hint: breathless ? say("hint.breathless") : breath } };
  },
  kept: KEPT,
  obstacle: ({ actor }) => {
    const immune = figuresOf(actor).immunities.includes("choke");
    return unlessAlive(actor) ?? (immune ? obstacle("needsNoAir", actor) : null);
  },
  rolls: ({ actor, form }) => rollsInTurn((dice) => play(actor, form.airless, dice).due),
  outcome: ({ actor, form, dice }) => {
    const { played, failed } = play(actor, form.airless, dice);
    const lost = played.reduce((sum, { loss }) => sum + loss, 0);
    return {
      ...lossOutcome(actor, lost),
      ...{ failed, goesOn: form.goesOn, rounds: played.length, suffered: roundsBefore(actor) },
      played: played.map((one) => ({ ...one, threshold: thresholdIn(actor, one.round) })),
    };
  },
  asksKeeper: kills,
  changes: asphyxiaChanges,
  edit: lossEdit,
  view: (kept) => {
    const hurt = kept.loss > 0;
    return card({
      verdict: say(kept.goesOn ? (hurt ? "asphyxia.chokes" : "asphyxia.holds") : "asphyxia.rescued"),
      tone: hurt ? "bad" : kept.goesOn ? "accent" : "good",
      facts: factsOf(kept),
      ...lossShown(kept),
    });
  },
});

/** RP-90 — the points, and the want of air itself: it begins, goes on as it stands now, or is over. */
function asphyxiaChanges(kept: Airless, actor: Actor): Changes | null {
  const { rounds, goesOn, failed } = kept;
  const { lasting } = figuresOf(actor);
  const suffered = sufferedBy(actor);
  const others = lasting.filter(({ state }) => state.type !== "choking");
  const begun = suffered ?? begunBefore(choking(momentOf(actor)), -1);
  const now: Condition = { ...begunBefore(begun, rounds), state: { type: "choking", failed } };
  const changed = goesOn ? rounds > 0 || !suffered : suffered !== null;
  const values = changed ? lastingChange(goesOn ? [...others, now] : others) : [];
  const numbers = lossNumbers(kept, actor);
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

/** RP-90 — rounds that were played at one go have gone by as far as the chance is concerned. */
function begunBefore(condition: Condition, rounds: number): Condition {
  return { ...condition, span: { ...condition.span, first: condition.span.first - rounds } };
}

function factsOf({ played }: Airless): readonly CardFact[] {
  return [
    ...(played.length > 1 ? [fact("rounds", figure(played.length), "RP-90")] : []),
    ...played.flatMap(({ round, die, loss, threshold }) => [
      ...(die > 0 ? [fact("breath", say("breathOf", { round, die, threshold }), "RP-90")] : []),
      ...(loss > 0 ? [fact("suffocation", say("lossOf", { round, points: loss }), "RP-90")] : []),
    ]),
  ];
}
