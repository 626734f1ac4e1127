import type { Blast } from "../../../../core/play/contract/call.js";
import type { Choices, Situation } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { readPoint } from "../../../../core/world/point-aimed-at.js";
import { clearing } from "../calls.js";
import { CHOICE, chosenIn } from "../chosen.js";
import { isJammed } from "../missiles.js";
import { modesOf } from "../modes.js";
import { figuresOf, weaponOf } from "../../data/reading.js";
import { holdsBurst } from "../../rules/arms/ammunition.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { area } from "./fields.js";

/** DD-58, DD-146, DD-182 — an attack at whoever is in a zone. */
export type AreaWay =
  | {
      readonly kind: "burst";
      readonly id: string;
      /** Bullets that it takes. */
      readonly rounds: number;
      /** Which of the bursts of a round it is, from 0. */
      readonly place: number;
      /** DD-58 — what its attack adds. */
      readonly attack: number;
    }
  | { readonly kind: "explosion"; readonly id: string };

/** The choice of a zone around the first target, in metres; without one only those aimed at are in it. */
export const ZONE = "zone";
/** The choice of a point of the scene to aim at, in place of somebody. */
export const POINT = "point";
/** Around a point, where nobody says how wide. */
const USUAL_ZONE = 3;
/** As wide as anybody sweeps. */
export const WIDEST = 30;

const EXPLOSION: AreaWay = { kind: "explosion", id: "explosion" };

/** DD-55, DD-58, DD-146 — the bursts that a weapon fires in a round, each with its own attack. */
export function burstsOf(weapon: Item): readonly (AreaWay & { readonly kind: "burst" })[] {
  const { base, bursts } = rowFigures(weaponOf(weapon));
  return bursts.flatMap(({ rounds }) =>
    base.map(({ modifier }, place) => ({
      ...({ kind: "burst", rounds, place, attack: modifier } as const),
      id: `burst${rounds}-${place}`,
    })),
  );
}

/** DD-182 — whether a weapon goes off among everybody around. */
function explodes(weapon: Item): boolean {
  const { action, areaRadius } = weaponOf(weapon);
  return action === "explosive" && areaRadius > 0;
}

/** DD-146, DD-147, DD-182 — how a zone is attacked; `null` for single shots, which selective automatics fire too. */
export function areaWayOf(weapon: Item | null, choices: Choices): AreaWay | null {
  if (!weapon) return null;
  if (explodes(weapon)) return EXPLOSION;
  const bursts = burstsOf(weapon);
  const { mode } = chosenIn(choices);
  const chosen = bursts.find(({ id }) => id === mode);
  if (chosen || modesOf(weapon).length > 0) return chosen ?? null;
  return bursts[0] ?? null;
}

/** DD-147 — the burst of the round that is due: every one of them is another attack. */
export function burstProposed(attacker: Actor, weapon: Item): Choices {
  return modesOf(weapon).length > 0 ? {} : burstDue(attacker, burstsOf(weapon));
}

/** DD-146, DD-147 — several are aimed at: a selective automatic fires the burst that is due, if it holds one. */
export function burstAtSeveral(weapon: Item, attacker: Actor): Choices {
  const { loaded } = weaponOf(weapon);
  const held = burstsOf(weapon).filter(({ rounds }) => holdsBurst(loaded, rounds));
  return burstDue(attacker, held);
}

function burstDue(attacker: Actor, bursts: ReturnType<typeof burstsOf>): Choices {
  const { attacks } = figuresOf(attacker).fightNow;
  const due = bursts.findLast(({ place }) => place <= attacks);
  return due ? { [CHOICE.mode]: due.id } : {};
}

/** DD-147 — whether a burst is of the half-round that the second one has begun, and takes no more of the round. */
export function isOfSecondHalf({ weapon, choices }: Pick<Situation, "weapon" | "choices">): boolean {
  const way = areaWayOf(weapon, choices);
  return way?.kind === "burst" && way.place > 1;
}

/** DD-147, DD-151 — the next burst of the round, or the way out for a weapon that has jammed. */
export function oneMoreBurst(attacker: Actor, weapon: Item): Text | null {
  if (explodes(weapon) || isJammed(weapon)) return clearing(weapon);
  const bursts = burstsOf(weapon);
  const { attacks } = figuresOf(attacker).fightNow;
  const due = attacks > 0 ? bursts.find(({ place }) => place === attacks) : undefined;
  return due && holdsBurst(weaponOf(weapon).loaded, due.rounds) ? burstLabel(due) : null;
}

/** DD-147, DD-182 — whom it strikes: everybody in the zone, at their own distance; or around whoever, or the point, aimed at. */
export function blastOf(weapon: Item, choices: Choices): Blast | null {
  const way = areaWayOf(weapon, choices);
  if (!way) return null;
  const at = readPoint(choices[POINT] ?? "");
  const around = at ? { at } : {};
  if (way.kind === "explosion") return { reaches: (metres) => metres <= weaponOf(weapon).areaRadius, ...around };
  const zone = zoneIn(choices);
  return { each: true, reaches: (metres) => zone > 0 && metres <= zone, ...around };
}

/** The zone that was chosen, in metres; around a point there is always one. */
export function zoneIn(choices: Choices): number {
  const zone = Math.trunc(Number(choices[ZONE] ?? ""));
  const told = Number.isFinite(zone) ? Math.min(WIDEST, Math.max(0, zone)) : 0;
  return told === 0 && readPoint(choices[POINT] ?? "") ? USUAL_ZONE : told;
}

/** A burst in words, with the bullets that it takes. */
export function burstLabel({ rounds, place }: { readonly rounds: number; readonly place: number }): Text {
  return area("burst", { rounds, place: place + 1 });
}
