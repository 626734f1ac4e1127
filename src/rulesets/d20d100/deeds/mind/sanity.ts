import { card } from "../../../../core/deed/card.js";
import { filled } from "../../../../core/deed/form.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import { percentage } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { mindOf, sanityThreshold } from "../../data/body.js";
import { percentileSpec } from "../../dice/specs.js";
import { percentTest } from "../../rules/checks/percentages.js";
import { lossOf } from "../../rules/mind/sanity.js";
import { count, deed, fact, field, named, numbers, obstacle, say, yesNo } from "../kit.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { unlessAlive } from "../reading.js";
import { SANITY, sanityCalls, sanityChanges, sanityFacts, sanityOutcome, sanityShown } from "../sanity-lost.js";

const ROLL = "sanity";
const LOSS = "loss";
/** DD-106 — the most that one event costs. */
const MOST_LOSS = 200;

/** DD-106, DD-117 — what is lost, for what reason, and when it counts: of a keeper's call, and of an actor's own test. */
export const EVENT_FORM = {
  cause: field.text({ hint: say("hint.sanityCause") }),
  loss: field.text({ initial: "0/1", hint: say("hint.sanityLoss") }),
  delayed: field.flag({ hint: say("hint.delayed") }),
};

/** DD-106, DD-117 — what was chosen of it: the keeper's to say where the keeper has asked. */
const eventOf = ({ actor, choices, gathering }: DeedSituation) =>
  filled(EVENT_FORM, { actors: [actor], choices: gathering?.outcome ?? choices });

/** DD-106 — whether a loss can be read: points, or two of them. */
export function isLoss(written: string): boolean {
  const { success, failure } = lossOf(written);
  return isPoints(success) && isPoints(failure);
}

/** DD-106 — what is thrown for the loss, by what the test came to. */
function lossWritten(written: string, success: boolean): string {
  const loss = lossOf(written);
  return success ? loss.success : loss.failure;
}

function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const die = dice[ROLL]?.[0];
  if (die === undefined) return percentileSpec(ROLL, "sanity");
  const written = lossWritten(eventOf(situation).loss, percentTest(die, sanityThreshold(situation.actor)));
  return dice[LOSS] ? null : pointsRoll(LOSS, "sanityLoss", written);
}

/** DD-106 — the chance of a test of SAN, 0 to 1; `null` for whoever has none. */
export function sanityChance(actor: Actor): number | null {
  return mindOf(actor) ? Math.min(1, Math.max(0, sanityThreshold(actor) / 100)) : null;
}

/** DD-106 — what the die is held against, where one actor alone is tested; an 00 is a hundred. */
function chanceHint([actor, ...more]: readonly Actor[]): Text {
  const chance = actor && more.length === 0 && mayKnowNumbers(actor) ? sanityChance(actor) : null;
  if (!actor || chance === null) return say("hint.sanityCause");
  return say("hint.sanityChance", { threshold: Math.min(100, sanityThreshold(actor)), chance: percentage(chance) });
}

/** DD-106…DD-109, DD-117 — a test of SAN, and what it costs; the keeper may have it count only once the thing is seen. */
export const sanity = deed("sanity", {
  icon: "fa-solid fa-brain",
  by: "owner",
  rollsUnder: true,
  form: EVENT_FORM,
  window: (_form, { actors, gathering }) =>
    gathering
      ? { cause: false, loss: false, delayed: false }
      : { cause: { hint: chanceHint(actors) }, loss: { asks: true } },
  chance: ({ actor }) => sanityChance(actor),
  kept: { ...SANITY, written: text, cause: text, delayed: flag, die: whole, threshold: whole, success: flag },
  obstacle: (situation) => {
    const { actor } = situation;
    if (!mindOf(actor)) return obstacle("noSanity", actor);
    return unlessAlive(actor) ?? (isLoss(eventOf(situation).loss) ? null : obstacle("badLoss", actor));
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => {
    const { actor } = situation;
    const { loss: written, cause, delayed } = eventOf(situation);
    const die = dice[ROLL]?.[0] ?? 100;
    const threshold = sanityThreshold(actor);
    const success = percentTest(die, threshold);
    const loss = pointsOf(LOSS, lossWritten(written, success), dice);
    return { written, cause, delayed, die, threshold, success, ...sanityOutcome(actor, loss) };
  },
  asksKeeper: ({ delayed, sanLoss }) => delayed && sanLoss > 0, // DD-117
  finalOutcome: (outcome, actor) => ({ ...outcome, ...sanityOutcome(actor, outcome.sanLoss) }),
  changes: sanityChanges,
  calls: sanityCalls,
  edit: {
    figures: () => [count("sanLoss", [0, MOST_LOSS]), yesNo("success")],
    follow: (decided, ruled, actor) => {
      const { success, sanLoss, written } = decided;
      const asDecided = isDecided(decided, "sanLoss") || success === ruled.success;
      return sanityOutcome(actor, asDecided ? sanLoss : meanLoss(written, success));
    },
  },
  view: ({ success, die, threshold, written, cause, delayed, ...lost }) =>
    card({
      verdict: say(success ? "sanity.success" : "sanity.failure"),
      tone: success ? "good" : "bad",
      die: { faces: 100, value: die, state: success ? "hit" : "miss" },
      facts: [
        ...causeFacts(cause),
        numbers("threshold", say("percent", { value: threshold }), "DD-106"),
        ...lossFacts(written, delayed),
        ...sanityFacts(lost),
      ],
      ...sanityShown(lost),
    }),
});

/** DD-106 — what frightens, as a card tells it. */
export const causeFacts = (cause: string): readonly CardFact[] =>
  cause ? [fact("cause", named(cause), "DD-106")] : [];

/** DD-106, DD-117 — what is lost by it, and that it counts later. */
export const lossFacts = (written: string, delayed: boolean): readonly CardFact[] => [
  fact("sanityLoss", named(written), "DD-106"),
  ...(delayed ? [fact("delayed", say("sanity.delayed"), "DD-117")] : []),
];

/** DD-106 — the mean of a loss that nobody threw, e.g. because the keeper decided otherwise. */
export function meanLoss(written: string, success: boolean): number {
  const part = lossWritten(written, success);
  const spec = pointsRoll(LOSS, "sanityLoss", part);
  const mean = (spec?.faces ?? []).map((faces) => Math.ceil((faces + 1) / 2));
  return pointsOf(LOSS, part, { [LOSS]: mean });
}
