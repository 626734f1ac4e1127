import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf, turnNow } from "../../deeds/reading.js";
import { ammoLabel } from "../../labels.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import type { AmmoType } from "../../rules/attack/ammunition.js";
import { FIRE_RATES, mayFire, recoil, shotsUsed, tacticEffect } from "../../rules/attack/fire.js";
import type { FireRate, TacticEffect } from "../../rules/attack/fire.js";
import { isFullAuto, mostSwept, roundsOf, spendRounds } from "../../rules/attack/magazine.js";
import type { Firing } from "../../rules/attack/magazine.js";
import { fight, flagChoice, isOn } from "../fields.js";
import { weaponOf } from "../reading.js";
import { standingAt } from "./reach.js";
import { type Band, FULL_AUTO_LEAST, type Tactic } from "../../rules/vocabulary.js";

/** WP-89 — what one action of firing holds; `null`: the weapon has no rate of its own. */
function rateOf(weapon: Item): FireRate | null {
  const { fireMode } = weaponOf(weapon);
  return fireMode && FIRE_RATES[fireMode];
}

/** WP-89…WP-92 — the tactic chosen, as far as the weapon has it. */
export function tacticOf(weapon: Item, { tactic }: Choices): Tactic {
  return rateOf(weapon)?.tactics.find((one) => one === tactic) ?? "single";
}

/** WP-92 — whether a weapon may take several targets in one go. */
export function maySweep(weapon: Item): boolean {
  return rateOf(weapon)?.tactics.includes("fullAutoSweep") ?? false;
}

/** WP-90…WP-92 — what the tactic changes at this distance; nothing of a shot that cannot be. */
export function effectOf(weapon: Item, metres: number | null, choices: Choices): TacticEffect {
  return tacticEffect(tacticOf(weapon, choices), standingAt(weapon, metres)?.band ?? "veryLong");
}

/** WP-89 — shots of this turn that the weapon has fired; outside of a fight there are no turns to count. */
export function firedBefore(weapon: Item): number {
  const now = turnNow(weapon.actor);
  if (!weapon.actor || now.combatId === "") return 0;
  return figuresOf(weapon.actor).turnAt(now).shots[weapon.id ?? ""] ?? 0;
}

/** WP-89, WD-33 — whether the first of two shots is spoilt too, and has to be said to be the first of two. */
function pairsAreSaid(weapon: Item): boolean {
  return warpOptions().smgDoubleShot === "both" && (rateOf(weapon)?.tactics.length ?? 0) > 1;
}

function opensPair(weapon: Item, choices: Choices): boolean {
  return pairsAreSaid(weapon) && tacticOf(weapon, choices) === "single" && firedBefore(weapon) === 0;
}

/** WP-89 — shots of the turn that this attack uses up; a single shot that is not the first of two is the only one. */
export function shotsIn(weapon: Item, choices: Choices): number {
  const { fireMode } = weaponOf(weapon);
  if (!fireMode) return 0;
  if (opensPair(weapon, choices) && !isOn(choices.pair)) return FIRE_RATES[fireMode].shots;
  return shotsUsed(fireMode, tacticOf(weapon, choices));
}

/** WP-89 — malus dice of the recoil. */
export function recoilOf(weapon: Item, choices: Choices): number {
  const { fireMode } = weaponOf(weapon);
  if (!fireMode || tacticOf(weapon, choices) !== "single") return 0;
  const second = firedBefore(weapon) > 0;
  const two = second || (opensPair(weapon, choices) && isOn(choices.pair));
  return recoil(fireMode, second ? 2 : 1, two ? 2 : 1, warpOptions().smgDoubleShot);
}

/** WP-89 — whether rounds are counted. */
export function countsRounds(weapon: Item): boolean {
  return warpOptions().trackAmmo && weaponOf(weapon).magazine > 0;
}

/** WP-89…WP-92 — so many blows as the magazine sees them. */
function firingOf(weapon: Item, choices: Choices, blows: number): Firing {
  const { loaded } = weaponOf(weapon);
  const { fullAutoRounds } = warpOptions();
  return { tactic: tacticOf(weapon, choices), loaded, shots: blows, targets: blows, fullAutoRounds };
}

/** WP-89…WP-92 — rounds that so many blows take. */
export function roundsFor(weapon: Item, choices: Choices, blows: number): number {
  return roundsOf(firingOf(weapon, choices, blows));
}

/** WP-94, WP-95 — what is fired: as loaded, or as chosen where nobody counts. */
export function ammunitionOf(weapon: Item, { ammunition }: Choices): AmmoType {
  return AMMO_TYPES.find((type) => type === ammunition) ?? weaponOf(weapon).ammoType;
}

export function isFirearm(weapon: Item): boolean {
  return weaponOf(weapon).category === "firearm";
}

/** WP-89…WP-92 — why a weapon cannot be fired so now; `null` when it can, or only rounds are lacking. */
export function fireHindrance(weapon: Item, choices: Choices, blows: number): Text | null {
  const { fireMode } = weaponOf(weapon);
  const firing = firingOf(weapon, choices, blows);
  const { tactic, loaded } = firing;
  if (fireMode && !mayFire(fireMode, tactic, firedBefore(weapon)))
    return fight("rateSpent", { name: nameAsRead(weapon.name, weapon.system) });
  if (!isFullAuto(tactic) || !countsRounds(weapon) || spendRounds(firing).allowed) return null;
  const targets = mostSwept(loaded);
  return targets === 0 || tactic === "fullAutoSingle"
    ? fight("fullAutoNeeds", { rounds: FULL_AUTO_LEAST })
    : fight("sweptAtMost", { targets, rounds: loaded });
}

/** WP-89…WP-92, WP-94, WP-95 — how to fire, and with what. */
export function fireChoices({ weapon, metres, choices }: Situation): readonly WindowChoice[] {
  const tactics = rateOf(weapon)?.tactics ?? [];
  const band = standingAt(weapon, metres)?.band ?? "veryLong";
  const tactic: WindowChoice = {
    id: "tactic",
    key: "f",
    label: fight("choice.tactic"),
    value: tacticOf(weapon, choices),
    options: tactics.map((value) => ({ value, label: tacticOption(value, band) })),
  };
  const loaded: WindowChoice = {
    id: "ammunition",
    key: "m",
    label: fight("choice.ammunition"),
    value: ammunitionOf(weapon, choices),
    options: AMMO_TYPES.map((value) => ({ value, label: { key: ammoLabel(value) } })),
  };
  const pair = flagChoice("pair", isOn(choices.pair), { group: "intent", hint: fight("hint.pair") });
  return [
    ...(tactics.length > 1 ? [tactic] : []),
    ...(isFirearm(weapon) && !warpOptions().trackAmmo ? [loaded] : []),
    ...(opensPair(weapon, choices) ? [pair] : []),
  ];
}

/** A tactic with what it brings at this distance. */
function tacticOption(tactic: Tactic, band: Band): Text {
  const { bonus, malus, factor } = tacticEffect(tactic, band);
  const name = fight(`tactic.${tactic}`);
  const brings = bonus > 0 ? (factor > 0 ? "bonusFactor" : "bonus") : malus > 0 ? "malus" : null;
  return brings ? fight(`brings.${brings}`, { name, factor, malus }) : name;
}
