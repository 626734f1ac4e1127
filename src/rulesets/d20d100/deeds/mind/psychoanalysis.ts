import type { AttackCall } from "../../../../core/play/contract/call.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { PSYCHOANALYSIS_DIFFICULTY } from "../../rules/sanity.js";
import { careCall, careFields, careOutcome, careRoll, careTest, caring, helperFacts, noCare } from "../care.js";
import { told } from "../card.js";
import { succeeded, testEdit, testFacts, testShown } from "../d20-test.js";
import { isFalling } from "./decompensation.js";
import { deed } from "../deed.js";
import { patientIn } from "../people.js";
import { obstacle, unlessAlive } from "../reading.js";

const ASKED = { skill: "psychoanalysis", difficulty: PSYCHOANALYSIS_DIFFICULTY, byAnother: true } as const;
const patientOf = ({ actor, choices }: Pick<DeedSituation, "actor" | "choices">) => patientIn(actor, choices);

/** DD-110 — Psychanalyse stops the fall of a mind. */
export const psychoanalysis = deed("psychoanalysis", {
  ...caring,
  icon: "fa-solid fa-couch",
  fields: (actors, choices) => careFields(actors, choices, ASKED),
  obstacle: (situation) => {
    const patient = patientOf(situation);
    const steady = isFalling(patient) ? null : obstacle("notFalling", patient);
    return noCare(situation, ASKED) ?? unlessAlive(patient) ?? steady;
  },
  modifiers: (situation) => careTest(situation, ASKED)?.lines ?? [],
  rolls: (situation) => {
    const roll = careRoll(careTest(situation, ASKED));
    return roll ? [roll] : [];
  },
  outcome: ({ dice, ...situation }) => careOutcome(situation, ASKED, dice),
  changes: (outcome) => (succeeded(outcome) ? { values: [{ path: "system.sanity.stabilised", after: true }] } : null),
  edit: testEdit,
  view: (outcome) =>
    card({
      ...testShown(outcome),
      verdict: told(`psychoanalysis.${succeeded(outcome) ? "done" : "failed"}`),
      facts: [...helperFacts(outcome, "DD-110"), ...testFacts(outcome, "DD-110")],
    }),
});

/** DD-110 — help that a mind that falls asks for. */
export function psychoanalysisCalls(patient: Actor): readonly AttackCall[] {
  return isFalling(patient) ? [careCall("psychoanalysis", patient)] : [];
}
