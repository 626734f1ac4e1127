import type { AttackCall } from "../../../../core/play/contract/call.js";
import { card } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { worstLethal } from "../../rules/body/circles.js";
import { bleedingStopped, stopBleedingDifficulty } from "../../rules/care/first-aid.js";
import { deed, obstacle, say } from "../kit.js";
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
  type HealerRolls,
} from "./care.js";

/** SE-70 — a roll of first aid of its own. */
const rolls: HealerRolls = (patient, healer) => {
  const row = worstLethal(figuresOf(patient).rows);
  const difficulty = row && stopBleedingDifficulty(row, isMedical(healer), seuilsOptions());
  return difficulty === null
    ? null
    : { what: "stopBleeding", characteristic: "connaissance", uses: ["firstAid"], difficulty };
};

function noBlood(patient: Actor): Text | null {
  if (seuilsOptions().haemorrhageRoll === "single") return obstacle("firstAidAlone", patient);
  const { care, rows } = figuresOf(patient);
  const row = worstLethal(rows);
  return care.bleeding && row !== null && row !== "touche" ? null : obstacle("notBleeding", patient);
}

/** SE-70 — somebody who is played and bleeds on asks for it, on the card of what did not help. */
export function stopBleedingCalls(patient: Actor): readonly AttackCall[] {
  const asks = patient.hasPlayerOwner && !figuresOf(patient).deathConfirmed && noBlood(patient) === null;
  return asks ? [careCall("stopBleeding", patient)] : [];
}

/** SE-70 — the blood is stopped; as often as it takes. */
export const stopBleeding = deed("stopBleeding", {
  icon: "fa-solid fa-droplet-slash",
  ...careBy(rolls, { costsAction: true }),
  kept: CARE,
  obstacle: (caring) => noCare(caring) ?? noBlood(patientIn(caring)),
  doubt: noAction,
  outcome: (caring) => careOutcome(caring, rolls, worstLethal(figuresOf(patientIn(caring)).rows) ?? "touche"),
  changes: ({ success }, patient) => {
    if (!success) return null;
    const before = patientOf(figuresOf(patient));
    return patientWritten(before, { ...before, care: bleedingStopped(before.care) });
  },
  calls: (_care, patient) => stopBleedingCalls(patient),
  edit: poolEdit,
  view: (care) => {
    const { success } = care;
    return card({
      ...poolShown(care),
      verdict: say(success ? "bleeding.stopped" : "bleeding.goesOn"),
      tone: success ? "good" : "bad",
      facts: careFacts(care, "SE-70"),
    });
  },
});
