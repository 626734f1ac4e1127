import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { earlierDeeds } from "../../../../core/play/log/earlier.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { noCareText } from "../../labels.js";
import { FIRST_AID_FORMULA, healed, noFirstAid } from "../../rules/healing.js";
import {
  careFields,
  careTest,
  caring,
  healerFacts,
  healerOf,
  healerOutcome,
  hitPointsOf,
  noHealer,
  patientOf,
} from "../care.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { difficultyIn } from "../difficulty.js";
import { count } from "../figures.js";
import { patientIn } from "../people.js";
import { obstacle } from "../reading.js";
import { succeeded, testEdit, testFacts, testOutcome, testResult, testRoll, testShown } from "../tested.js";
import { careChanges, treatedNames, woundFigures, woundOutcome } from "../wounds.js";

const POINTS = "points";
/** RP-80 — the most that the keeper may have it give back. */
const MOST = 99;

const testIn = (situation: DeedSituation) => careTest(healerOf(situation), "care", difficultyIn(situation.choices));

/** RP-80 — what comes of it: points and wounds, both only if it succeeds. */
function given(outcome: Outcome, patient: Actor, thrown: number): Outcome {
  return { gained: succeeded(outcome) ? healed(hitPointsOf(patient), thrown).gained : 0, thrown };
}

/** RP-80 — first aid: on a success 1d4 points come back, and the wounds that are treated are looked after. */
export const firstAid = deed("firstAid", {
  icon: "fa-solid fa-kit-medical",
  ...caring("care", 0),
  fields: (actors, choices) => careFields("care", actors, choices),
  obstacle: (situation) => {
    const patient = patientIn(situation.actor, situation.choices);
    const refused = noFirstAid(patientOf(patient), rpgOptions().rpgFirstAidPerBatch);
    return noHealer(situation) ?? (refused && { key: noCareText(refused) });
  },
  doubt: ({ actor, choices }) => {
    const patient = patientIn(actor, choices);
    return failedBefore(patient) ? obstacle("triedBefore", patient) : null;
  },
  rolls: (situation) => [
    testRoll(testIn(situation), ({ success }) => (success ? diceSpec(POINTS, "firstAid", FIRST_AID_FORMULA) : null)),
  ],
  outcome: (situation) => {
    const { dice, choices } = situation;
    const patient = patientIn(situation.actor, choices);
    const test = testOutcome(testIn(situation), dice);
    const thrown = testResult(testIn(situation), dice)?.success ? (dice[POINTS]?.[0] ?? 0) : 0;
    return {
      ...test,
      ...given(test, patient, thrown),
      ...healerOutcome(situation),
      ...woundOutcome(patient, choices),
      hp: hitPointsOf(patient).hp,
    };
  },
  changes: (outcome, patient) => {
    if (!succeeded(outcome)) return null;
    const { hp, max } = hitPointsOf(patient);
    const after = healed({ hp, max }, stored(outcome, "gained")).hp;
    return {
      numbers: after === hp ? [] : [{ path: "system.hp.value", after }],
      values: [...careChanges(patient, outcome), { path: "system.firstAidReceived", after: true }],
    };
  },
  edit: {
    figures: (ruled) => [...testEdit.figures(ruled), count("gained", [0, MOST]), ...woundFigures(ruled)],
    follow: (decided, ruled, patient) => {
      const test = testEdit.follow(decided, ruled, patient);
      const gained = given({ ...decided, ...test }, patient, stored(decided, "thrown"));
      return { ...test, ...(!isDecided(decided, "gained") && gained) };
    },
  },
  view: (outcome) => {
    const success = succeeded(outcome);
    const gained = stored(outcome, "gained");
    return card({
      ...testShown(outcome),
      verdict: told(`firstAid.${success ? "done" : "failed"}`),
      tone: success ? "good" : "bad",
      facts: [
        ...testFacts(outcome, "RP-80"),
        ...healerFacts(outcome),
        ...(success ? treatedNames(outcome).map((wound) => fact("treated", wound, "RP-61")) : []),
      ],
      losses: gained > 0 ? [told("gain", { points: gained })] : [],
      summary:
        gained > 0 ? told("firstAid.summary", { points: gained }) : told(`firstAid.${success ? "done" : "failed"}`),
    });
  },
});

/** RP-80 — whether first aid for the same hurt has failed before: trying again is the keeper's to allow. */
function failedBefore(patient: Actor): boolean {
  const { hp } = hitPointsOf(patient);
  const tried = earlierDeeds(({ deed: id, actor }) => id === "firstAid" && actor === patient.uuid, 1);
  return tried.some(({ outcome }) => !succeeded(outcome) && stored(outcome, "hp") <= hp);
}
