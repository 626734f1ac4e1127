import type { AttackCall } from "../../../core/attack/contract/call.js";
import type { AppliedBlow } from "../../../core/attack/contract/outcome.js";
import { distanceBetween } from "../../../core/attack/distance.js";
import { actorAt, tokenOf } from "../../../core/attack/world.js";
import { fight } from "../attack/fields.js";
import { deathTestCalls } from "../deeds/death-test.js";
import { figuresOf } from "../reading.js";
import { PUSH_METRES } from "../rules/grapple.js";
import { isCloseOutcome, readClose } from "./outcome.js";

/** DD-93, DD-139, DD-163 — what a blow of mercy, a hold around the neck or a massive blow still asks of whom it met. */
export function closeCalls(target: Actor, blow: AppliedBlow | undefined): readonly AttackCall[] {
  if (!blow || !isCloseOutcome(blow.outcome) || figuresOf(target).body === "dead") return [];
  const { way, won, hurt, attacker, charge } = readClose(blow.outcome);
  if (!won) return [];
  if (way === "kill" || (way === "stun" && figuresOf(target).bruised !== "unconscious")) {
    return [{ deed: "deathTest", choices: { cause: way }, label: fight("close.call.deathTest"), owed: true }];
  }
  if (way === "push") return pushCalls(target, attacker, charge);
  if (way === "strangle") return [{ deed: "strangled", choices: {}, label: fight("close.call.strangled") }];
  return hurt ? deathTestCalls(hurt, target) : [];
}

/** DD-138 — as long as both stand close on a scene, the one who was pushed is still to be moved; who charged may not have arrived. */
function pushCalls(target: Actor, from: string, charged: boolean): readonly AttackCall[] {
  const pusher = actorAt(from);
  const [token, other] = [tokenOf(target), pusher && tokenOf(pusher)];
  const metres = distanceBetween({ actor: target, token }, { actor: pusher, token: other });
  if (metres === null || (metres > PUSH_METRES && !charged)) return [];
  return [{ deed: "shove", choices: { from }, label: fight("close.call.shove") }];
}
