import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { RollSpec, Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { bodyOf } from "../../data/body.js";
import { afterCare, CARE_DIFFICULTY, careRefusal, CARES, FIRST_AID_DIE, type CareKind } from "../../rules/care.js";
import { faringIn, faringLabel, faringOf, FARING_LEVELS } from "../wounded.js";
import {
  careCall,
  careFields,
  careOutcome,
  CARE_ROLL,
  careRoll,
  careTest,
  caring,
  helperFacts,
  noCare,
  roundDoubt,
} from "../care.js";
import { told } from "../card.js";
import { succeeded, succeedsWith, testDecided, testFacts, testFigures, testShown } from "../d20-test.js";
import { AREA, deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { count } from "../figures.js";
import { patientIn } from "../people.js";
import { pointsOf, pointsRoll } from "../points.js";
import { obstacle } from "../reading.js";

const HEAL = "heal";
/** DD-99 — the most that a keeper lets first aid give back. */
const MOST_HEALED = 99;

const howIn = (choices: DeedChoices): CareKind => wordIn(choices, "how", CARES);
const asked = (choices: DeedChoices) => ({ skill: howIn(choices), difficulty: CARE_DIFFICULTY });
const patientOf = ({ actor, choices }: Pick<DeedSituation, "actor" | "choices">) => patientIn(actor, choices);

/** DD-97, DD-99 — a patient as the rules of care read them. */
function figures(patient: Actor) {
  const { hp, state } = bodyOf(patient);
  return { hp: hp.value, max: hp.max, state };
}

/** DD-99 — the healer's test, and what first aid gives back where it succeeds. */
function dueRoll(situation: DeedSituation, dice: Dice): RollSpec | null {
  const how = howIn(situation.choices);
  const test = careTest(situation, asked(situation.choices));
  if (!test) return null;
  if (!dice[CARE_ROLL]) return careRoll(test);
  const heals = how === "firstAid" && succeedsWith(CARE_ROLL, test, dice) && !dice[HEAL];
  return heals ? pointsRoll(HEAL, "care", FIRST_AID_DIE) : null;
}

/** DD-97, DD-99 — how the patient fares then. */
function faringAfter(patient: Actor, success: boolean, healed: number): Outcome {
  const { hp, temporary, state } = bodyOf(patient);
  const after = afterCare(figures(patient), success, healed);
  return {
    healed: after.hp - hp.value,
    before: faringOf(state, hp.value, temporary),
    after: faringOf(after.state, after.hp, temporary),
  };
}

/** DD-97, DD-99 — a wound is treated: Premiers soins give back points and save a life, Médecine saves it. */
export const firstAid = deed("firstAid", {
  ...caring,
  icon: "fa-solid fa-kit-medical",
  fields: (actors, choices) => [
    choiceField(
      "how",
      howIn(choices),
      wordOptions(CARES, (how) => `${AREA}.firstAid.how.${how}`),
    ),
    ...careFields(actors, choices, asked(choices)),
  ],
  obstacle: (situation) => {
    const patient = patientOf(situation);
    const refusal = careRefusal(figures(patient), howIn(situation.choices));
    return noCare(situation, asked(situation.choices)) ?? (refusal ? obstacle(refusal, patient) : null);
  },
  // DD-99, D-28 — once for each wound, unless the keeper lets it be
  doubt: (situation) => {
    const patient = patientOf(situation);
    const again = howIn(situation.choices) === "firstAid" && bodyOf(patient).hp.tended;
    return again ? obstacle("tended", patient) : roundDoubt(situation);
  },
  modifiers: (situation) => careTest(situation, asked(situation.choices))?.lines ?? [],
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => {
    const outcome = careOutcome(situation, asked(situation.choices), dice);
    const how = howIn(situation.choices);
    const healed = how === "firstAid" ? pointsOf(HEAL, FIRST_AID_DIE, dice) : 0;
    return { ...outcome, how, ...faringAfter(patientOf(situation), succeeded(outcome), healed) };
  },
  settled: (outcome, patient) => ({
    ...outcome,
    ...faringAfter(patient, succeeded(outcome), stored(outcome, "healed")),
  }),
  changes: (outcome, patient) => {
    const { hp } = bodyOf(patient);
    const tended = outcome.how === "firstAid" && !hp.tended ? [{ path: "system.hp.tended", after: true }] : [];
    if (!succeeded(outcome)) return { values: tended };
    const after = afterCare(figures(patient), true, stored(outcome, "healed"));
    return {
      numbers: after.hp === hp.value ? [] : [{ path: "system.hp.value", after: after.hp }],
      values: [
        ...tended,
        ...(after.state === "stabilised" && !hp.stabilised ? [{ path: "system.hp.stabilised", after: true }] : []),
      ],
    };
  },
  edit: {
    figures: (ruled) => [...testFigures(), ...(ruled.how === "firstAid" ? [count("healed", [0, MOST_HEALED])] : [])],
    follow: (decided, ruled, patient) => {
      const test = testDecided(decided, ruled);
      const success = succeeded({ ...decided, ...test });
      // a success that nobody threw for gives back what the die gives on average
      const mean = success && !succeeded(ruled) && ruled.how === "firstAid" ? 3 : stored(ruled, "healed");
      const healed = isDecided(decided, "healed") ? stored(decided, "healed") : mean;
      return { ...test, ...faringAfter(patient, success, healed) };
    },
  },
  view: (outcome) => {
    const success = succeeded(outcome);
    const healed = stored(outcome, "healed");
    const after = faringIn(outcome, "after");
    return card({
      ...testShown(outcome),
      verdict: told(`firstAid.${success ? (after === "stabilised" ? "saves" : "done") : "failed"}`),
      facts: [...helperFacts(outcome, "DD-97"), ...testFacts(outcome, "DD-97")],
      losses: success && healed > 0 ? [told("gain.hp", { points: healed })] : [],
      severity: after === "able" ? null : { label: faringLabel(after), level: FARING_LEVELS[after], words: [] },
    });
  },
});

/** DD-97 — care that somebody who is dying asks for, on the card that tells of it. */
export function firstAidCalls(patient: Actor): readonly AttackCall[] {
  return bodyOf(patient).state === "dying" ? [careCall("firstAid", patient)] : [];
}
