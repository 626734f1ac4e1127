import type { Data } from "../../../common/types.js";

/** Handlebars passes its own options last. */
const operands = (args: unknown[]): unknown[] => args.slice(0, -1);

/** Comparison and logic, meant as sub-expressions. `and` and `or` take any number of operands and answer a boolean. */
export const logic: Record<string, (...args: unknown[]) => unknown> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => (a as number) < (b as number),
  gt: (a, b) => (a as number) > (b as number),
  lte: (a, b) => (a as number) <= (b as number),
  gte: (a, b) => (a as number) >= (b as number),
  not: (a) => !a,
  and: (...args) => operands(args).every(Boolean),
  or: (...args) => operands(args).some(Boolean),
  ifThen: (test, yes, no) => (test ? yes : no),
  object: (...args) => ({ ...(args.at(-1) as { hash: Data }).hash }),
  array: (...args) => operands(args),
};
