import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { traitOf } from "../../data/carried.js";
import { secondsNow } from "../../data/clocks.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import type { Care } from "../../rules/care.js";
import { worstLethal } from "../../rules/circles.js";
import { afterFirstAid, firstAidDifficulty, firstAidRefusal, type FirstAidRefusal } from "../../rules/first-aid.js";
import {
  careCall,
  careFacts,
  careOutcome,
  caring,
  isMedical,
  noAction,
  noCare,
  rowIn,
  type AskedOfHealer,
} from "./care.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { patientIn } from "../people.js";
import { poolEdit, poolShown, succeeded } from "../pool-result.js";
import { obstacle } from "../reading.js";
import { stopBleedingCalls } from "./stop-bleeding.js";

/** SE-61 — Connaissance, against the worst row with a filled circle. */
const asked: AskedOfHealer = (patient, healer) => {
  const row = worstLethal(figuresOf(patient).rows);
  if (row === null) return null;
  const difficulty = firstAidDifficulty(row, isMedical(healer));
  return { what: "firstAid", characteristic: "connaissance", uses: ["firstAid"], difficulty };
};

/** SE-64 — why this bout of wounds gets no first aid any more. */
export function refusalFor(patient: Actor): FirstAidRefusal | null {
  const { attempts, woundedAt } = figuresOf(patient).care;
  const seconds = woundedAt === null ? null : secondsNow() - woundedAt;
  return firstAidRefusal({ attempts, seconds }, seuilsOptions());
}

function obstacleTo({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): Text | null {
  const patient = patientIn(actor, choices);
  if (worstLethal(figuresOf(patient).rows) === null) return obstacle("unhurt", patient);
  const refusal = refusalFor(patient);
  const stands = refusal === "alreadyAttempted" || (refusal === "tooLate" && fightOf(patient) !== null);
  return refusal && stands ? obstacle(refusal, patient) : null;
}

/** SE-62, SE-63, SE-69 — the care of a patient once first aid was given, or once nobody has in time. */
function caredFor(patient: Actor, outcome: Outcome): Care {
  const { care, carried } = figuresOf(patient);
  const given = { row: rowIn(outcome), medicalSpecialty: outcome.medical === true };
  const result = succeeded(outcome) ? firstAidDifficulty(given.row, given.medicalSpecialty) : null;
  const noBleeding = traitOf(carried, "noBleeding") !== null;
  return afterFirstAid(care, { ...given, result, noBleeding }, seuilsOptions());
}

/** SE-62, SE-63, SE-69 — what it does to the care of a patient. */
export function firstAidWritten(patient: Actor, outcome: Outcome): Changes {
  const before = patientOf(figuresOf(patient));
  return { ...patientWritten(before, { ...before, care: caredFor(patient, outcome) }) };
}

/** SE-62, SE-69 — what becomes of the blood: it ran, and stops or goes on; or it begins where first aid fails (D-25). */
export function bloodKept(patient: Actor, outcome: Outcome): Outcome {
  const bled = figuresOf(patient).care.bleeding;
  return { bled, begins: !bled && caredFor(patient, { ...outcome, success: false }).bleeding };
}

/** SE-62, SE-69 — the same as a card tells it. */
export function bloodFacts(outcome: Outcome): readonly CardFact[] {
  const success = succeeded(outcome);
  if (outcome.bled === true) {
    return [fact("bleeding", told(success ? "bleeding.stopped" : "bleeding.goesOn"), "SE-62")];
  }
  const begins = outcome.begins === true && !success;
  return begins ? [fact("bleeds", { key: "GARDIEN.CONDITION.seuilsBleeding" }, "SE-69")] : [];
}

/** SE-61 — wounds of somebody who is played ask for it, on the card that tells of them. */
export function firstAidCalls(patient: Actor): readonly AttackCall[] {
  const { care, deathConfirmed } = figuresOf(patient);
  const asks = patient.hasPlayerOwner && care.firstAid === "pending" && !deathConfirmed && !refusalFor(patient);
  return asks ? [careCall("firstAid", patient)] : [];
}

/** SE-60…SE-64 — first aid: once for each bout of wounds, within minutes. */
export const firstAid = deed("firstAid", {
  icon: "fa-solid fa-kit-medical",
  ...caring({ asked, costsAction: true }),
  obstacle: (situation) => noCare(situation) ?? obstacleTo(situation),
  doubt: (situation) => {
    const patient = patientIn(situation.actor, situation.choices);
    const late = refusalFor(patient) === "tooLate" ? obstacle("tooLate", patient) : null; // outside fights the keeper's
    return noAction(situation) ?? late;
  },
  outcome: (situation) => {
    const patient = patientIn(situation.actor, situation.choices);
    const outcome = careOutcome(situation, asked, worstLethal(figuresOf(patient).rows) ?? "touche");
    return { ...outcome, ...bloodKept(patient, outcome) };
  },
  changes: (outcome, patient) => firstAidWritten(patient, outcome),
  calls: (_outcome, patient) => stopBleedingCalls(patient),
  edit: poolEdit,
  view: (outcome) => {
    const success = succeeded(outcome);
    return card({
      ...poolShown(outcome),
      verdict: told(`firstAid.${success ? "done" : "failed"}`),
      tone: success ? "good" : "bad",
      facts: [
        ...careFacts(outcome, "SE-61"),
        success ? fact("next", told("firstAid.bandages"), "SE-62") : fact("next", told("firstAid.watch"), "SE-63"),
        ...bloodFacts(outcome),
      ],
    });
  },
});
