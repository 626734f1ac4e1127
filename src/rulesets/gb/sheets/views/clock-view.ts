import { decimal } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import type { WorseningLoss } from "../../rules/body/worsening.js";

/** When a wound next costs points, in seconds of world time. */
export interface Ticking {
  /** Seconds from one loss to the next; `null` when it costs nothing any more. */
  readonly interval: number | null;
  readonly lastTick: number;
}

/** The dial beside a wound. */
export interface ClockView {
  /** Share of the interval that is left, 0 to 1. */
  readonly left: number;
  /** What is left in the largest unit that fits, e.g. « 38 s ». */
  readonly time: Text;
  /** A loss has come due and waits for the keeper's word. */
  readonly due: boolean;
  /** What the next loss takes, and how often one falls due. */
  readonly every: Text;
}

/** Seconds of a combat round [SRD]. */
const ROUND = 6;
const UNITS = [
  { id: "hours", seconds: 3600 },
  { id: "minutes", seconds: 60 },
  { id: "seconds", seconds: 1 },
] as const;

/** GB-40 — the dial of a wound at a world time; `null` for one that does not worsen. */
export function clockView({ interval, lastTick }: Ticking, now: number, loss: WorseningLoss): ClockView | null {
  if (interval === null || interval <= 0) return null;
  const left = Math.min(Math.max(0, lastTick + interval - now), interval);
  return { left: left / interval, time: timeLeft(left), due: left === 0, every: everySo(interval, loss) };
}

/** A stretch of time, rounded up so that it never reads sooner than it is. */
export function timeLeft(seconds: number): Text {
  const unit = UNITS.find((one) => seconds >= one.seconds) ?? UNITS[2];
  return { key: `GARDIEN.GB.TIME.${unit.id}`, data: { n: decimal(Math.ceil(seconds / unit.seconds)) } };
}

/** What a loss takes, in words. */
export function lossText({ pf, pv }: WorseningLoss): Text {
  const pools = pf > 0 && pv > 0 ? "both" : pf > 0 ? "pf" : "pv";
  return { key: `GARDIEN.GB.TIME.loss_${pools}`, data: { pf, pv } };
}

function everySo(interval: number, taken: WorseningLoss): Text {
  const loss = lossText(taken);
  if (interval === ROUND) return { key: "GARDIEN.GB.TIME.everyRound", data: { loss } };
  if (interval === 60) return { key: "GARDIEN.GB.TIME.everyMinute", data: { loss } };
  return { key: "GARDIEN.GB.TIME.every", data: { loss, time: timeLeft(interval) } };
}
