import { bulletsOf, type AttackLine } from "./notation.js";
import { incidentOf, type Incident } from "./jam.js";
import type { WeaponAction } from "../vocabulary.js";

/** DD-144, DD-151 — a bullet that was fired: its die, modifier and group, and what the die did to the weapon. */
export interface Bullet {
  readonly die: number;
  readonly modifier: number;
  /** From 0; the first group is the first half-round (D-67). */
  readonly group: number;
  readonly incident: Incident;
}

/** DD-144, DD-149, DD-151 — bullets of an attack that left the barrel. */
export interface Volley {
  readonly bullets: readonly Bullet[];
  /** What stopped it; the bullets after it are not fired, nor spent. */
  readonly incident: Incident;
}

/** DD-149 — the groups that are fired with so many bullets loaded, first modifiers first; `null`: nobody counts. */
export function loadedGroups(line: AttackLine, loaded: number | null): AttackLine {
  let left = loaded ?? Number.POSITIVE_INFINITY;
  return line.flatMap(({ modifier, shots }) => {
    const fired = Math.max(0, Math.min(shots, left));
    left -= fired;
    return fired > 0 ? [{ modifier, shots: fired }] : [];
  });
}

/**
 * DD-144, DD-151 — what dice make of the groups of an attack: a bullet each, in order, until the weapon jams.
 * @param dice one for each bullet; those after a jam are not looked at
 */
export function volleyOf(line: AttackLine, dice: readonly number[], action: WeaponAction): Volley {
  const bullets: Bullet[] = [];
  for (const [index, bullet] of bulletsOf(line).entries()) {
    const die = dice[index];
    if (die === undefined) break;
    const incident = incidentOf(action, die);
    bullets.push({ die, ...bullet, incident });
    if (incident !== "none") return { bullets, incident };
  }
  return { bullets, incident: "none" };
}
