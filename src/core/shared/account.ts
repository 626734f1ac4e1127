import { flag, list, record, text, wholeFrom, type Read } from "../shape/shape.js";

const TAKING = record({
  /** Id of the plan that took them, or of the keeper's own act: the same is never taken twice. */
  id: text,
  points: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  /** What for, as somebody typed it. */
  text,
  /** Given back since; it stays in the account, so that a plan carried out late does not take it again. */
  back: flag,
});
/** Points taken out of what belongs to the whole group. */
export type Taking = Read<typeof TAKING>;

export const ACCOUNT = list(TAKING);
/** All that was taken, oldest first. */
export type Account = Read<typeof ACCOUNT>;

/** How many takings that were given back are remembered: far more than can be on their way at one moment. */
const MOST_BACK = 40;
const MOST_LETTERS = 200;

/** Points left of `size`, never below 0: the table may have lowered the size since. */
export function pointsLeft(account: Account, size: number): number {
  return Math.max(0, size - pointsTaken(account).reduce((sum, { points }) => sum + points, 0));
}

/** The takings that count. */
export function pointsTaken(account: Account): Account {
  return account.filter(({ back }) => !back);
}

/** The account with points taken; the same account when that was done before. */
export function withTaking(account: Account, taking: Omit<Taking, "back">): Account {
  if (account.some(({ id }) => id === taking.id)) return account;
  return remembered([...account, { ...taking, text: taking.text.slice(0, MOST_LETTERS), back: false }]);
}

/** The account with a taking given back; the same account when there is nothing to give back. */
export function withBack(account: Account, id: string): Account {
  if (!pointsTaken(account).some((taking) => taking.id === id)) return account;
  return account.map((taking) => (taking.id === id ? { ...taking, back: true } : taking));
}

function remembered(account: Account): Account {
  const tooMany = account.length - pointsTaken(account).length - MOST_BACK;
  const forgotten = new Set(account.filter(({ back }) => back).slice(0, Math.max(0, tooMany)));
  return account.filter((taking) => !forgotten.has(taking));
}
