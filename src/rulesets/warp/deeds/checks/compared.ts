import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stored, word } from "../../../../core/deed/card.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedEdit } from "../../../../core/play/contract/deed.js";
import { compare, opposed, OUTCOMES } from "../../rules/outcome.js";
import type { Side } from "../../rules/outcome.js";
import { fact, figure, named, secret } from "../card.js";
import type { EarlierRoll } from "./earlier-rolls.js";
import { count, FREE, pick, usedFigures } from "../figures.js";
import { readsTotal } from "../rolled.js";

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
export function comparedWith(side: Side, { other, target: number, hidden }: Against): Outcome {
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
export function comparedFacts(outcome: Outcome): readonly CardFact[] {
  const against = outcome.hidden === true ? secret : fact;
  const opponent = word(outcome, "opponent");
  const { target, margin } = outcome;
  return [
    ...(opponent ? [fact("opponent", named(opponent), "WP-10")] : []),
    ...(typeof target === "number" ? [against("difficulty", figure(target), opponent ? "WP-10" : "WP-08")] : []),
    ...(typeof margin === "number" ? [against("margin", figure(margin), "WP-07")] : []),
  ];
}

/** WP-07, WP-12 — what of it the keeper decides; success follows from the totals unless it is decided too. */
export const comparedEdit: DeedEdit = {
  figures: (ruled) =>
    typeof ruled.total !== "number"
      ? []
      : [
          count("total", FREE, { audience: readsTotal(ruled) }),
          count("target", FREE, { audience: ruled.hidden === true || ruled.secret === true ? "keeper" : "all" }),
          pick("result", wordOptions(OUTCOMES, outcomeLabel), { audience: ruled.secret === true ? "keeper" : "all" }),
          ...usedFigures(ruled),
        ],
  follow: (decided) => {
    if (typeof decided.target !== "number") return {};
    const own = { total: stored(decided, "total"), criticalFailure: decided.criticalFailure === true };
    const other = { total: decided.target, criticalFailure: decided.otherFailed === true };
    const { outcome, margin } = opposed(own, other);
    return { margin, ...(!isDecided(decided, "result") && { result: outcome }) };
  },
};
