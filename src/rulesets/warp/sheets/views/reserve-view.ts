import type { Text } from "../../../../core/text/text.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { recharged } from "../../rules/powers/psychic-reserve.js";
import { untilCharge } from "../../rules/powers/charges.js";
import { tokensView, type TokensView } from "./tokens-view.js";

/** WP-103, WP-108 — the psychic reserve. */
export interface ReserveView extends TokensView {
  /** What this character calls it; empty for the usual name. */
  readonly label: string;
  /** When the next charge comes back; `null` while it is full. */
  readonly next: Text | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The reserve of an actor as it has filled until now; `null` for whom there is none. `now` is the world time, in seconds. */
export function reserveView({ psy }: Pick<WarpActor, "psy">, now: number): ReserveView | null {
  const { max, value, rate, label, lastTime: since } = psy;
  if (max === 0) return null;
  const current = recharged({ max, value, rate, since }, now);
  const left = untilCharge(current, now);
  return { ...tokensView(max, max - current.value), label, next: left === null ? null : nextText(left) };
}

function nextText(seconds: number): Text {
  if (seconds < HOUR) return { key: "GARDIEN.WARP.SHEET.chargeInMinutes", data: { n: Math.ceil(seconds / MINUTE) } };
  return { key: "GARDIEN.WARP.SHEET.chargeInHours", data: { n: Math.ceil(seconds / HOUR) } };
}
