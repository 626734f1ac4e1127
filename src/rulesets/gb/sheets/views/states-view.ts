import type { Text } from "../../../../core/text/text.js";

/** Whose hand is on the sheet: nobody's where it is only read. */
export type Hand = "keeper" | "owner" | "nobody";

/** A state that lasts beyond one roll. */
interface Passing {
  readonly id: string;
  readonly tone: "good" | "warn" | "bad";
  /** A shock and a barred action are the keeper's ruling: nobody else takes them back (GB-34, GB-69). */
  readonly keepers?: true;
  /** The deed that ends it or goes on with it; the others are taken away like a token's status. */
  readonly deed?: string;
}

/** Worst first; all but drowning are conditions of the palette. */
const PASSING: readonly Passing[] = [
  { id: "drowning", tone: "bad", deed: "drowning", keepers: true },
  { id: "gbViolentShock", tone: "bad", keepers: true },
  { id: "gbShock", tone: "bad", keepers: true },
  { id: "gbBarred", tone: "bad", keepers: true },
  { id: "prone", tone: "warn", deed: "stand" },
  { id: "gbCharge", tone: "warn" },
  { id: "gbDefensive", tone: "good" },
  { id: "gbAim", tone: "good" },
];

/** One chip under the strips. */
export interface StateView {
  readonly id: string;
  readonly label: Text;
  /** Whether it is a condition of the palette, which tells what it does. */
  readonly condition: boolean;
  readonly tone: Passing["tone"];
  /** What its button says; `null` for who may do nothing about it. */
  readonly end: Text | null;
  /** The deed behind the button; `null` where the state is simply taken away. */
  readonly deed: string | null;
}

/** What holds an actor now, of the conditions it has and whether it drowns (GB-19, GB-21, GB-34, GB-35, GB-61, GB-69). */
export function stateViews(conditions: readonly string[], drowning: boolean, hand: Hand): readonly StateView[] {
  const held = PASSING.filter(({ id }) => (id === "drowning" ? drowning : conditions.includes(id)));
  return held.map(({ id, tone, keepers = false, deed = null }) => {
    const may = hand === "keeper" || (hand === "owner" && !keepers);
    return {
      id,
      condition: id !== "drowning",
      label: { key: id === "drowning" ? "GARDIEN.GB.SHEET.drowning" : `GARDIEN.CONDITION.${id}` },
      tone,
      end: may ? { key: `GARDIEN.GB.STATE_END.${deed ?? "plain"}` } : null,
      deed,
    };
  });
}
