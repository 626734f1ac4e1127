import type { Json } from "../../../../core/shape/shape.js";
import { asked } from "../../../../core/data/asked.js";
import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import type { Care } from "../../rules/care/care.js";
import { worstTemporary, type Rows } from "../../rules/body/circles.js";
import { ROWS } from "../../rules/vocabulary.js";
import { rowsAfter } from "./care-follows.js";

/** SE-69…SE-72 — the moments from which, and up to which, time has been counted for somebody's wounds. */
export interface Clocks {
  /**
   * SE-69 — the fight whose rounds alone move a bleeding, and the first of those that count; an empty id and 0 outside
   * a fight, where world time moves it.
   */
  readonly combatId: string;
  readonly round: number;
  /** SE-69 — world time in seconds up to which a bleeding has run outside fights; `null`: never asked. */
  readonly bledAt: number | null;
  /** SE-72 — the same for the hours over crosses. */
  readonly fadedAt: number | null;
  /** SE-71 — world time in seconds at which the day of care that runs began; `null`: no day is counted. */
  readonly dayAt: number | null;
  /** SE-63 — a day has passed whose Santé roll is still to be made. */
  readonly watchOwed: boolean;
}

/** What time changes of somebody's care, and of the moments up to which it was counted. */
export interface Passed {
  readonly care?: Partial<Care>;
  readonly clocks: Partial<Clocks>;
}

/** Nothing has been counted yet. */
export const UNCOUNTED: Omit<Clocks, "watchOwed"> = {
  combatId: "",
  round: 0,
  bledAt: null,
  fadedAt: null,
  dayAt: null,
};

/** SE-69 — now, as the clock of a bleeding has it. */
export function bleedingNow(actor: Actor): Pick<Clocks, "combatId" | "round" | "bledAt"> {
  const fight = typeof game === "undefined" ? null : fightOf(actor);
  return { combatId: fight?.id ?? "", round: fight?.round ?? 0, bledAt: secondsNow() };
}

interface Wounded {
  readonly parent: Actor;
  readonly rows: Rows;
  readonly care: Care;
  readonly deathConfirmed: boolean;
}

/**
 * SE-69, SE-72 — what to write along with a change by which somebody begins to bleed, or is bruised worse: time counts from
 * now. For the dead no time counts (SE-54): it does again for whom the keeper calls back.
 */
export function clocksBegun(
  { parent, rows, care, deathConfirmed }: Wounded,
  change: object,
): Readonly<Record<string, Json>> {
  const lives = deathConfirmed && asked(change, "deathConfirmed") === false;
  const bleeds = lives || (!care.bleeding && asked(change, "care.bleeding") === true);
  const fades = lives || isBruisedWorse(rows, change);
  const begun = { ...(bleeds && bleedingNow(parent)), ...(fades && { fadedAt: secondsNow() }) };
  return Object.fromEntries(Object.entries(begun).map(([key, value]) => [`clocks.${key}`, value]));
}

function isBruisedWorse(rows: Rows, change: object): boolean {
  const rank = (of: Rows): number => ROWS.findIndex((row) => row === worstTemporary(of));
  return asked(change, "wounds") !== undefined && rank(rowsAfter(rows, change)) > rank(rows);
}
