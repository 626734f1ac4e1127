import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { oneOf, whole } from "../../../../core/shape/shape.js";
import { bodyOf } from "../../data/body.js";
import { afterCare, CARE_DIFFICULTY, careRefusal, CARES, FIRST_AID_DIE, type CareKind } from "../../rules/body/care.js";
import {
  careCall,
  CARED,
  careForm,
  careOutcome,
  CARE_ROLL,
  careRoll,
  careTest,
  caring,
  helperFacts,
  noCare,
  patientOf,
  roundDoubt,
} from "../care.js";
import { chanceOf, testDecided, testFacts, testFigures, testOutcome, testShown } from "../d20-test.js";
import { count, deed, field, obstacle, say } from "../kit.js";
import { pointsOf, pointsRoll } from "../points.js";
import { FARING, faringLabel, faringOf, FARING_LEVELS } from "../wounded.js";

const HEAL = "heal";
/** DD-99 — the most that a keeper lets first aid give back. */
const MOST_HEALED = 99;

const HOW = field.choice(CARES, "firstAid.how");

const careBy = (how: CareKind) => ({ skill: how, difficulty: CARE_DIFFICULTY });

const FORM = { how: HOW, ...careForm((asked) => careBy(HOW.read(asked, "how"))) };

interface Treating {
  readonly actor: Actor;
  readonly form: Filled<typeof FORM>;
}

/** DD-97, DD-99 — a patient as the rules of care read them. */
function figures(patient: Actor) {
  const { hp, state } = bodyOf(patient);
  return { hp: hp.value, max: hp.max, state };
}

/** DD-99 — the healer's test, and what first aid gives back where it succeeds. */
function dueRoll(treating: Treating, dice: Dice): RollSpec | null {
  const { how } = treating.form;
  const test = careTest(treating, careBy(how));
  if (!test) return null;
  if (!dice[CARE_ROLL]) return careRoll(test);
  const heals = how === "firstAid" && testOutcome(CARE_ROLL, test, dice).success && !dice[HEAL];
  return heals ? pointsRoll(HEAL, "care", FIRST_AID_DIE) : null;
}

/** DD-97, DD-99 — how the patient fares then. */
function faringAfter(patient: Actor, success: boolean, healed: number) {
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
  form: FORM,
  kept: { ...CARED, how: oneOf(CARES), healed: whole, before: oneOf(FARING), after: oneOf(FARING) },
  obstacle: (treating) => {
    const { how } = treating.form;
    const patient = patientOf(treating);
    const refusal = careRefusal(figures(patient), how);
    return noCare(treating, careBy(how)) ?? (refusal ? obstacle(refusal, patient) : null);
  },
  // DD-99, D-28 — once for each wound, unless the keeper lets it be
  doubt: (treating) => {
    const patient = patientOf(treating);
    const again = treating.form.how === "firstAid" && bodyOf(patient).hp.tended;
    return again ? obstacle("tended", patient) : roundDoubt(treating);
  },
  usual: usualDifficulties,
  chance: (treating) => chanceOf(careTest(treating, careBy(treating.form.how))),
  modifiers: (treating) => careTest(treating, careBy(treating.form.how))?.lines ?? [],
  rolls: (treating) => rollsInTurn((dice) => dueRoll(treating, dice)),
  outcome: ({ dice, ...treating }) => {
    const { how } = treating.form;
    const cared = careOutcome(treating, careBy(how), dice);
    const healed = how === "firstAid" ? pointsOf(HEAL, FIRST_AID_DIE, dice) : 0;
    return { ...cared, how, ...faringAfter(patientOf(treating), cared.success === true, healed) };
  },
  finalOutcome: (outcome, patient) => ({ ...outcome, ...faringAfter(patient, outcome.success, outcome.healed) }),
  changes: ({ how, success, healed }, patient) => {
    const { hp } = bodyOf(patient);
    const tended = how === "firstAid" && !hp.tended ? [{ path: "system.hp.tended", after: true }] : [];
    if (!success) return { values: tended };
    const after = afterCare(figures(patient), true, healed);
    return {
      numbers: after.hp === hp.value ? [] : [{ path: "system.hp.value", after: after.hp }],
      values: [
        ...tended,
        ...(after.state === "stabilised" && !hp.stabilised ? [{ path: "system.hp.stabilised", after: true }] : []),
      ],
    };
  },
  edit: {
    figures: ({ how }) => [...testFigures(), ...(how === "firstAid" ? [count("healed", [0, MOST_HEALED])] : [])],
    follow: (decided, ruled, patient) => {
      const test = testDecided(decided, ruled);
      const { success = decided.success } = test;
      // a success that nobody threw for gives back what the die gives on average
      const mean = success && !ruled.success && ruled.how === "firstAid" ? 3 : ruled.healed;
      return { ...test, ...faringAfter(patient, success, isDecided(decided, "healed") ? decided.healed : mean) };
    },
  },
  view: ({ helper, healed, after, ...test }) =>
    card({
      ...testShown(test),
      verdict: say(`firstAid.${test.success ? (after === "stabilised" ? "saves" : "done") : "failed"}`),
      facts: [...helperFacts(helper, "DD-97"), ...testFacts(test, "DD-97")],
      losses: test.success && healed > 0 ? [say("gain.hp", { points: healed })] : [],
      severity: after === "able" ? null : { label: faringLabel(after), level: FARING_LEVELS[after], words: [] },
    }),
});

/** DD-97 — care that an actor who is dying asks for, on the card that tells of it. */
export function firstAidCalls(patient: Actor): readonly AttackCall[] {
  return bodyOf(patient).state === "dying" ? [careCall("firstAid", patient)] : [];
}
