import { resolveAttack, type AttackTest } from "../rules/attack/attack.js";
import { leastDamage, minimumOf } from "../rules/body/damage.js";
import type { DiceSum } from "../rules/dice-sum.js";
import { incidentOf } from "../rules/arms/jam.js";
import { afterVest, throughSkin, type Protection } from "../rules/arms/protection.js";
import type { WeaponAction } from "../rules/vocabulary.js";
import { isShock, mayBeShaken } from "../rules/body/shock.js";
import { bodyState } from "../rules/body/wounds.js";

/** Chances that add up to 1, by what they are of. */
export type Chances = ReadonlyMap<number, number>;

const FACES: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** DD-128 — one shot before its die falls. */
export type ShotTest = Omit<AttackTest, "die"> & {
  /** DD-130 — what it has to reach once a shot before it has hit: nobody is au dépourvu any more then. */
  readonly onceHit?: number;
};

/** DD-128, DD-131, DD-151 — what one die brings, each out of 1; a critical is a hit too. */
export interface ShotOdds {
  readonly hit: number;
  readonly critical: number;
  /** That the die stops the volley. */
  readonly stop: number;
}

/** One face of a shot. */
interface Face {
  readonly multiplier: number;
  readonly stops: boolean;
}

/** DD-130 — a shot as it is once somebody was hit, or before. */
function asFound(test: ShotTest, hitBefore: boolean): ShotTest {
  return hitBefore && test.onceHit !== undefined ? { ...test, defence: test.onceHit } : test;
}

const facesOf = (test: ShotTest, action: WeaponAction): readonly Face[] =>
  FACES.map((die) => ({
    multiplier: resolveAttack({ ...test, die }).multiplier,
    stops: incidentOf(action, die) !== "none",
  }));

/** DD-128, DD-131, DD-151 — the exact chances of one shot that is fired. */
export function shotOdds(test: ShotTest, action: WeaponAction): ShotOdds {
  const of = (holds: (die: number) => boolean): number => FACES.filter(holds).length / FACES.length;
  return {
    hit: of((die) => resolveAttack({ ...test, die }).hit),
    critical: of((die) => resolveAttack({ ...test, die }).critical),
    stop: of((die) => incidentOf(action, die) !== "none"),
  };
}

/** DD-144, DD-151 — a bullet of a volley: how likely it is to leave the barrel, and what it does then. */
export interface BulletOdds extends ShotOdds {
  readonly fired: number;
}

/** DD-144, DD-151 — a volley as a whole. */
export interface VolleyOdds {
  readonly bullets: readonly BulletOdds[];
  readonly expectedHits: number;
  /** That at least one bullet hits. */
  readonly any: number;
  /** That the weapon fails before the last bullet has left it, or with it. */
  readonly jam: number;
}

/** DD-128, DD-130, DD-131, DD-144, DD-151 — exact chances of every bullet, in their order, and of all of them. */
export function volleyOdds(tests: readonly ShotTest[], action: WeaponAction): VolleyOdds {
  const bullets: BulletOdds[] = [];
  let fresh = 1; // still firing, nobody hit yet
  let engaged = 0; // still firing, somebody hit
  let hitAndStopped = 0;
  for (const test of tests) {
    const fired = fresh + engaged;
    const [before, after] = [shotOdds(test, action), shotOdds(asFound(test, true), action)];
    const mean = (of: (odds: ShotOdds) => number): number =>
      fired === 0 ? 0 : (fresh * of(before) + engaged * of(after)) / fired;
    bullets.push({ hit: mean(({ hit }) => hit), critical: mean(({ critical }) => critical), stop: before.stop, fired });
    const struck = facesOf(test, action).filter(({ multiplier }) => multiplier > 0);
    const goesOn = struck.filter(({ stops }) => !stops).length / FACES.length;
    hitAndStopped += fresh * (struck.length / FACES.length - goesOn) + engaged * before.stop;
    engaged = engaged * (1 - before.stop) + fresh * goesOn;
    fresh *= 1 - before.stop - goesOn;
  }
  return {
    bullets,
    expectedHits: bullets.reduce((sum, bullet) => sum + bullet.fired * bullet.hit, 0),
    any: engaged + hitAndStopped,
    jam: 1 - fresh - engaged,
  };
}

/** DD-133, DD-134 — what stands between a hit and the body. */
export interface Shelter {
  /** DD-133 — faces of the vest's die; `null` where it is not thrown. */
  readonly vest: number | null;
  /** DD-134 — the skin that covers what strikes. */
  readonly skin: Pick<Protection, "mode" | "value"> | null;
}

