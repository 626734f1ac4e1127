import type { Text } from "../../../core/text/text.js";
import type { D20d100Actor } from "../data/actors/d20d100-actor.js";
import { fightNow, isSurpriseRound, roundNow } from "./fight-now.js";
import { halvesAllowed } from "../rules/fight/round-actions.js";

/** DD-119, DD-120 — half-rounds that somebody has left in this round, below 0 where they took more; `null` outside fights. */
export function halvesLeft({ acting, parent }: D20d100Actor): number | null {
  const actor: Actor | null = parent;
  if (!actor || !roundNow(actor)) return null;
  return halvesAllowed(acting, isSurpriseRound(actor)) - fightNow(actor).spent;
}

/** DD-120, DD-157 — the same in words, with what somebody has readied; only a reminder: nobody is held to it. */
export function actionsTold(figures: D20d100Actor): readonly Text[] {
  const left = halvesLeft(figures);
  if (left === null) return [];
  const { readied } = figures.fightNow;
  const count = left > 1 ? "two" : left === 1 ? "one" : left === 0 ? "none" : "over";
  return [
    { key: `GARDIEN.D20D100.FIGHT.actions.${count}` },
    ...(readied === "" ? [] : [{ key: "GARDIEN.D20D100.FIGHT.readied", data: { trigger: readied } }]),
  ];
}
