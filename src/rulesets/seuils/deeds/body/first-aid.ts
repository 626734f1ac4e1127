import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { card } from "../../../../core/deed/card.js";
import { flag, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { traitOf } from "../../data/actors/carried.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import type { Care as CareOfWounds } from "../../rules/care/care.js";
import { worstLethal } from "../../rules/body/circles.js";
import {
  afterFirstAid,
  firstAidDifficulty,
  firstAidRefusal,
  type FirstAidRefusal,
} from "../../rules/care/first-aid.js";
import { deed, fact, obstacle, say } from "../kit.js";
import { poolEdit, poolShown } from "../pool-result.js";
import {
  CARE,
  careBy,
  careCall,
  careFacts,
  careOutcome,
  isMedical,
  noAction,
  noCare,
  patientIn,
  type Care,
  type Caring,
  type HealerRolls,
} from "./care.js";
import { stopBleedingCalls } from "./stop-bleeding.js";

/** SE-62, SE-69 — what becomes of the blood: it ran, and stops or goes on; or it begins where first aid fails (D-25). */
export const BLOOD = { bled: flag, begins: flag };
interface Blood extends Read<typeof BLOOD> {}

/** SE-61, SE-62 — what first aid rests on: wounds of a row, a medical Spécialité, how it went. */
type Given = Pick<Care, "row" | "medical" | "success">;

/** SE-61 — Connaissance, against the worst row with a filled circle. */
const rolls: HealerRolls = (patient, healer) => {
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

function refused(caring: Caring): Text | null {
  const patient = patientIn(caring);
  if (worstLethal(figuresOf(patient).rows) === null) return obstacle("unhurt", patient);
  const refusal = refusalFor(patient);
  const stands = refusal === "alreadyAttempted" || (refusal === "tooLate" && fightOf(patient) !== null);
  return refusal && stands ? obstacle(refusal, patient) : null;
}

/** SE-62, SE-63, SE-69 — the care of a patient once first aid was given, or once nobody has in time. */
function caredFor(patient: Actor, { row, medical, success }: Given): CareOfWounds {
  const { care, carried } = figuresOf(patient);
  const result = success ? firstAidDifficulty(row, medical) : null;
  const noBleeding = traitOf(carried, "noBleeding") !== null;
  return afterFirstAid(care, { row, medicalSpecialty: medical, result, noBleeding }, seuilsOptions());
}

/** SE-62, SE-63, SE-69 — what it does to the care of a patient. */
export function firstAidWritten(patient: Actor, given: Given): Changes {
  const before = patientOf(figuresOf(patient));
  return patientWritten(before, { ...before, care: caredFor(patient, given) });
}

/** SE-62, SE-69 — what becomes of the blood of a patient. */
export function bloodOutcome(patient: Actor, given: Omit<Given, "success">): Blood {
  const bled = figuresOf(patient).care.bleeding;
  return { bled, begins: !bled && caredFor(patient, { ...given, success: false }).bleeding };
}

/** SE-62, SE-69 — the same as a card tells it. */
export function bloodFacts({ bled, begins }: Blood, success: boolean | null): readonly CardFact[] {
  if (bled) return [fact("bleeding", say(success ? "bleeding.stopped" : "bleeding.goesOn"), "SE-62")];
  return begins && !success ? [fact("bleeds", { key: "GARDIEN.CONDITION.seuilsBleeding" }, "SE-69")] : [];
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
  ...careBy(rolls, { costsAction: true }),
  kept: { ...CARE, ...BLOOD },
  obstacle: (caring) => noCare(caring) ?? refused(caring),
  doubt: (caring) => {
    const patient = patientIn(caring);
    const late = refusalFor(patient) === "tooLate" ? obstacle("tooLate", patient) : null; // outside fights the keeper's
    return noAction(caring) ?? late;
  },
  outcome: (caring) => {
    const patient = patientIn(caring);
    const care = careOutcome(caring, rolls, worstLethal(figuresOf(patient).rows) ?? "touche");
    return { ...care, ...bloodOutcome(patient, care) };
  },
  changes: (care, patient) => firstAidWritten(patient, care),
  calls: (_care, patient) => stopBleedingCalls(patient),
  edit: poolEdit,
  view: (care) => {
    const { success } = care;
    return card({
      ...poolShown(care),
      verdict: say(`firstAid.${success ? "done" : "failed"}`),
      tone: success ? "good" : "bad",
      facts: [
        ...careFacts(care, "SE-61"),
        success ? fact("next", say("firstAid.bandages"), "SE-62") : fact("next", say("firstAid.watch"), "SE-63"),
        ...bloodFacts(care, success),
      ],
    });
  },
});
