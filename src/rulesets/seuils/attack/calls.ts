import type { AttackCall } from "../../../core/play/contract/call.js";
import { deathCalls } from "../deeds/body/death.js";
import { firstAidCalls } from "../deeds/body/first-aid.js";
import { hasResisted } from "../deeds/body/venom.js";
import { figuresOf } from "../data/reading.js";
import { fight } from "./fields.js";
import type { SeuilsOutcome } from "./outcome/outcome-kept.js";

/** SE-54, SE-61, SE-77 — what an attack leaves to be done: to pull free, to resist venom, first aid, to confirm a death. */
export function callsOf(
  target: Actor,
  attack: string,
  { outcome: { held, venom } }: { readonly outcome: SeuilsOutcome },
): readonly AttackCall[] {
  const free: AttackCall = { deed: "free", choices: {}, label: fight("call.free"), window: true };
  const resist: AttackCall = { deed: "venom", choices: { attack }, label: fight("call.venom"), window: true };
  return [
    ...(held && figuresOf(target).suffers.held ? [free] : []),
    ...(venom > 0 && !hasResisted(target, attack) ? [resist] : []),
    ...firstAidCalls(target),
    ...deathCalls(target),
  ];
}
