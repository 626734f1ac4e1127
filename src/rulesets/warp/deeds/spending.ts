import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { spent } from "../rules/character/experience-used.js";
import { obstacle } from "./kit.js";
import { figuresOf } from "./reading.js";

/** WP-77 — dice given away for good: total and used dice after it; nothing where there are too few. */
export function spendingOf(actor: Actor, cost: number): readonly ValueChange[] {
  const { total, used } = figuresOf(actor).xp;
  const left = spent({ total, used }, cost);
  if (!left) return [];
  return [
    { path: "system.xp.total", after: left.total },
    ...(left.used === used ? [] : [{ path: "system.xp.used", after: left.used }]),
  ];
}

/** WP-77 — why the dice do not suffice; `null` when they do. */
export function unlessPoor(actor: Actor, cost: number): Text | null {
  const { total, used } = figuresOf(actor).xp;
  return spent({ total, used }, cost) ? null : obstacle("tooFewDice", actor);
}
