import { figuresOf } from "../../deeds/reading.js";
import { afterLoss, healthOf } from "../../rules/body/hit-points.js";
import type { FightPoints, Health, Loss } from "../../rules/body/hit-points.js";

/** WP-57, WP-60, WP-64 — the points of a target after a loss. */
export function pointsAfter(target: Actor, loss: Loss): FightPoints {
  const { value, temp, fightStart } = figuresOf(target).hp;
  return afterLoss({ hp: value, temp, fightStart }, loss);
}

/** WP-57…WP-59 — how a target fares after a loss; the dead stay dead. */
export function healthAfter(target: Actor, loss: Loss): Health {
  const { max, dead } = figuresOf(target).hp;
  return dead ? "dead" : healthOf({ ...pointsAfter(target, loss), max });
}
