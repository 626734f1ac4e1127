import type { Changes, Origin, ValueChange } from "../../../../core/play/contract/changes.js";
import { experienceUsed } from "../../deeds/action.js";
import { figuresOf } from "../../deeds/reading.js";
import { chargesPaid } from "../../deeds/reserve.js";
import { blowMet } from "../../rules/fight/turn-changes.js";
import type { Loss } from "../../rules/body/hit-points.js";
import { afterBlow } from "../../rules/powers/steel-skin.js";
import { pointsAfter } from "./health.js";
import { metIn, type WarpOutcome } from "./kept-outcome.js";
import { rolledInTurn } from "../turn-written.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";

/** WP-51, WP-57, WP-64, WP-68 — points lost, the level before the fight, and what the turn remembers of it. */
export function changesOf(outcome: WarpOutcome, target: Actor, origin: Origin): Changes {
  const { numbers, values } = pointChanges(target, outcome);
  return {
    numbers,
    values: [
      ...values,
      ...(outcome.hit ? skinChanges(target) : []),
      ...rolledInTurn(target, (turn) => blowMet(turn, metIn(outcome, origin.attackerUuid))),
      ...experienceUsed(target, outcome.experience),
      ...chargesPaid(target, outcome.charges),
    ],
    created: seriousWound(outcome.serious, origin),
  };
}

/** WP-51 — whether a blow came to nothing: it writes what meeting it cost, and no more. */
export function isHarmless({ hit, serious }: WarpOutcome): boolean {
  return !hit && (serious === "" || serious === "none");
}

/** WP-57, WP-60, WP-64 — points lost, and the level before the fight. */
export function pointChanges(target: Actor, loss: Loss): Required<Pick<Changes, "numbers" | "values">> {
  const { hp } = figuresOf(target);
  const after = pointsAfter(target, loss);
  const numbers = [
    { path: "system.hp.value", before: hp.value, after: after.hp },
    { path: "system.hp.temp", before: hp.temp, after: after.temp },
  ];
  return {
    numbers: numbers.filter((one) => one.before !== one.after).map(({ path, after: then }) => ({ path, after: then })),
    values: after.fightStart === hp.fightStart ? [] : [{ path: "system.hp.fightStart", after: after.fightStart }],
  };
}

/** WP-118 — a skin of steel stands so many blows. */
export function skinChanges(target: Actor): readonly ValueChange[] {
  const { steelSkin } = figuresOf(target);
  return steelSkin.hits > 0 ? [{ path: "system.steelSkin.hits", after: afterBlow(steelSkin)?.hits ?? 0 }] : [];
}

/** WP-75 — hit points that a lethal wound costs each day, at least: how much more is the keeper's to say. */
const LEAST_DAILY_LOSS = 1;

/** WP-75 — the serious wound that the keeper decided, named after what made it. */
export function seriousWound(decided: unknown, { weaponName, messageId }: Origin): NonNullable<Changes["created"]> {
  const nature = WOUND_NATURES.find((one) => one === decided);
  if (!nature) return [];
  const dailyLoss = nature === "lethal" ? LEAST_DAILY_LOSS : 0;
  return [{ name: weaponName, type: "warpWound", system: { nature, dailyLoss, messageId } }];
}
