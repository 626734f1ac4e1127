import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation, Gathering } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { actionNamed } from "../action-test.js";
import { fact, named, told } from "../card.js";
import { characteristicField } from "./characteristic.js";
import { specialtyAsked } from "./check-asked.js";
import { marginFact, testShown, triedText } from "../check-result.js";
import { characteristicIn, triedIn, trialOf } from "./check-trial.js";
import { deed } from "../deed.js";
import { difficultyField, difficultyIn, shownDifficulty } from "../difficulty.js";
import { flagField, textField } from "../fields.js";
import { poolEdit, poolFacts, poolOutcome } from "../pool-result.js";
import { poolFields, poolRoll, type PoolTest } from "../pool-test.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "test";

type Asked = Gathering | null | undefined;

/** SE-05, SE-08 — how somebody tries: what the keeper has asked for is the keeper's to say, with what it is done is theirs. */
function settledBy(choices: DeedChoices, asked: Asked): DeedChoices {
  if (!asked) return choices;
  const { characteristic = "", difficulty = null, hidden = false, dice = 0, successes = 0 } = asked.outcome;
  const { specialty = asked.outcome.specialty ?? "", gear } = choices;
  return {
    ...{ characteristic, specialty, hidden, dice, successes },
    ...(difficulty !== null && { difficulty }),
    ...(gear !== undefined && { gear }),
  };
}

function testOf({ actor, choices, gathering }: Pick<DeedSituation, "actor" | "choices" | "gathering">): PoolTest {
  const settled = settledBy(choices, gathering);
  return trialOf(actor, settled, difficultyIn(settled));
}

function fieldsOf([first, ...more]: readonly Actor[], choices: DeedChoices, asked: Asked): readonly DeedField[] {
  if (!first) return [];
  return asked ? answerFields(first, settledBy(choices, asked), asked) : ownFields([first, ...more], choices);
}

/** SE-04…SE-06, SE-10 — the fields of a test by one's own wish; of several who try, each has Spécialités and equipment of their own. */
function ownFields(actors: readonly [Actor, ...Actor[]], choices: DeedChoices): readonly DeedField[] {
  const [first, ...more] = actors;
  const pool = offered(first, choices, shownDifficulty(choices));
  const fields = (...ids: readonly string[]) => pool.filter(({ id }) => ids.includes(id));
  const hiding = flagField("hidden", flagIn(choices, "hidden"), told("hint.hidden"));
  return [
    characteristicField(actors, choices),
    ...(more.length > 0 ? specialtyAsked(actors, choices) : fields("specialty", "gear")),
    difficultyField(choices),
    ...(game.user.isGM ? [{ ...hiding, asks: true }] : []), // where a player's message says so, the keeper settles it
    ...fields("dice", "successes"),
    textField("reason", textIn(choices, "reason")),
  ];
}

/** SE-10 — the fields of a pool; whether a Spécialité applies is said by whoever tries, and nobody is asked. */
function offered(actor: Actor, choices: DeedChoices, difficulty: number | null): readonly DeedField[] {
  const fields = poolFields(actor, triedIn(actor, choices, difficulty), choices);
  return fields.map((field) => (field.id === "specialty" ? { ...field, asks: false } : field));
}

/** SE-04, SE-10 — the fields of a test that was asked for: with what, if there is anything to choose from. */
function answerFields(actor: Actor, choices: DeedChoices, asked: Gathering): readonly DeedField[] {
  const difficulty = flagIn(choices, "hidden") ? null : (difficultyIn(choices) ?? resultToMeet(asked));
  return offered(actor, choices, difficulty).filter(
    ({ id, options = [] }) => ["specialty", "gear"].includes(id) && options.length > 1,
  );
}

/** SE-08 — what whoever defends has to reach, once everybody knows what the other came to. */
function resultToMeet({ outcome, joined }: Gathering): number | null {
  const [other] = outcome.active === false ? joined : [];
  return other && !other.secret ? stored(other.outcome, "result") : null;
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  const margin = marginFact(outcome);
  const action = actionNamed(outcome);
  return [
    ...(action ? [fact("action", told(`action.${action}`), "SE-18")] : []),
    ...poolFacts(outcome, "SE-05"),
    ...(margin ? [margin] : []),
    ...(reason ? [fact("reason", named(reason), "SE-05")] : []),
  ];
}

/** SE-54 — why the keeper is asked: whoever is out of action does nothing, but resists. */
function unlessOut(situation: DeedSituation): Text | null {
  const { actor, choices, gathering } = situation;
  const resists = characteristicIn(actor, settledBy(choices, gathering)) === "sante";
  return resists || figuresOf(actor).acts ? null : obstacle("unable", actor);
}

/** SE-01…SE-07, SE-10 — a Caractéristique is tried, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice",
  by: "owner",
  carries: ["action"],
  fields: fieldsOf,
  blind: (_actors, _choices, asked) => asked?.outcome.secret === true,
  obstacle: ({ actor }) => unlessAlive(actor),
  doubt: unlessOut,
  rolls: (situation) => [poolRoll(ROLL, testOf(situation))],
  modifiers: (situation) => testOf(situation).modifiers,
  outcome: (situation) => ({
    ...poolOutcome(ROLL, testOf(situation), situation.dice),
    hidden: flagIn(settledBy(situation.choices, situation.gathering), "hidden"),
    reason: textIn(situation.choices, "reason"),
    action: situation.gathering ? "" : (actionNamed(situation.choices) ?? ""),
  }),
  edit: poolEdit,
  view: (outcome) => {
    const shown = testShown(outcome);
    const tried = triedText(outcome);
    const summary = told("summary", { tried, result: shown.verdict });
    return card({ ...shown, tried, facts: factsOf(outcome), summary });
  },
});
