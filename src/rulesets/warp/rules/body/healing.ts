/** WP-66 — what a day is spent at. */
export const ACTIVITIES = ["active", "rest", "care"] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** WP-66 — column of the healing table; only the keeper declares somebody critical. */
const CONDITIONS = ["up", "down", "critical"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** WP-66 — hit points of one day; `null`: nobody does that in this condition. */
export interface HealingRow {
  readonly perDay: number | null;
  /** The keeper may let it get worse. */
  readonly mayWorsen: boolean;
}

const steady = (perDay: number | null): HealingRow => ({ perDay, mayWorsen: false });
const risky = (perDay: number): HealingRow => ({ perDay, mayWorsen: true });

/** WP-66 — hit points per day. */
export const DAILY_HEALING: Readonly<Record<Activity, Readonly<Record<Condition, HealingRow>>>> = {
  active: { up: risky(0), down: steady(null), critical: steady(null) },
  rest: { up: steady(1), down: risky(0.5), critical: risky(0) },
  care: { up: steady(2), down: steady(1), critical: steady(0.5) },
};

/** WP-66 — what healing starts from; `carry` is the part of a point, in quarters, that is not yet whole (WD-41). */
export interface Patient {
  readonly hp: number;
  readonly max: number;
  readonly carry: number;
  readonly critical: boolean;
}

/** WP-75 — what serious wounds do to healing. */
export interface Hindrance {
  /** A wound that does not heal by itself halves the rate. */
  readonly halved: boolean;
  /** Hit points that untreated lethal wounds cost each day. */
  readonly dailyLoss: number;
}

/** WP-66 — the column that holds at the start of a day. */
export function conditionOf({ hp, critical }: Pick<Patient, "hp" | "critical">): Condition {
  if (critical) return "critical";
  return hp >= 1 ? "up" : "down";
}

/** WP-66, WP-75 — hit points and carried part after so many days, each read from the table as it begins. */
export function afterDays(
  patient: Patient,
  activity: Activity,
  days: number,
  { halved, dailyLoss }: Hindrance = { halved: false, dailyLoss: 0 },
): Pick<Patient, "hp" | "carry"> {
  let { hp, carry } = patient;
  for (let day = 0; day < days; day += 1) {
    const rate = DAILY_HEALING[activity][conditionOf({ hp, critical: patient.critical })].perDay ?? 0;
    const healed = hp + carry + (halved ? rate / 2 : rate);
    const kept = Math.max(hp, Math.min(healed, patient.max)); // whoever is above the maximum stays there
    hp = Math.floor(kept) - dailyLoss;
    carry = kept - Math.floor(kept);
  }
  return { hp, carry };
}
