import type { DeedDefinition } from "../../../../core/deed/deed.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { bodyOf } from "../../attack/reading.js";
import { hazardRound } from "../../rules/hazards/hazard-damage.js";
import { count, FREE } from "../kit.js";
import type { FORM } from "./exposure.js";
import { reached, storedRound, type HazardOutcome, type KEPT } from "./hazard-kept.js";

type Edit = NonNullable<DeedDefinition<typeof FORM, typeof KEPT>["edit"]>;

/**
 * GB-58, GB-59 — what of a natural cause the keeper decides: hit points under the classic rules, else the gravity reached
 * in the last round, and what a single round costs. All else follows from the gravity.
 */
export const hazardEdit: Edit = {
  figures: ({ classic, rounds: [first, ...more] }) => {
    if (classic) return [count("hp", FREE)];
    if (!first) return [];
    const points = more.length === 0 && first.pv !== null ? [count("pfLost", FREE), count("pvLost", FREE)] : [];
    return [count("gb", FREE, { audience: "numbers" }), ...points];
  },
  follow: (decided, { rounds, before: atFirst }, actor) => {
    const last = rounds.at(-1);
    if (!last) return {};
    const before = rounds.at(-2)?.gb ?? atFirst;
    const anew = isDecided(decided, "gb") ? graver(decided, before, actor) : null;
    const now = anew ? storedRound(anew) : last;
    const pf = isDecided(decided, "pfLost") ? decided.pfLost : now.pf;
    const pv = isDecided(decided, "pvLost") ? decided.pvLost : now.pv;
    const round = {
      ...{ gb: now.gb, pf, pv },
      pfLost: whole(now.pfLost, now.pf, pf),
      pvLost: now.pvLost === null && pv === null ? null : whole(now.pvLost, now.pv, pv),
    };
    return {
      ...(anew && reached(anew)),
      ...(pv !== null && { mortal: false }),
      ...{ pfLost: pf, pvLost: pv },
      rounds: [...rounds.slice(0, -1), round],
    };
  },
};

/** GB-59 — the last round, had it come to the gravity that was decided. */
function graver({ gb, zone, mode, bodyVital }: HazardOutcome, before: number | null, actor: Actor) {
  return hazardRound(gb, before, zone, bodyOf(actor), { mode, bodyVital });
}

/** What the whole wound cost, where its last round costs otherwise than the rules say. */
function whole(all: number | null, byRules: number | null, decided: number | null): number {
  return Math.max(0, (all ?? 0) - (byRules ?? 0) + (decided ?? 0));
}
