import type { AttackCall } from "../../../core/attack/contract/call.js";
import { booleanSetting, textSetting } from "../../../core/settings.js";
import { unlessCounted } from "../deeds/obstacles.js";
import { pointsOf } from "../deeds/points.js";
import { owesRoll, woundsOf } from "../deeds/wounds.js";
import { stabilisationTarget } from "../rules/stabilisation.js";

/** GB-33, GB-39 — the stabilisation roll that the wound of a blow asks for, where the table has it rolled by a click. */
export function stabilisationCalls(target: Actor, attack: string): readonly AttackCall[] {
  if (textSetting("gbStabilisationRoll") !== "prompt" || unlessCounted(target)) return [];
  const points = stabilisationTarget(pointsOf(target), booleanSetting("gbNegativePools"));
  return woundsOf(target)
    .filter((borne) => borne.wound.messageId === attack && owesRoll(borne))
    .map(({ id }) => ({
      deed: "stabilise",
      choices: { wound: id },
      label: { key: "GARDIEN.GB.CARD.stabilise", data: { points } },
    }));
}
