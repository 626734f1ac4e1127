import type { AttackCall } from "../../../../core/attack/procedure.js";
import { fight } from "../fields.js";
import { figuresOf } from "../reading.js";

/** RP-70, RP-71 — whoever an attack has caught may struggle free. */
export function callsOf(target: Actor, attack: string): readonly AttackCall[] {
  const caught = figuresOf(target).lasting.some(({ state, wound }) => state.type === "entangled" && wound === attack);
  return caught ? [{ deed: "struggle", choices: { hold: attack }, label: fight("call.struggle"), window: true }] : [];
}