/** What dice come to, with their chances. */
export function sumChances({ faces, plus }: DiceSum): Chances {
  let chances: Chances = new Map([[plus, 1]]);
  for (const of of faces) {
    const next = new Map<number, number>();
    for (const [sum, chance] of chances) {
      for (let face = 1; face <= Math.abs(of); face += 1) add(next, sum + Math.sign(of) * face, chance / Math.abs(of));
    }
    chances = next;
  }
  return chances;
}

/** DD-131, DD-133, DD-134, D-71 — points that a hit costs, with their chances. */
export function dealtChances(dice: DiceSum, multiplier: number, { vest, skin }: Shelter): Chances {
  const dealt = new Map<number, number>();
  const minimum = minimumOf(dice);
  for (const [sum, chance] of sumChances(dice)) {
    for (let face = vest === null ? 0 : 1; face <= (vest ?? 0); face += 1) {
      const damage = afterVest(leastDamage(sum) * multiplier, face);
      add(dealt, skin ? throughSkin(skin, { damage, minimum, multiplier }) : damage, chance / (vest ?? 1));
    }
  }
  return dealt;
}

/** Whom a volley is fired at, as far as its hits are concerned. */
export interface Mark {
  /** Points before it, PV or what is left before they faint. */
  readonly points: number;
  /** DD-94…DD-96, DD-102, DD-168 — points at or below which they fall, and die; `null`: they do not die of it. */
  readonly fallsAt: number;
  readonly diesAt: number | null;
  /** DD-91 — whether the table shakes them. */
  readonly shocks: boolean;
}

/** What a volley does to somebody, each out of 1. */
export interface HarmOdds {
  readonly falls: number;
  readonly dies: number;
  readonly shock: number;
  /** Points lost on average; those beyond death are counted. */
  readonly loss: number;
}

/** DD-91, DD-94…DD-96, DD-102, DD-133, DD-151, DD-168 — exact chances of what a volley leaves of somebody. */
export function harmOdds(
  tests: readonly ShotTest[],
  action: WeaponAction,
  dice: DiceSum,
  shelter: Shelter,
  mark: Mark,
): HarmOdds {
  const byMultiplier = new Map<number, Chances>();
  const dealtBy = (multiplier: number): Chances => {
    const dealt = byMultiplier.get(multiplier) ?? dealtChances(dice, multiplier, shelter);
    byMultiplier.set(multiplier, dealt);
    return dealt;
  };
  const start: Found = { points: mark.points, shaken: false, hit: false };
  let fighting = new Map<number, number>([[keyOf(start), 1]]);
  const ended = new Map<number, number>();
  for (const test of tests) {
    const next = new Map<number, number>();
    const faces = { fresh: facesOf(test, action), engaged: facesOf(asFound(test, true), action) };
    for (const [key, chance] of fighting) {
      const found = foundIn(key);
      for (const { stops, multiplier } of found.hit ? faces.engaged : faces.fresh)
        strike(stops ? ended : next, found, chance / FACES.length, multiplier);
    }
    fighting = next;
  }
  for (const [key, chance] of fighting) add(ended, key, chance);

  function strike(to: Map<number, number>, found: Found, chance: number, multiplier: number): void {
    if (multiplier === 0) add(to, keyOf(found), chance);
    else {
      const { points } = found;
      for (const [damage, share] of dealtBy(multiplier)) {
        const shaken = found.shaken || (mark.shocks && isShock(points, damage));
        add(to, keyOf({ points: points - damage, shaken, hit: true }), chance * share);
      }
    }
  }

  const chanceOf = (holds: (found: Found) => boolean): number =>
    Array.from(ended).reduce((sum, [key, chance]) => sum + (holds(foundIn(key)) ? chance : 0), 0);
  const { fallsAt, diesAt } = mark;
  const below = diesAt !== null && diesAt < 0;
  return {
    falls: chanceOf(({ points }) => points <= fallsAt),
    dies: diesAt === null ? 0 : chanceOf(({ points }) => points <= diesAt),
    shock: chanceOf(({ shaken, points }) => shaken && mayBeShaken(bodyState(points, { below, stabilised: false }))),
    loss: Array.from(ended).reduce((sum, [key, chance]) => sum + chance * (mark.points - foundIn(key).points), 0),
  };
}

/** How somebody is found in the middle of a volley. */
interface Found {
  readonly points: number;
  readonly shaken: boolean;
  readonly hit: boolean;
}

// It is kept in one number, so that equal ones meet.
const keyOf = ({ points, shaken, hit }: Found): number => 4 * points + (shaken ? 2 : 0) + (hit ? 1 : 0);
const foundIn = (key: number): Found => ({
  points: Math.floor(key / 4),
  shaken: (key & 2) !== 0,
  hit: (key & 1) !== 0,
});

function add(chances: Map<number, number>, key: number, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}
