import type { AttackCall } from "../../../core/play/contract/call.js";
import type { AppliedBlow } from "../../../core/play/contract/outcome.js";
import { deathCalls } from "../deeds/body/death.js";
import { firstAidCalls } from "../deeds/body/first-aid.js";
import { hasResisted } from "../deeds/body/venom.js";
import { figuresOf } from "../data/reading.js";
import { fight } from "./fields.js";
import { readOutcome } from "./outcome/read-outcome.js";

/** SE-54, SE-61, SE-77 — what an attack leaves to be done: to pull free, to resist venom, first aid, to confirm a death. */
export function callsOf(target: Actor, attack: string, blow: AppliedBlow): readonly AttackCall[] {
  const { held, venom } = readOutcome(blow.outcome);
  const free: AttackCall = { deed: "free", choices: {}, label: fight("call.free"), window: true };
  const resist: AttackCall = { deed: "venom", choices: { attack }, label: fight("call.venom"), window: true };
  return [
    ...(held && figuresOf(target).suffers.held ? [free] : []),
    ...(venom > 0 && !hasResisted(target, attack) ? [resist] : []),
    ...firstAidCalls(target),
    ...deathCalls(target),
  ];
}
