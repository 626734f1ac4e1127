import type { Blow } from "../../../../core/play/contract/outcome.js";
import { warpOptions } from "../../data/options.js";
import { resolveContest } from "../../rules/checks/contest.js";
import { resolveBlow } from "../../rules/attack/damage.js";
import { totalFactor } from "../../rules/attack/factors.js";
import type { Protection } from "../../rules/attack/absorption.js";
import { sumOf } from "../../rules/checks/faces.js";
import { divideDamage } from "../../rules/rounding.js";
import { resolveTaser } from "../../rules/attack/taser.js";
import { protectionOf } from "./armour.js";
import { blowOptions } from "./blow-options.js";
import { isOn } from "../fields.js";
import type { WarpOutcome } from "./kept-outcome.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import { natureOf } from "../kept.js";
import type { Side } from "./side.js";
import { wayOf } from "../way.js";

/** Id of the dice of damage. */
export const DAMAGE = "damage";

/** What a hit does, before it is known whether anything else keeps it off. */
export interface Hit extends Pick<
  WarpOutcome,
  "hit" | "margin" | "forced" | "parts" | "harm" | "rangeDice" | "damageDice" | "raw" | "protection" | "divisor"
> {
  readonly damage: number;
  readonly temporary: boolean;
  readonly worn: Protection;
  readonly category: string;
}

/** WP-51, WD-69 — who wins, and by how much: by the dice, or by the keeper's word. */
function contestOf({ override }: Blow, attack: Side, defence: Side | null): { readonly hit: boolean; margin: number } {
  const totals = {
    attack: decidedNumber(override, "attack") ?? attack.total,
    defence: decidedNumber(override, "defence") ?? defence?.total ?? 0,
  };
  const fell = resolveContest({
    ...totals,
    attackFails: attack.criticalFailure && !("attack" in override),
    defenceFails: defence?.criticalFailure === true && !("defence" in override),
  });
  const margin = decidedNumber(override, "margin");
  const settled = margin === null ? fell : { hit: margin > 0, margin };
  switch (decidedWord(override, "hit", ["hit", "miss"])) {
    case "hit":
      return { hit: true, margin: Math.max(1, settled.margin) };
    case "miss":
      return { hit: false, margin: settled.margin };
    case null:
      return settled;
  }
}

/** WP-51, WP-60, WP-67, WP-74, WP-96 — what an attack does to its target. */
export function hitOf(blow: Blow, attack: Side, defence: Side | null): Hit {
  const { target, weapon, choices, override } = blow;
  const contest = contestOf(blow, attack, defence);
  const answer = blow.defence;
  const { parts, harm, rangeDice } = wayOf(weapon, choices, blow.kept).damage({ ...blow, guard: answer?.lines ?? [] });
  const factor = decidedNumber(override, "factor") ?? totalFactor(parts);
  const dice = { ...blow.dice, ...answer?.dice };
  const worn = protectionOf(target, dice, harm);
  const damageDice = dice[DAMAGE] ?? null;
  const told = { factor, damageDice, margin: contest.margin };
  const { category, temporary } = natureOf(blow);
  const common = {
    ...contest,
    forced: ["hit", "margin", "damage"].some((name) => name in override),
    parts: "factor" in override ? [{ id: "weapon" as const, value: factor }] : parts,
    ...{ harm, worn, rangeDice: rangeDice ?? 0, damageDice: contest.hit ? (damageDice ?? []) : [] },
    category,
  };
  const damage = decidedNumber(override, "damage");
  if (harm === "taser") {
    const shot = resolveTaser(told, worn, warpOptions().taserTie);
    const raw = damageDice && contest.hit ? sumOf(damageDice) : contest.margin * factor;
    return {
      ...common,
      raw,
      protection: shot.protection,
      divisor: 1,
      damage: damage ?? shot.temporary,
      temporary: true,
    };
  }
  const specialEffect = isOn(choices.specialEffect);
  const resolved = resolveBlow(
    { attack: contest.margin, defence: 0, factor, harm, worn, rangeDice, specialEffect, damageDice },
    blowOptions(),
  );
  const protection = decidedNumber(override, "protection");
  const left = protection === null ? resolved.damage : leftOf({ ...resolved, protection }, specialEffect);
  return {
    ...common,
    raw: resolved.raw,
    protection: protection ?? resolved.protection,
    divisor: resolved.divisor,
    damage: Math.max(0, damage ?? left),
    temporary,
  };
}

/** WP-96, WP-67 — what a protection named by the keeper leaves. */
function leftOf(
  { raw, protection, divisor }: { readonly raw: number; readonly protection: number; readonly divisor: number },
  specialEffect: boolean,
): number {
  const { rounding, specialEffectHalving } = blowOptions();
  const left = divideDamage(Math.max(0, raw - protection), divisor, rounding);
  return specialEffect && specialEffectHalving === "afterArmour" ? divideDamage(left, 2, rounding) : left;
}
