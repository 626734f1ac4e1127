import type { Changes, Origin, ValueChange } from "../../../core/play/contract/changes.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import { gbOptions } from "../data/options.js";
import { woundsOf, type Borne } from "../deeds/wounds.js";
import { endsAim } from "../rules/attack/aim.js";
import { cleaves } from "../rules/attack/combat-feats.js";
import { shockEffect } from "../rules/body/shock.js";
import { stanceOf } from "../rules/attack/situations.js";
import { ticked } from "./circumstances.js";
import { classicChanges, killsClassic } from "./classic/classic.js";
import { pointsAfter } from "./earlier-blows.js";
import { fellingOf, hasFeat, kindOf } from "./reading.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import type { GbOutcome } from "./outcome-kept.js";

const DEEPEST = -99;
const MOST_GB = 99;

/** GB-33 — points lost, and the wound that stays. The order of the book: losses, cap, then what follows from the points. */
export function changesOf(outcome: GbOutcome, target: Actor, origin: Origin): Changes {
  if (outcome.classic) return classicChanges(outcome, target);
  if (!outcome.hit) return {};
  const { pv, pf } = figuresOf(target);
  const before = { pv: pv.value, pf: pf.value };
  const after = pointsAfter(before, outcome);
  const numbers = (["pv", "pf"] as const)
    .map((pool) => ({ path: `system.${pool}.value`, after: Math.max(DEEPEST, after[pool]), before: before[pool] }))
    .filter(({ before: now, after: then }) => now !== then)
    .map(({ path, after: then }) => ({ path, after: then }));
  const lost = { pf: Math.max(0, before.pf - after.pf), pv: Math.max(0, before.pv - after.pv) };
  return {
    numbers,
    values: shockValues(outcome),
    created: leavesWound(outcome) ? [wound(outcome, lost, origin)] : [],
  };
}

/** GB-34, GB-35 — the shock, and the ground; the sheet knows when it ends. */
function shockValues({ shock }: GbOutcome): readonly ValueChange[] {
  if (shock === "none") return [];
  const kind = { path: "system.shock.kind", after: shock };
  return shockEffect(shock).prone ? [kind, { path: "system.posture.prone", after: true }] : [kind];
}

/** GB-30, GB-33 — a scratch leaves nothing on the sheet, unless the table wants to keep it. */
function leavesWound({ severity }: GbOutcome): boolean {
  return severity !== null && (severity !== "superficial" || gbOptions().showSuperficial);
}

function wound(outcome: GbOutcome, lost: { pf: number; pv: number }, origin: Origin): Record<string, unknown> {
  const shockPf = outcome.pfLoss === null ? 0 : shockEffect(outcome.shock).pf;
  return {
    name: origin.weaponName,
    type: "gbWound",
    system: {
      gb: Math.min(MOST_GB, outcome.gb),
      zone: outcome.zone,
      forcedSeverity: outcome.forced ? outcome.severity : null,
      pfLost: Math.max(0, (outcome.pfLoss ?? 0) - shockPf),
      shockPf,
      pvLost: outcome.pvLoss ?? lost.pv,
      pfOnly: outcome.pfOnly,
      partState: outcome.part ?? (outcome.partDestroyed ? "destroyed" : "ok"),
      inflictedAt: secondsNow(),
      sourceUuid: origin.attackerUuid,
      weaponName: origin.weaponName,
      messageId: origin.messageId,
    },
  };
}

/**
 * GB-32, GB-25, GB-23, GB-43 — a mortal wound, a blow at cover, an open place and the death of a creature of the classic
 * rules wait for the keeper's word (D-21, D-16, D-13, D-61).
 */
export function asksKeeper({ classic, damage, mortal, cover, placeOpen }: GbOutcome, target: Actor | null): boolean {
  if (classic) return killsClassic(target, damage) && deathIsAsked();
  return cover === "asked" || placeOpen || (mortal && deathIsAsked());
}

/** D-21 — whether a death waits for the keeper's word at this table. */
export function deathIsAsked(): boolean {
  return gbOptions().mortalMode === "confirm";
}

/** GB-19, GB-21 — a shot ends the aim; a charge or a defensive fight lasts until the attacker's next turn. */
export function aftermathOf(attacker: Actor, weapon: Item, choices: Choices): Changes | null {
  const { aim } = figuresOf(attacker);
  const kind = kindOf(weapon, choices);
  const stance = stanceOf(ticked(choices), kind);
  const aimed = endsAim({ rounds: aim.rounds, ranged: kind === "ranged" });
  if (!aimed && stance === "none") return null;
  return {
    numbers: aimed ? [{ path: "system.aim.rounds", after: 0 }] : [],
    values: stance === "none" ? [] : [{ path: "system.stance", after: stance }],
  };
}

/** GB-48 — Cleave: the button for one more blow, once its victim is out of the fight and on the ground. */
export function oneMore(attacker: Actor, weapon: Item, target: Actor, outcome: GbOutcome, attack = ""): Text | null {
  const hurts = outcome.classic ? outcome.damage > 0 : outcome.hit;
  if (!hurts || weaponOf(weapon).attackType !== "melee" || !hasFeat(attacker, "cleave")) return null;
  const last = outcome.classic || isLastWound(outcome, attack, target);
  const felled = { ...fellingOf(target), wasDown: outcome.targetDown, last };
  return cleaves(felled) ? { key: "GARDIEN.GB.CARD.cleave" } : null;
}

/** Whether no later blow has wounded its victim; one that left no wound counts by the points it cost. */
function isLastWound(outcome: GbOutcome, attack: string, target: Actor): boolean {
  if (!leavesWound(outcome)) return outcome.pfLoss !== 0;
  const blows = woundsOf(target).filter(({ wound }) => wound.hazard.round === 0);
  const newest = blows.reduce<Borne | null>(
    (found, one) => (found && found.wound.inflictedAt > one.wound.inflictedAt ? found : one),
    null,
  );
  if (!newest) return true; // healed or removed meanwhile: nothing speaks against it
  const { zone, gb, messageId } = newest.wound;
  if (messageId !== attack) return false;
  const alone = blows.every((one) => one === newest || one.wound.messageId !== attack);
  return alone || (zone === outcome.zone && gb === Math.min(MOST_GB, outcome.gb)); // two blows at one go
}
