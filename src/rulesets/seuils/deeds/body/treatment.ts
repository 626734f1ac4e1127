import { card } from "../../../../core/deed/card.js";
import { flag } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { treatmentLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import type { MedicalSpecialty } from "../../rules/care/care-table.js";
import { treated, treatmentRoll } from "../../rules/care/treatment.js";
import type { Use } from "../../rules/checks/uses.js";
import { deed, fact, obstacle, say } from "../kit.js";
import { poolEdit, poolShown } from "../pool-result.js";
import { CARE, careBy, careFacts, careOutcome, isMedical, noCare, patientIn, type HealerRolls } from "./care.js";

/** SE-10, SE-68 — what a Spécialité must serve for. */
const USE: Readonly<Record<MedicalSpecialty, Use>> = {
  premiersSecours: "firstAid",
  chirurgie: "surgery",
  medecine: "medicine",
};

const rolls: HealerRolls = (patient, healer) => {
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
  ...careBy(rolls, { costsAction: false }),
  kept: { ...CARE, crosses: flag },
  obstacle: (caring) => noCare(caring) ?? untreatable(patientIn(caring)),
  outcome: (caring) => {
    const what = treated(figuresOf(patientIn(caring)).rows);
    return { ...careOutcome(caring, rolls, what?.row ?? "touche"), crosses: what?.temporaryOnly ?? false };
  },
  changes: ({ success }) => ({ values: [{ path: "system.care.treatment", after: success ? "success" : "failed" }] }),
  edit: poolEdit,
  view: (care) => {
    const { success } = care;
    return card({
      ...poolShown(care),
      verdict: say("treatment.verdict", { result: { key: treatmentLabel(success ? "success" : "failed") } }),
      tone: success ? "good" : "bad",
      facts: [
        ...careFacts(care, "SE-68"),
        ...(success ? [fact("next", say(`treatment.${care.crosses ? "cross" : "circle"}`), "SE-68")] : []),
      ],
    });
  },
});
