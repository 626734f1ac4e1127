import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { compare, opposed, OUTCOMES } from "../../rules/checks/outcome.js";
import type { Side } from "../../rules/checks/outcome.js";
import type { ATTEMPT } from "../attempt.js";
import { count, fact, field, figure, FREE, named, pick, secret } from "../kit.js";
import { readsTotal, type Rolled } from "../rolled.js";
import { usedFigures } from "../used-figures.js";
import type { EarlierRoll } from "./earlier-rolls.js";

/** Words of what a total means. */
export const outcomeLabel = (word: string): string => `GARDIEN.WARP.OUTCOME.${word}`;

/** What a total stands against: somebody's roll, a number, or nothing. */
interface Against {
  readonly other: EarlierRoll | null;
  readonly target: number | null;
  /** The keeper keeps the number to themselves. */
  readonly hidden: boolean;
}

/** WP-07, WP-10 — what a total means beside what it stands against, as an outcome keeps it. */
export const COMPARED = {
  target: nullable(whole),
  hidden: flag,
  otherFailed: flag,
  opponent: text,
  /** Empty where a total speaks for itself. */
  result: oneOf(["", ...OUTCOMES]),
  margin: nullable(whole),
};
type Compared = Read<typeof COMPARED>;

/** WP-07, WP-10 — compares a total with what it stands against. */
export function comparedWith(side: Side, { other, target: number, hidden }: Against): Compared {
  const target = other ? other.total : number;
  const { total, criticalFailure: failed } = side;
  const compared = other ? opposed(side, other) : target === null ? null : compare(total, target, failed);
  return {
    target,
    hidden: hidden || other?.outcome.npc === true || other?.outcome.hidden === true,
    otherFailed: other?.criticalFailure === true,
    opponent: other && other.deed !== "setDifficulty" ? other.name : "",
    result: compared?.outcome ?? (failed ? "criticalFailure" : ""),
    margin: compared?.margin ?? null,
  };
}

/** WP-07, WP-10 — what it was compared with: the keeper's own, where the keeper says so. */
export function comparedFacts({ hidden, opponent, target, margin }: Compared): readonly CardFact[] {
  const against = hidden ? secret : fact;
  return [
    ...(opponent ? [fact("opponent", named(opponent), "WP-10")] : []),
    ...(target === null ? [] : [against("difficulty", figure(target), opponent ? "WP-10" : "WP-08")]),
    ...(margin === null ? [] : [against("margin", figure(margin), "WP-07")]),
  ];
}

/** WP-07, WP-12 — what of it the keeper decides; success follows from the totals unless it is decided too. */
export const comparedEdit = {
  figures: (ruled: Rolled & Compared & Partial<Read<typeof ATTEMPT>>) =>
    ruled.total === null
      ? []
      : [
          count("total", FREE, { audience: readsTotal(ruled) }),
          count("target", FREE, { audience: ruled.hidden || ruled.secret ? "keeper" : "all" }),
          pick("result", field.words(OUTCOMES, outcomeLabel), { audience: ruled.secret ? "keeper" : "all" }),
          ...usedFigures(ruled),
        ],
  follow: (decided: Rolled & Compared): Partial<Compared> => {
    const { total, target, criticalFailure, otherFailed } = decided;
    if (target === null) return {};
    const own = { total: total ?? 0, criticalFailure };
    const { outcome, margin } = opposed(own, { total: target, criticalFailure: otherFailed });
    return { margin, ...(!isDecided(decided, "result") && { result: outcome }) };
  },
};
