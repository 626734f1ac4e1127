import { decidedNumber } from "../../../../core/play/record/override.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { rpgOptions } from "../../data/options.js";
import { lineOf } from "../../dice/lines.js";
import { damageSpec, diceSpec, protectionSpec } from "../../dice/specs.js";
import { protection, type ArmourPiece } from "../../rules/attack/armour.js";
import { damageRolls, resolveBlow, type BlowResult } from "../../rules/attack/damage.js";
import { opensTable } from "../../rules/criticals/tables.js";
import { roundWound } from "../../rules/rounding.js";
import { LOCATION_DIE, locationAt, type LocationRow } from "../../rules/attack/locations.js";
import { castFactor } from "../../rules/attack/spell-casting.js";
import { dueForCritical } from "./critical.js";
import { entangling } from "../manoeuvres/caught.js";
import { featRoll, spares } from "../manoeuvres/feats.js";
import { placeAimedAt } from "./places.js";
import { figuresOf } from "../reading.js";
import { bringsRoll } from "../spells/brings.js";
import { strikeOf, type Strike } from "../strike.js";
import type { Struck } from "../../../../core/play/contract/defence.js";

/** RP-47…RP-54 — a blow that lands. */
export interface Landing extends Pick<Struck, "target" | "weapon" | "choices" | "kept"> {
  /** RP-54 — by a direct 1. */
  readonly criticalSuccess: boolean;
}

/** The keeper lets half of the damage count. */
export const HALF = "half";

const LOCATION = "location";
/** Id of the weapon's dice. */
export const DAMAGE = "damage";
const armourId = (layer: number): string => `armour-${layer}`;

/** RP-47, RP-48 — the number that is struck; `null` while no die has fallen. */
function numberStruck({ target, choices }: Landing, dice: Dice): number | null {
  return placeAimedAt(target, choices)?.from ?? dice[LOCATION]?.[0] ?? null;
}

/** RP-54 — whether the blow finds the gap in the armour. */
function findsGap(landing: Landing): boolean {
  return landing.criticalSuccess && strikeOf(landing)?.piercing === true;
}

/** RP-64…RP-66 — the layers of armour that are rolled; none where the blow finds the gap. */
function layersOf(landing: Landing, number: number): readonly ArmourPiece[] {
  return findsGap(landing) ? [] : figuresOf(landing.target).armourAt(number);
}

/** RP-47…RP-86 — the roll that a blow asks for next, given the dice that have fallen; `null` once all have. */
function dueRoll(landing: Landing, dice: Dice, override: Override): RollSpec | null {
  const strike = strikeOf(landing);
  if (!strike || spares(strike)) return null;
  const { target } = landing;
  const decided = decidedIn(override);
  const struck = placeStruck(landing, dice, decided);
  if (strikesPlace(strike) && !struck) return diceSpec(LOCATION, "location", `1d${LOCATION_DIE}`);
  const wound = struck && woundRoll(landing, struck.number, dice, override);
  if (wound) return wound;
  const loss = pointsLost(landedBlow(landing, dice, decided), override);
  const feat = featRoll(strike, { target, place: struck?.place ?? null, loss }, dice);
  return feat ?? (strike.brings && bringsRoll(strike.brings, target, dice));
}

/** RP-47, RP-79 — whether a blow strikes a place: one with dice, or that catches a part; a spell need not. */
function strikesPlace({ dice, special }: Strike): boolean {
  return dice !== null || entangling(special) !== null;
}

/** RP-50…RP-66, RP-56 — the next roll of what it takes to wound an actor; `null` once all have fallen. */
function woundRoll(landing: Landing, number: number, dice: Dice, override: Override): RollSpec | null {
  const decided = decidedIn(override);
  const strike = strikeOf(landing);
  if (!strike?.dice) return null;
  const { dice: formula, damageBonus: bonus } = strike;
  if (!dice[DAMAGE]) {
    const place = locationAt(figuresOf(landing.target).locations, number);
    const multiplier = rpgOptions().headOrder === "beforeArmor" ? (place?.multiplier ?? 1) : 1;
    const lines = bonus === 0 ? [] : linesOf([lineOf("damageBonus", bonus)]);
    const criticalSuccess = landing.criticalSuccess && !strike.spell;
    const dealt = { formula, criticalSuccess, multiplier: multiplier * factorOf(landing, strike) };
    return damageSpec(DAMAGE, dealt, lines);
  }
  const layers = decided.armour === null ? layersOf(landing, number) : [];
  const layer = layers.findIndex((_, i) => !dice[armourId(i)]);
  const piece = layers[layer];
  if (piece) return protectionSpec(armourId(layer), piece.formula);
  const landed = landedBlow(landing, dice, decided);
  const opens = landed !== null && (opensCritical(landed, strike) || (decidedNumber(override, "critical") ?? 0) > 0);
  return opens ? dueForCritical(landing.target, landed.place, dice, override) : null;
}

