import type { ValueChange } from "../../../core/play/contract/changes.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import { recharged } from "../rules/powers/psychic-reserve.js";
import { paid } from "../rules/powers/charges.js";
import type { Reserve } from "../rules/powers/psychic-reserve.js";
import { figuresOf } from "./reading.js";
import { usedWaiting } from "./waiting.js";

/** WP-108 — the reserve as it is stored. */
function storedReserve(actor: Actor): Reserve {
  const { max, value, rate, lastTime } = figuresOf(actor).psy;
  return { max, value, rate, since: lastTime };
}

/** WP-108 — the reserve as it is at this moment of the world. */
export function reserveNow(actor: Actor): Reserve {
  return recharged(storedReserve(actor), secondsNow());
}

/** WP-103 — charges for what is to come: without those of answers that are not written yet. */
export function chargesLeft(actor: Actor): number {
  return Math.max(0, reserveNow(actor).value - usedWaiting(actor, "charges"));
}

/** WP-108 — the reserve after some hours, whatever the clock of the world says. */
export function reserveAfter(actor: Actor, hours: number): Reserve {
  return recharged({ ...storedReserve(actor), since: secondsNow() - hours * 3600 }, secondsNow());
}

/** WP-103, WP-108 — what paying charges changes on the sheet. */
export function chargesPaid(actor: Actor, charges: number): readonly ValueChange[] {
  return charges > 0 ? reserveChanges(actor, paid(storedReserve(actor), charges, secondsNow())) : [];
}

interface Paid {
  readonly charges: number;
  readonly left: number;
}

/** WP-103 — what is left of the reserve where the keeper has more or fewer charges paid. */
export function leftAfter(decided: Paid, ruled: Paid): Pick<Paid, "left"> {
  return { left: Math.max(0, ruled.left + ruled.charges - decided.charges) };
}

/** What a reserve changes on the sheet, in whole seconds. */
export function reserveChanges(actor: Actor, { value, since }: Reserve): readonly ValueChange[] {
  const { psy } = figuresOf(actor);
  const after = [
    { path: "system.psy.value", before: psy.value, after: value },
    { path: "system.psy.lastTime", before: psy.lastTime, after: Math.floor(since) },
  ];
  return after.filter((one) => one.before !== one.after).map((one) => ({ path: one.path, after: one.after }));
}
