import { card } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { treatmentLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import type { MedicalSpecialty } from "../../rules/care-table.js";
import { treated, treatmentRoll } from "../../rules/treatment.js";
import type { Use } from "../../rules/uses.js";
import { careFacts, careOutcome, caring, isMedical, noCare, type AskedOfHealer } from "./care.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { patientIn } from "../people.js";
import { poolEdit, poolShown, succeeded } from "../pool-result.js";
import { obstacle } from "../reading.js";

/** SE-10, SE-68 — what a Spécialité must serve for. */
const USE: Readonly<Record<MedicalSpecialty, Use>> = {
  premiersSecours: "firstAid",
  chirurgie: "surgery",
  medecine: "medicine",
};

const asked: AskedOfHealer = (patient, healer) => {
  const what = treated(figuresOf(patient).rows);
  const roll = what && treatmentRoll(what, isMedical(healer));
  if (!roll) return null;
  const { characteristic, specialty, difficulty } = roll;
  return { what: "treatment", characteristic, uses: [USE[specialty]], difficulty };
};

/** SE-68 — why nobody treats this patient now. */
function untreatable(patient: Actor): Text | null {
  const { rows, care } = figuresOf(patient);
  const what = treated(rows);
  if (!what) return obstacle("unhurt", patient);
  if (!treatmentRoll(what, true)) return obstacle("timeAlone", patient);
  return care.treatment === "none" ? null : obstacle("treatedBefore", patient);
}

/** SE-68 — wounds, or crosses, are treated: once in each period, which then brings one circle more. */
export const treatment = deed("treatment", {
  icon: "fa-solid fa-user-doctor",
  ...caring({ asked, costsAction: false }),
  obstacle: (situation) => noCare(situation) ?? untreatable(patientIn(situation.actor, situation.choices)),
  outcome: (situation) => {
    const what = treated(figuresOf(patientIn(situation.actor, situation.choices)).rows);
    return { ...careOutcome(situation, asked, what?.row ?? "touche"), crosses: what?.temporaryOnly ?? false };
  },
  changes: (outcome) => {
    const after = succeeded(outcome) ? "success" : "failed";
    return { values: [{ path: "system.care.treatment", after }] };
  },
  edit: poolEdit,
  view: (outcome) => {
    const success = succeeded(outcome);
    return card({
      ...poolShown(outcome),
      verdict: told("treatment.verdict", { result: { key: treatmentLabel(success ? "success" : "failed") } }),
      tone: success ? "good" : "bad",
      facts: [
        ...careFacts(outcome, "SE-68"),
        ...(success ? [fact("next", told(`treatment.${outcome.crosses === true ? "cross" : "circle"}`), "SE-68")] : []),
      ],
    });
  },
});
