import { figure, type Text } from "../../../../core/text/text.js";
import type { ActorHitPoints } from "../../data/actors/warp-actor.js";
import { healthLabel } from "../../labels.js";
import { thresholds, type Health } from "../../rules/body/hit-points.js";

/** A stretch of the gauge, in percent of it from its foot. */
export interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** A level that the gauge names. */
export interface Mark {
  readonly value: string;
  readonly at: number;
  readonly label: string;
}

/** WP-57…WP-60 — hit points from the maximum down to as many below 0. */
export interface GaugeView {
  readonly value: string;
  readonly max: number;
  readonly temp: number;
  readonly effective: string;
  readonly status: Health;
  readonly statusLabel: string;
  /** Malus dice on every action. */
  readonly malus: number;
  readonly marks: readonly Mark[];
  /** What is left to act with, or how far below 0 it is. */
  readonly fill: Stretch;
  /** Temporary damage, above what is left. */
  readonly lent: Stretch | null;
  readonly below: boolean;
  /** All of it in words. */
  readonly words: Text;
}

/** The gauge of some hit points. */
export function gaugeView(
  hp: Pick<ActorHitPoints, "value" | "max" | "temp" | "effective" | "status" | "woundMalus">,
): GaugeView {
  const { value, max, temp, effective, status, woundMalus } = hp;
  const at = (points: number) => ((Math.min(max, Math.max(-max, points)) + max) / (2 * max)) * 100;
  const between = (low: number, high: number) => ({ from: at(low), size: at(high) - at(low) });
  const { wounded, down, dying } = thresholds(max);
  const mark = (points: number, label: string) => ({ value: figure(points), at: at(points), label });
  return {
    value: figure(value),
    max,
    temp,
    effective: figure(effective),
    status,
    statusLabel: healthLabel(status),
    malus: woundMalus,
    marks: [
      mark(max, healthLabel("fit")),
      mark(wounded, healthLabel("wounded")),
      mark(down, healthLabel("down")),
      mark(dying, healthLabel("dying")),
    ],
    fill: between(Math.min(0, effective), Math.max(0, effective)),
    lent: temp > 0 ? between(effective, value) : null,
    below: effective < 0,
    words: {
      key: "GARDIEN.WARP.SHEET.gauge",
      data: { value, max, temp, effective, state: { key: healthLabel(status) } },
    },
  };
}
