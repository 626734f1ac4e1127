import type { AttackCall } from "../../../core/play/contract/call.js";
import type { AppliedBlow } from "../../../core/play/contract/outcome.js";
import { gbOptions } from "../data/options.js";
import { unlessCounted } from "../deeds/obstacles.js";
import { pointsOf } from "../deeds/points.js";
import { owesRoll, woundsOf, type Borne } from "../deeds/wounds.js";
import { canStabilise, stabilisationTarget } from "../rules/body/stabilisation.js";

/**
 * GB-33, GB-39 — the stabilisation roll that the wound of a blow asks for, where the table has it rolled by a click; of an
 * attack of several blows, each asks for its own.
 */
export function stabilisationCalls(
  target: Actor,
  attack: string,
  blow: Pick<AppliedBlow, "created">,
): readonly AttackCall[] {
  const left = blow.created;
  return stabilisationCallsFor(target, ({ id, wound }) => left?.includes(id) ?? wound.messageId === attack);
}

/** GB-39 — the same for wounds however they came about; none where the d100 could not fall low enough. */
export function stabilisationCallsFor(target: Actor, isMeant: (borne: Borne) => boolean): readonly AttackCall[] {
  if (gbOptions().stabilisationRoll !== "prompt" || unlessCounted(target)) return [];
  const points = stabilisationTarget(pointsOf(target), gbOptions().negativePools);
  if (!canStabilise(points)) return [];
  return woundsOf(target)
    .filter((borne) => isMeant(borne) && owesRoll(borne))
    .map(({ id }) => ({
      deed: "stabilise",
      choices: { wound: id },
      label: { key: "GARDIEN.GB.CARD.stabilise", data: { points } },
    }));
}
