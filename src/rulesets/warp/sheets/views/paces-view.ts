import { decimal } from "../../../../core/text/i18n.js";
import { PACES } from "../../rules/time.js";

/** WP-45 — one pace: how far it takes somebody in a turn, in metres, and its speed, in kilometres an hour. */
export interface PaceView {
  readonly label: string;
  readonly metres: string;
  readonly kmh: string;
}

/** WP-45 — the table of paces, slowest first. */
export function paceRows(): readonly PaceView[] {
  return Object.entries(PACES).map(([id, { kmh, metresPerTurn }]) => ({
    label: `GARDIEN.WARP.PACE.${id}`,
    metres: decimal(metresPerTurn),
    kmh: decimal(kmh),
  }));
}
