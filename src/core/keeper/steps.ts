import type { TimeStep } from "./contract.js";

const step = (seconds: number, id: string, note?: string): TimeStep => ({
  seconds,
  label: { key: `GARDIEN.KEEPER.STEP.${id}` },
  ...(note !== undefined && { note: { key: `GARDIEN.KEEPER.STEP.${note}` } }),
});

/** A round or a turn of so many seconds, as the book calls it. */
export function roundStep(seconds: number, id: "round" | "turn" = "round"): TimeStep {
  return {
    seconds,
    label: { key: `GARDIEN.KEEPER.STEP.${id}` },
    note: { key: "GARDIEN.KEEPER.STEP.seconds", data: { n: seconds } },
  };
}

/** Steps that several books speak of. */
export const STEPS = {
  minute: step(60, "minute"),
  tenMinutes: step(600, "tenMinutes"),
  halfHour: step(1800, "halfHour"),
  hour: step(3600, "hour"),
  twoHours: step(7200, "twoHours"),
  night: step(28_800, "night", "nightNote"),
  day: step(86_400, "day", "dayNote"),
  week: step(604_800, "week", "weekNote"),
} as const;
