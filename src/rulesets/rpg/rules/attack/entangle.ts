import type { Condition } from "../body/conditions.js";
import type { Effect, TestEffect, Until } from "../criticals/effects.js";
import { choking } from "../body/own-conditions.js";
import { settle, type Onset } from "../body/settle.js";
import type { WeaponSpecial, Zone } from "../vocabulary.js";

/** RP-70, RP-71 — weapons that catch instead of wounding. */
export type Entangling = Extract<WeaponSpecial, "net" | "bola">;

/** RP-70, RP-71 — FD of the test of Acrobaties that frees, once a round in the movements (D-44). */
export const FREEING_DIFFICULTY: Readonly<Record<Entangling, number>> = { net: 0, bola: -2 };

/** RP-70, RP-71 — whether the place matters: a net catches the whole body. */
export function needsLocation(weapon: Entangling): boolean {
  return weapon === "bola";
}

const FREED: Until = { kind: "freed" };

/** RP-70, RP-71 — what a net or a bola does to who is caught (D-44). */
export function entangleEffects(weapon: Entangling, zone: Zone): readonly Effect[] {
  if (weapon === "net") return [{ type: "entangle", zone: "whole", until: FREED }];
  const held: Effect = { type: "entangle", zone, until: FREED };
  if (zone === "legs") return [held, plainTest("agility", { type: "prone", stand: { kind: "free" } })];
  return zone === "head" ? [held, plainTest("body", { type: "choke" })] : [held];
}

function plainTest(attribute: "agility" | "body", onFail: Effect): Effect {
  return { type: "test", attribute, difficulty: 0, when: "once", onFail: [onFail] };
}

/** RP-71 — the plain test that a place asks of whoever is caught there; `null` where it asks none. */
export function testWhenCaught(weapon: Entangling, zone: Zone): TestEffect | null {
  return entangleEffects(weapon, zone).find((effect) => effect.type === "test") ?? null;
}

/** RP-70, RP-71, RP-90 — what lasts on whoever is caught; without air they are so from this round on. */
export function caughtConditions(
  weapon: Entangling,
  zone: Zone,
  { failed, ...onset }: Onset & { /** Whether the test of the place was failed. */ readonly failed: boolean },
): readonly Condition[] {
  const brought = failed ? (testWhenCaught(weapon, zone)?.onFail ?? []) : [];
  const { conditions } = settle([...entangleEffects(weapon, zone), ...brought], onset);
  return conditions.map((condition) =>
    condition.state.type === "choking" ? { ...choking(onset.moment), wound: onset.wound } : condition,
  );
}
