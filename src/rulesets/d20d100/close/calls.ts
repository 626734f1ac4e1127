import type { AppliedBlow, AttackCall } from "../../../core/attack/procedure.js";
import { fight } from "../attack/fields.js";
import { deathTestCalls } from "../deeds/death-test.js";
import { figuresOf } from "../reading.js";
import { isCloseOutcome, readClose } from "./outcome.js";

/** DD-93, DD-139, DD-163 — what a blow of mercy, a hold around the neck or a massive blow still asks of whom it met. */
export function closeCalls(target: Actor, blow: AppliedBlow | undefined): readonly AttackCall[] {
  if (!blow || !isCloseOutcome(blow.outcome) || figuresOf(target).body === "dead") return [];
  const { way, won, hurt } = readClose(blow.outcome);
  if (!won) return [];
  if (way === "kill" || (way === "stun" && figuresOf(target).bruised !== "unconscious")) {
    return [{ deed: "deathTest", choices: { cause: way }, label: fight("close.call.deathTest"), owed: true }];
  }
  if (way === "strangle") return [{ deed: "strangled", choices: {}, label: fight("close.call.strangled") }];
  return hurt ? deathTestCalls(hurt, target) : [];
}
