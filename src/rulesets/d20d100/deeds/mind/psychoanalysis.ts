import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import { PSYCHOANALYSIS_DIFFICULTY } from "../../rules/mind/sanity.js";
import {
  careCall,
  CARED,
  careForm,
  careOutcome,
  careRoll,
  careTest,
  caring,
  helperFacts,
  noCare,
  patientOf,
} from "../care.js";
import { chanceOf, testEdit, testFacts, testShown } from "../d20-test.js";
import { deed, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { isFalling } from "./decompensation.js";

const CARE = { skill: "psychoanalysis", difficulty: PSYCHOANALYSIS_DIFFICULTY, byAnother: true } as const;

/** DD-110 — Psychanalyse stops the fall of a mind. */
export const psychoanalysis = deed("psychoanalysis", {
  ...caring,
  icon: "fa-solid fa-couch",
  form: careForm(() => CARE),
  kept: CARED,
  obstacle: (treating) => {
    const patient = patientOf(treating);
    const steady = isFalling(patient) ? null : obstacle("notFalling", patient);
    return noCare(treating, CARE) ?? unlessAlive(patient) ?? steady;
  },
  usual: usualDifficulties,
  chance: (treating) => chanceOf(careTest(treating, CARE)),
  modifiers: (treating) => careTest(treating, CARE)?.lines ?? [],
  rolls: (treating) => [careRoll(careTest(treating, CARE)) ?? []].flat(),
  outcome: ({ dice, ...treating }) => careOutcome(treating, CARE, dice),
  changes: ({ success }) => (success ? { values: [{ path: "system.sanity.stabilised", after: true }] } : null),
  edit: testEdit,
  view: ({ helper, ...test }) =>
    card({
      ...testShown(test),
      verdict: say(`psychoanalysis.${test.success ? "done" : "failed"}`),
      facts: [...helperFacts(helper, "DD-110"), ...testFacts(test, "DD-110")],
    }),
});

/** DD-110 — help that a mind that falls asks for. */
export function psychoanalysisCalls(patient: Actor): readonly AttackCall[] {
  return isFalling(patient) ? [careCall("psychoanalysis", patient)] : [];
}
