import type { ValueChange } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { spent, withEntry, type ExperienceEntry } from "../rules/character/experience-used.js";
import { obstacle } from "./kit.js";
import { figuresOf } from "./reading.js";

/** What dice are given away for. */
type Purchase = Pick<ExperienceEntry, "kind" | "name">;

/** WP-17, WP-77 — a line more in an actor's log of experience. */
export function logged(actor: Actor, entry: Omit<ExperienceEntry, "time">): readonly ValueChange[] {
  const { log } = figuresOf(actor).xp;
  const after = withEntry(log, { time: game.time.worldTime, ...entry });
  return after === log ? [] : [{ path: "system.xp.log", after: after.map((one) => ({ ...one })) }];
}

/** WP-77 — dice given away for good: total and used dice after it, and what they went for; nothing where there are too few. */
export function spendingOf(actor: Actor, cost: number, purchase: Purchase): readonly ValueChange[] {
  const { total, used } = figuresOf(actor).xp;
  const left = spent({ total, used }, cost);
  if (!left) return [];
  return [
    { path: "system.xp.total", after: left.total },
    ...(left.used === used ? [] : [{ path: "system.xp.used", after: left.used }]),
    ...logged(actor, { ...purchase, dice: -cost }),
  ];
}

/** WP-77 — why the dice do not suffice; `null` when they do. */
export function unlessPoor(actor: Actor, cost: number): Text | null {
  const { total, used } = figuresOf(actor).xp;
  return spent({ total, used }, cost) ? null : obstacle("tooFewDice", actor);
}
