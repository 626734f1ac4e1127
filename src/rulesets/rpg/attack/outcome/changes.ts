import type { Changes, Origin } from "../../../../core/play/contract/changes.js";
import { settledEffects } from "../../deeds/effects-rolled.js";
import { parryMade } from "../../rules/fight/round-spending.js";
import { figuresOf } from "../reading.js";
import type { RpgOutcome } from "./kept.js";
import { roundChanges } from "../round-written.js";
import { fumbleConditions } from "./fumble.js";
import { fumbledItems } from "./fumbled.js";
import { featConditions, featDrop } from "../manoeuvres/feats.js";
import { skillUsed } from "../skill-used.js";
import { WILL } from "../spells/resistance.js";
import { letFall, settledChanges, woundChanges } from "./wound.js";

/** RP-27 — the farthest that anybody falls below 0. */
const LEAST_HP = -99;

/**
 * RP-38, RP-53, RP-56, RP-70…RP-80, RP-96 — points lost, what a critical hit or a manoeuvre brings, the action that a parry
 * cost, and its skill, or Volonté, which was used.
 */
export function changesOf(outcome: RpgOutcome, target: Actor, origin: Origin): Changes {
  const figures = figuresOf(target);
  const { hp, firstAidReceived } = figures;
  const fumble = outcome.fumble?.who === "target" ? outcome.fumble : null; // D-34
  const besides = [
    ...(fumble ? fumbleConditions(fumble, "") : []),
    ...featConditions(outcome.feats, target, origin.messageId),
  ];
  const settled = outcome.brought && settledEffects(outcome.brought, origin.messageId);
  const more = { conditions: besides, settled };
  const wound = outcome.critical
    ? woundChanges(target, outcome.critical, outcome.place, origin, more)
    : settledChanges(target, [], outcome.brought?.moment.worldTime ?? 0, more);
  const after = Math.max(LEAST_HP, hp.value - outcome.loss - (fumble?.harm ?? 0));
  return {
    numbers: after === hp.value ? [] : [{ path: "system.hp.value", after }],
    values: [
      ...(outcome.loss > 0 && firstAidReceived ? [{ path: "system.firstAidReceived", after: false }] : []),
      ...(outcome.means === "" ? [] : roundChanges(target, parryMade)),
      ...wound.values,
    ],
    items: [
      ...wound.items,
      ...letFall(target, featDrop(outcome.feats)),
      ...(fumble ? fumbledItems(target, fumble) : []),
      ...(outcome.parrySkill === "" ? [] : skillUsed(figures.skill(outcome.parrySkill))),
      ...(outcome.resistance.die === 0 ? [] : skillUsed(figures.skill(WILL))),
    ],
  };
}

/** RP-43, RP-44, RP-79 — whether a blow came to nothing: it writes what the answer to it cost, and no more. */
export function isHarmless({ end, fumble }: RpgOutcome): boolean {
  return end !== "lands" && fumble === null;
}
