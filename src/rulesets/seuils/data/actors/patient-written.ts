import type { Changes, Holding } from "../../../../core/play/contract/changes.js";
import { careFollows } from "./care-follows.js";
import type { Care } from "../../rules/care/care.js";
import { circlesKey, worstLethal, type Rows } from "../../rules/body/circles.js";
import { ROWS } from "../../rules/vocabulary.js";

/** SE-50, SE-61…SE-72 — somebody's circles, and how their wounds are doing. */
export interface Patient {
  readonly rows: Rows;
  readonly surplus: number;
  readonly care: Care;
}

type Written = Required<Pick<Changes, "numbers" | "values">>;

/** SE-66, SE-67 — what does not end with the last filled circle: an infection, which a keeper ends, and the care of bruises. */
const OUTLASTS_WOUNDS: readonly (keyof Care)[] = ["infection", "treatment", "temporaryHours"];

/** SE-50 — the same as a sheet has it. */
export function patientOf(figures: {
  readonly rows: Rows;
  readonly wounds: { readonly surplus: number };
  readonly care: Care;
}): Patient {
  const { rows, wounds, care } = figures;
  return { rows, surplus: wounds.surplus, care };
}

/**
 * SE-51…SE-72 — what to write on somebody whom a rule leaves so. Circles are `numbers`, which a card prints. What the rule
 * says of the care stands: nothing is left to what else would follow from another worst row.
 */
export function patientWritten(before: Patient, after: Patient): Written {
  const circles = circlesWritten(before, after);
  const change = foundry.utils.expandObject(
    Object.fromEntries(circles.map(({ path, after: value }) => [path, value])),
  ) as { readonly system?: object };
  const follows = change.system ? careFollows(before, change.system) : {};
  const care = (Object.keys(after.care) as (keyof Care)[]).filter(
    (key) => before.care[key] !== after.care[key] || `care.${key}` in follows,
  );
  const holding = circles.length > 0 ? asHurt(after) : asWounded(after);
  return {
    numbers: circles,
    values: care.map((key) => ({
      ...{ path: `system.care.${key}`, after: after.care[key] },
      ...(!OUTLASTS_WOUNDS.includes(key) && { while: holding }),
    })),
  };
}

/** Wounds that came since need the care that was called for: it goes back with the circles, or not at all. */
function asHurt({ rows, surplus }: Patient): Holding {
  return { path: "system.circlesKey", is: circlesKey(rows, surplus) };
}

/** SE-67 — and none comes back for wounds that are gone. */
function asWounded({ rows }: Patient): Holding {
  return { path: "system.isWounded", is: worstLethal(rows) !== null };
}

function circlesWritten(before: Patient, after: Patient): Written["numbers"] {
  const rows = ROWS.flatMap((row) =>
    (["lethal", "temporary"] as const).map(
      (mark) => [`${row}.${mark}`, before.rows[row][mark], after.rows[row][mark]] as const,
    ),
  );
  return [...rows, ["surplus", before.surplus, after.surplus] as const]
    .filter(([, was, is]) => was !== is)
    .map(([path, , is]) => ({ path: `system.wounds.${path}`, after: is }));
}
