import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { earlierDeeds } from "../../../../core/play/log/earlier.js";
import { record, whole } from "../../../../core/shape/shape.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { noCareText } from "../../labels.js";
import { FIRST_AID_FORMULA, healed, noFirstAid } from "../../rules/body/healing.js";
import { CARED, caredFor, careForm, careTest, caring, healerFacts, hitPointsOf, noHealer, patientOf } from "../care.js";
import { count, deed, fact, obstacle, say } from "../kit.js";
import {
  succeeded,
  testEdit,
  testFacts,
  testOutcome,
  testResult,
  testRoll,
  testShown,
  type Tested,
} from "../tested.js";
import { careChanges, treatedNames, woundFigures } from "../wounds.js";

const POINTS = "points";
/** RP-80 — the most that the keeper may have it give back. */
const MOST = 99;

const KEPT = {
  ...CARED,
  gained: whole,
  thrown: whole,
  /** Hit points of the patient before. */
  hp: whole,
};

/** RP-80 — the points that come back, if it succeeds. */
const gainedBy = (tested: Pick<Tested, "result">, patient: Actor, thrown: number): number =>
  succeeded(tested) ? healed(hitPointsOf(patient), thrown).gained : 0;

/** RP-80 — first aid: on a success 1d4 points come back, and the wounds that are treated are looked after. */
export const firstAid = deed("firstAid", {
  icon: "fa-solid fa-kit-medical",
  ...caring("care"),
  form: careForm("care", 0),
  kept: KEPT,
  obstacle: ({ actor, form }) => {
    const refused = noFirstAid(patientOf(form.patient ?? actor), rpgOptions().firstAidPerBatch);
    return noHealer(actor, form.helper) ?? (refused && { key: noCareText(refused) });
  },
  doubt: ({ actor, form: { patient } }) =>
    failedBefore(patient ?? actor) ? obstacle("triedBefore", patient ?? actor) : null,
  rolls: ({ form }) => [
    testRoll(careTest("care", form), ({ success }) =>
      success ? diceSpec(POINTS, "firstAid", FIRST_AID_FORMULA) : null,
    ),
  ],
  outcome: ({ actor, form, dice }) => {
    const patient = form.patient ?? actor;
    const test = careTest("care", form);
    const tested = testOutcome(test, dice);
    const thrown = testResult(test, dice)?.success ? (dice[POINTS]?.[0] ?? 0) : 0;
    return {
      ...tested,
      ...caredFor(actor, form),
      ...{ gained: gainedBy(tested, patient, thrown), thrown, hp: hitPointsOf(patient).hp },
    };
  },
  changes: (kept, patient) => {
    if (!succeeded(kept)) return null;
    const { hp, max } = hitPointsOf(patient);
    const after = healed({ hp, max }, kept.gained).hp;
    return {
      numbers: after === hp ? [] : [{ path: "system.hp.value", after }],
      values: [...careChanges(patient, kept), { path: "system.firstAidReceived", after: true }],
    };
  },
  edit: {
    figures: (ruled) => [...testEdit.figures(ruled), count("gained", [0, MOST]), ...woundFigures(ruled)],
    follow: (decided, _ruled, patient) => {
      const test = testEdit.follow(decided);
      const gained = gainedBy({ ...decided, ...test }, patient, decided.thrown);
      return { ...test, ...(!isDecided(decided, "gained") && { gained }) };
    },
  },
  view: (kept) => {
    const { gained } = kept;
    const success = succeeded(kept);
    const verdict = say(`firstAid.${success ? "done" : "failed"}`);
    return card({
      ...testShown(kept),
      verdict,
      tone: success ? "good" : "bad",
      facts: [
        ...testFacts(kept, "RP-80"),
        ...healerFacts(kept),
        ...(success ? treatedNames(kept).map((wound) => fact("treated", wound, "RP-61")) : []),
      ],
      losses: gained > 0 ? [say("gain", { points: gained })] : [],
      summary: gained > 0 ? say("firstAid.summary", { points: gained }) : verdict,
    });
  },
});

/** RP-80 — whether first aid for the same hurt has failed before: trying again is the keeper's to allow. */
function failedBefore(patient: Actor): boolean {
  const { hp } = hitPointsOf(patient);
  const tried = earlierDeeds(({ deed: id, actor }) => id === "firstAid" && actor === patient.uuid, 1);
  return tried.map(({ outcome }) => record(KEPT).read(outcome)).some((kept) => !succeeded(kept) && kept.hp <= hp);
}
