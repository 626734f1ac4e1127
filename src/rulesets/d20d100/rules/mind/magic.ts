import { sanityMaximum } from "../character/characteristics.js";
import { diceSum, diceText } from "../dice-sum.js";

/** DD-174 — a cost that is so many points for so many percent, e.g. "1/10 %". */
const PER_PERCENT = /^\s*(\d+)\s*\/\s*(\d+)\s*%\s*$/;
/** DD-174 — from 96 on such a spell fails, whatever was paid. */
const BEST_PERCENT = 95;

/** DD-174 — hours of world time in which a point of magic comes back (decision). */
export const HOURS_PER_POINT = 2;
/** DD-111 — the most of the Mythe that anybody knows. */
const KNOWN = 99;

/** DD-174 — points of magic left once a spell is cast; `null`: there are too few, and it is not cast. */
export function castSpell(mp: number, cost: number): number | null {
  return cost > mp ? null : mp - Math.max(0, cost);
}

/** DD-174 — the percentage that so many points buy where a cost is written so; `null`: this spell needs no such roll. */
export function spellPercent(written: string, points: number): number | null {
  const [, per = "", percent = ""] = PER_PERCENT.exec(written) ?? [];
  if (per === "") return null;
  return Math.min(BEST_PERCENT, Math.floor(points / Math.max(1, Number(per))) * Number(percent));
}

/**
 * DD-174 — the dice of what a spell does, once for each share of the points that are paid; empty where it does nothing.
 * @param share points of each; 0: it does so once, whatever was paid
 */
export function effectDice(written: string, share: number, paid: number): string {
  const sum = written.trim() === "" ? null : diceSum(written);
  const times = share > 0 ? Math.floor(paid / share) : 1;
  if (!sum || times < 1) return "";
  return diceText({ faces: Array.from({ length: times }, () => sum.faces).flat(), plus: sum.plus * times });
}

/** DD-174 — points of magic once whole hours have given some back, up to the most there can be. */
export function magicRecovered(mp: number, max: number, hours: number): number {
  return Math.max(mp, Math.min(max, mp + Math.floor(Math.max(0, hours) / HOURS_PER_POINT)));
}

/** DD-111 — the Mythe once something was learned of it, and the most SAN that this leaves. */
export function learnMythos(
  mythos: number,
  gain: number,
): { readonly mythos: number; readonly sanityMax: number; readonly gained: number } {
  const after = Math.max(mythos, Math.min(KNOWN, mythos + gain));
  return { mythos: after, sanityMax: sanityMaximum(after), gained: after - mythos };
}

/** DD-174 — weeks of a tome that have been read once so many more are, and whether it is done. */
export function readWeeks(
  { weeks, weeksRead }: { readonly weeks: number; readonly weeksRead: number },
  more: number,
): { readonly weeksRead: number; readonly done: boolean } {
  const read = Math.min(weeks, weeksRead + Math.max(0, more));
  return { weeksRead: read, done: read >= weeks };
}

/** DD-174 — the percentage by which a reader learns a spell of a tome: its multiplier times INT (J6). */
export function learnPercent(spellMultiplier: number, intelligence: number): number {
  return Math.max(0, Math.min(100, spellMultiplier * intelligence));
}
