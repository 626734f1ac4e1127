import type { Json } from "../../../../core/shape/shape.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedEdit } from "../../../../core/play/contract/deed.js";
import { bodyOf } from "../../attack/reading.js";
import { hazardRound } from "../../rules/hazards/hazard-damage.js";
import { ZONES } from "../../rules/vocabulary.js";
import { stored, word } from "../card.js";
import { reached, storedRound } from "./exposure.js";
import { roundsIn } from "./hazard-changes.js";
import { count, FREE } from "../kit.js";

/**
 * GB-58, GB-59 — what of a natural cause the keeper decides: hit points under the classic rules, else the gravity reached
 * in the last round, and what a single round costs. All else follows from the gravity.
 */
export const hazardEdit: DeedEdit = {
  figures: (ruled) => {
    if (ruled.classic === true) return [count("hp", FREE)];
    const [first, ...more] = roundsIn(ruled);
    if (!first) return [];
    const points = more.length === 0 && first.pv !== null ? [count("pfLost", FREE), count("pvLost", FREE)] : [];
    return [count("gb", FREE, { audience: "numbers" }), ...points];
  },
  follow: (decided, ruled, actor) => {
    const rounds = roundsIn(ruled);
    const last = rounds.at(-1);
    if (!last) return {};
    const before = rounds.at(-2)?.gb ?? (typeof ruled.before === "number" ? ruled.before : null);
    const anew = isDecided(decided, "gb") ? graver(decided, before, actor) : null;
    const now = anew ? storedRound(anew) : last;
    const [pf, pv] = (["pf", "pv"] as const).map((pool) =>
      isDecided(decided, `${pool}Lost`) ? stored(decided, `${pool}Lost`) : now[pool],
    ) as [number | null, number | null];
    const round = {
      ...{ gb: now.gb, pf, pv },
      pfLost: whole(now.pfLost, now.pf, pf),
      pvLost: now.pvLost === null && pv === null ? null : whole(now.pvLost, now.pv, pv),
    };
    return {
      ...(anew && reached(anew)),
      ...(pv !== null && { mortal: false }),
      ...{ pfLost: pf, pvLost: pv },
      rounds: [...rounds.slice(0, -1), round].map((one): Json => ({ ...one })),
    };
  },
};

/** GB-59 — the last round, had it come to the gravity that was decided. */
function graver(decided: Outcome, before: number | null, actor: Actor) {
  const zone = ZONES.find((one) => one === decided.zone) ?? "body";
  const mode = word(decided, "mode") === "perRound" ? "perRound" : "growing";
  const bodyVital = decided.bodyVital !== false;
  return hazardRound(stored(decided, "gb"), before, zone, bodyOf(actor), { mode, bodyVital });
}

/** What the whole wound cost, where its last round costs otherwise than the rules say. */
function whole(all: number | null, byRules: number | null, decided: number | null): number {
  return Math.max(0, (all ?? 0) - (byRules ?? 0) + (decided ?? 0));
}
