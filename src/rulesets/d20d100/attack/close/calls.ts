import type { KeptBlow } from "../../../../core/attack/attack.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import { distanceBetween } from "../../../../core/world/distance.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { fight } from "../fields.js";
import { deathTestCalls } from "../../deeds/body/death-test.js";
import { attackMarkCalls } from "../../deeds/mark-calls.js";
import { figuresOf } from "../../data/reading.js";
import { PUSH_METRES } from "../../rules/attack/grapple.js";
import type { CLOSE_KEPT } from "./outcome.js";
import { armOf } from "./people.js";
import type { Way } from "./ways.js";

type CloseBlow = KeptBlow<typeof CLOSE_KEPT>;

/** DD-93, DD-139, DD-163 — what a blow of mercy, a hold around the neck or a massive blow still asks of whom it met. */
export function closeCalls(target: Actor, { outcome }: CloseBlow): readonly AttackCall[] {
  if (figuresOf(target).body === "dead") return [];
  const { way, won, hurt, attacker, charge } = outcome;
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

/** DD-177, D-75 — the box of whoever got the better by a natural 20: of what they rolled for. */
export function closeMarks(target: Actor, { attacker, weapon, outcome }: CloseBlow): readonly AttackCall[] {
  const { way, won, active, passive, loses } = outcome;
  if (!won) return attackMarkCalls(target, passive?.die ?? null, resistedWith(way, target.items.get(loses)));
  const marks = attackMarkCalls(attacker, active?.die ?? null, triedWith(way, weapon));
  return marks.map((call) => ({ ...call, ofAttacker: true }));
}

/** DD-137, DD-160, DD-161 — what whoever acts rolls for, as a choice names it. */
function triedWith(way: Way, weapon: Item | null): string {
  if (way === "behind") return "skill.moveSilently";
  return `skill.${way === "disarm" ? (armOf(weapon)?.skill ?? "boxing") : "grapple"}`;
}

/** DD-137, DD-160, DD-161 — the same of whoever resists. */
function resistedWith(way: Way, held: Item | undefined): string {
  if (way === "behind") return "skill.listen";
  return `skill.${way === "disarm" ? (armOf(held)?.skill ?? "boxing") : "grapple"}`;
}