/**
 * RP-47…RP-66 — everything that a blow throws once it lands, one roll calling for the next.
 * @param dice what has fallen already
 * @param override what the keeper says of it: that is not thrown
 */
export function landingRoll(
  landing: Landing,
  who: RollSpec["who"],
  dice: Dice = {},
  override: Override = {},
): RollSpec | null {
  const due = dueRoll(landing, dice, override);
  const next = (faces: readonly number[]) => landingRoll(landing, who, { ...dice, [due?.id ?? ""]: faces }, override);
  return due && { ...due, who, next, when: "now" };
}

/** RP-56, RP-76 — whether a blow opens a critical table; one that is to knock out opens none (D-46). */
export function opensCritical(
  { criticalHit }: Pick<BlowResult, "criticalHit">,
  strike: Pick<Strike, "intent"> | null,
): boolean {
  const knockOut = strike?.intent === "knockOut";
  return opensTable({ criticalHit }, { enabled: rpgOptions().criticalTables, knockOut });
}

/** RP-53 — hit points that a blow takes, unless the keeper says how many, or lets half of them count. */
export function pointsLost(landed: Pick<BlowResult, "hpLost"> | null, override: Override): number {
  const points = Math.max(0, decidedNumber(override, "loss") ?? landed?.hpLost ?? 0);
  return decidedNumber(override, HALF) === 1 ? roundWound(points, 2) : points;
}

/** What the keeper may say of a blow instead of its dice. */
export interface Decided {
  /** RP-47 — number of the place. */
  readonly number: number | null;
  /** RP-64 — points of armour. */
  readonly armour: number | null;
}

export function decidedIn(override: Override): Decided {
  return { number: decidedNumber(override, "place"), armour: decidedNumber(override, "armour") };
}

/** RP-47, RP-48 — where a blow strikes; `null` while nothing says. */
export function placeStruck(
  landing: Landing,
  dice: Dice,
  decided: Decided,
): { readonly number: number; readonly place: LocationRow } | null {
  const number = decided.number ?? numberStruck(landing, dice);
  const place = number === null ? null : locationAt(figuresOf(landing.target).locations, number);
  return number !== null && place ? { number, place } : null;
}

/** RP-47…RP-54 — a blow as it landed, step by step. */
export interface Landed extends BlowResult {
  readonly number: number;
  readonly place: LocationRow;
  readonly damageBonus: number;
  /** RP-64 — what the armour of the place rolled. */
  readonly armour: number;
  /** RP-52, RP-79 — of the damage. */
  readonly multiplier: number;
}

/** RP-79 — a spell's critical success doubles its numbers; a weapon's dice are thrown twice instead (RP-54). */
function factorOf({ criticalSuccess }: Pick<Landing, "criticalSuccess">, { spell }: Pick<Strike, "spell">): number {
  return castFactor(spell && criticalSuccess);
}

/** RP-47…RP-54 — what a blow does, from its dice; `null` while they are not all there. */
export function landedBlow(landing: Landing, dice: Dice, decided: Decided): Landed | null {
  const { criticalSuccess } = landing;
  const strike = strikeOf(landing);
  const struck = placeStruck(landing, dice, decided);
  const faces = dice[DAMAGE];
  if (!strike?.dice || !struck || !faces) return null;
  const { number, place } = struck;
  const { dice: formula, damageBonus, piercing } = strike;
  const rolled = layersOf(landing, number).reduce(
    (sum, { formula }, i) => sum + (dice[armourId(i)] ? protection(formula, dice[armourId(i)] ?? []) : 0),
    0,
  );
  const armour = decided.armour ?? rolled;
  const { headOrder, critDoubleDice, critNeedsWound } = rpgOptions();
  // A die that the keeper types throws no others: what was not thrown twice counts once.
  const twice = criticalSuccess && faces.length > formula.count;
  const counted = faces.slice(0, formula.count * damageRolls(twice));
  const multiplier = place.multiplier * factorOf(landing, strike);
  const result = resolveBlow(
    {
      ...{ formula, dice: counted, damageBonus, multiplier, armour },
      criticalSuccess: twice,
      piercing: decided.armour === null && piercing,
    },
    { headOrder, critDoubleDice, critNeedsWound },
  );
  return { ...result, number, place, damageBonus, armour, multiplier };
}
