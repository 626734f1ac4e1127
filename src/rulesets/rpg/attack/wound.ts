import type { Changes, Json, Origin } from "../../../core/attack/procedure.js";
import { RpgGear } from "../data/gear.js";
import { RpgShield } from "../data/shield.js";
import { RpgWeapon } from "../data/weapon.js";
import type { Condition } from "../rules/conditions.js";
import { criticalRow } from "../rules/critical-tables.js";
import { destroyed, dropped } from "../rules/hands.js";
import type { Settled } from "../rules/settle.js";
import { settledCritical, type Critical } from "./critical.js";
import { figuresOf } from "./reading.js";

/** The least that skills come to for good. */
const LEAST_MODIFIER = -20;

type Values = Changes["values"];
type Items = NonNullable<Changes["items"]>;

/**
 * RP-56…RP-61 — what a critical hit writes on its victim: what lasts, the wound, what is lost for good, what falls.
 * @param besides what lasts on them because of the same blow, and is no part of the wound
 */
export function woundChanges(
  target: Actor,
  critical: Critical,
  place: string,
  { messageId, weaponName }: Origin,
  besides: readonly Condition[] = [],
): { readonly values: Values; readonly items: Items } {
  const row = criticalRow(critical.row);
  const settled = settledCritical(critical, messageId);
  if (!row || !settled) return { values: [], items: [] };
  const figures = figuresOf(target);
  const date = critical.moment.worldTime;
  const wound = { id: messageId, row: row.id, place, zone: row.zone, side: critical.side, source: weaponName };
  const sequels = settled.losses.map((loss) => ({ ...loss, text: "", row: row.id, date }));
  const values = [
    ...added("conditions", figures.lasting, [...settled.conditions, ...besides]),
    ...added("wounds", figures.wounds, [{ ...wound, treated: false, date }]),
    ...added("sequels", figures.sequels, sequels),
    ...lostPoints(figures, settled),
    ...(settled.dead && !figures.hp.dead ? [{ path: "system.hp.dead", after: true }] : []),
  ];
  return { values, items: fallen(target, critical, settled) };
}

/** A list with more at its end. */
export function added(name: string, before: readonly unknown[], more: readonly object[]): Values {
  if (more.length === 0) return [];
  return [{ path: `system.${name}`, after: JSON.parse(JSON.stringify([...before, ...more])) as Json }];
}

/** RP-58 — points that skills lose for good. */
export function lostPoints(
  figures: { readonly permanentSkillModifier: number; readonly sightModifier: number },
  { skillLosses }: Pick<Settled, "skillLosses">,
): Values {
  return (["all", "sight"] as const).flatMap((scope) => {
    const lost = skillLosses.reduce((sum, loss) => (loss.scope === scope ? sum + loss.value : sum), 0);
    if (lost === 0) return [];
    const name = scope === "all" ? "permanentSkillModifier" : "sightModifier";
    return [{ path: `system.${name}`, after: Math.max(LEAST_MODIFIER, figures[name] + lost) }];
  });
}

/** RP-57, RP-61 — what falls out of the hands, and what breaks in them. */
export function fallen(
  target: Actor,
  { side }: Pick<Critical, "side">,
  { drops, destroysHeld }: Pick<Settled, "drops" | "destroysHeld">,
): Items {
  const { carried, handedness } = figuresOf(target);
  const broken = destroysHeld ? destroyed(carried.held, handedness, side) : [];
  const loose = new Set(drops.flatMap((what) => dropped(what, carried.held, handedness, side)));
  return [
    ...broken.map(({ id }) => ({ id, path: "system.broken", after: true })),
    ...[...loose].filter((thing) => !broken.includes(thing)).flatMap(({ id }) => letFall(target, id)),
  ];
}

/** RP-57, RP-77 — a thing that falls out of somebody's hand. */
export function letFall(target: Actor, id: string): Items {
  const system: unknown = target.items.get(id)?.system;
  const down = { id, path: "system.onGround", after: true };
  if (system instanceof RpgWeapon) return [{ id, path: "system.equipped", after: "none" }, down];
  if (system instanceof RpgShield) return [{ id, path: "system.equipped", after: false }, down];
  return system instanceof RpgGear ? [{ id, path: "system.held", after: "none" }, down] : [];
}
