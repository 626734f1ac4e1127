import { readsAsKeeper } from "../../../../core/world/reader.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Gathering } from "../../../../core/play/contract/deed.js";
import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { flag, nullable, record, text, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../data/reading.js";
import { ACTION } from "../action-test.js";
import { marginFact, testShown, triedText } from "../check-result.js";
import { DIFFICULTY, difficultyShown, usualDifficulties } from "../difficulty.js";
import { deed, fact, field, named, obstacle, say } from "../kit.js";
import { nameKept, POOL, poolEdit, poolFacts, poolOutcome } from "../pool-result.js";
import { chanceOf, FREE_FORM, MEANS_FORM, poolRoll, poolWindow, type PoolTest } from "../pool-test.js";
import { unlessAlive } from "../reading.js";
import { ASKED, specialtyAsked } from "./check-asked.js";
import { characteristicShown, rolledIn, TRIAL_FORM, trialOf } from "./check-trial.js";

const ROLL = "test";

const FORM = {
  characteristic: TRIAL_FORM.characteristic,
  ...MEANS_FORM,
  difficulty: DIFFICULTY,
  hidden: field.flag({ hint: say("hint.hidden"), asks: true }),
  ...FREE_FORM,
  reason: field.text(),
  action: TRIAL_FORM.action,
};
type Form = Filled<typeof FORM>;

/** SE-05, SE-10, SE-18 — a test by choice, as an outcome keeps it. */
export const CHECK = { ...POOL, hidden: flag, reason: text, action: ACTION };
type Check = Read<typeof CHECK>;

/** SE-05, SE-08 — what the keeper has asked for: a test, or to stand against somebody. */
const CALL = record({ ...ASKED, secret: flag, active: nullable(flag) });

/** SE-05, SE-08 — how somebody tries: what the keeper has asked for is the keeper's to say, with what it is done is theirs. */
function tried(form: Form, gathering?: Gathering | null): Form {
  if (!gathering) return form;
  const { characteristic, difficulty, hidden, dice, successes, specialty } = CALL.read(gathering.outcome);
  return {
    ...form,
    ...{ characteristic, difficulty, hidden, dice, successes },
    specialty: form.specialty || specialty,
    action: null,
  };
}

function testOf({ actor, form, gathering }: Filling<typeof FORM>): PoolTest {
  const trial = tried(form, gathering);
  return trialOf(actor, trial, trial.difficulty);
}

/** SE-04…SE-06, SE-10 — a test by one's own wish; of several who try, each has Spécialités and equipment of their own. */
function ownWindow(form: Form, actor: Actor, asked: Asked) {
  const { actors } = asked;
  const alone = actors.length === 1;
  const means = poolWindow(actor, rolledIn(actor, form, difficultyShown(asked)), form);
  return {
    characteristic: characteristicShown(actors),
    // whether a Spécialité applies is said by whoever tries, and nobody is asked
    specialty: alone ? { ...means.specialty, asks: false } : specialtyAsked(actors, form.specialty),
    gear: alone && means.gear,
    hidden: game.user.isGM, // where a player's message says so, the keeper settles it
  };
}

/** SE-04, SE-10 — a test that was asked for: with what, if there is anything to choose from. */
function answerWindow(form: Form, actor: Actor, gathering: Gathering) {
  const trial = tried(form, gathering);
  const difficulty = trial.hidden ? null : (trial.difficulty ?? resultToMeet(gathering));
  const { specialty, gear } = poolWindow(actor, rolledIn(actor, trial, difficulty), trial);
  return {
    ...{ characteristic: false, difficulty: false, hidden: false, dice: false, successes: false, reason: false },
    specialty: specialty.options.length > 1 && { ...specialty, asks: false },
    gear: gear && gear.options.length > 1 && gear,
  };
}

/** SE-08 — what whoever defends has to reach, once everybody knows what the other came to. */
function resultToMeet({ outcome, joined }: Gathering): number | null {
  const [other] = CALL.read(outcome).active === false ? joined : [];
  return other && !other.secret ? (record(CHECK).read(other.outcome).result ?? 0) : null;
}

function factsOf(check: Check): readonly CardFact[] {
  const { action, reason } = check;
  const margin = marginFact(check);
  return [
    ...(action ? [fact("action", say(`action.${action}`), "SE-18")] : []),
    ...poolFacts(check, "SE-05"),
    ...(margin ? [margin] : []),
    ...(reason ? [fact("reason", named(reason), "SE-05")] : []),
  ];
}

/** SE-01…SE-07, SE-10 — a Caractéristique is tried, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice",
  by: "owner",
  form: FORM,
  window: (form, { actor, ...asked }) =>
    asked.gathering ? answerWindow(form, actor, asked.gathering) : ownWindow(form, actor, asked),
  usual: usualDifficulties,
  chance: (situation) => {
    const { hidden } = tried(situation.form, situation.gathering);
    return hidden && !readsAsKeeper() ? null : chanceOf(testOf(situation));
  },
  kept: CHECK,
  blind: (_actors, _choices, gathering) => gathering !== null && CALL.read(gathering.outcome).secret,
  obstacle: ({ actor }) => unlessAlive(actor),
  // SE-54 — whoever is out of action does nothing, but resists
  doubt: ({ actor, form, gathering }) =>
    tried(form, gathering).characteristic === "sante" || figuresOf(actor).acts ? null : obstacle("unable", actor),
  rolls: (situation) => [poolRoll(ROLL, testOf(situation))],
  modifiers: (situation) => testOf(situation).modifiers,
  outcome: (situation) => {
    const { hidden, action } = tried(situation.form, situation.gathering);
    return { ...poolOutcome(ROLL, testOf(situation), situation.dice), hidden, action, reason: situation.form.reason };
  },
  edit: poolEdit,
  view: (kept) => {
    const shown = testShown(kept);
    const what = triedText(kept.characteristic, nameKept(kept, "specialty"));
    const summary = say("summary", { tried: what, result: shown.verdict });
    return card({ ...shown, tried: what, facts: factsOf(kept), summary });
  },
});
