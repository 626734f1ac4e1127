import type { Json } from "../../../../core/shape/shape.js";
import type { ItemChange, Origin, ValueChange } from "../../../../core/play/contract/changes.js";
import { RpgGear } from "../../data/items/gear.js";
import { RpgShield } from "../../data/items/shield.js";
import { RpgWeapon } from "../../data/items/weapon.js";
import type { Condition } from "../../rules/body/conditions.js";
import { criticalRow } from "../../rules/criticals/tables.js";
import { destroyed, dropped } from "../../rules/attack/hands.js";
import type { Settled } from "../../rules/body/settle.js";
import type { Side } from "../../rules/vocabulary.js";
import { settledCritical, type Critical } from "./critical.js";
import { figuresOf } from "../reading.js";

/** The least that skills come to for good. */
const LEAST_MODIFIER = -20;

type Values = readonly ValueChange[];
type Items = readonly ItemChange[];

/**
 * RP-56…RP-61 — what a critical hit writes on its victim: what lasts, the wound, what is lost for good, what falls.
 * @param besides what the same blow does to them that is no part of the wound
 */
export function woundChanges(
  target: Actor,
  critical: Critical,
  place: string,
  { messageId, weaponName }: Origin,
  besides: Besides = {},
): Written {
  const row = criticalRow(critical.row);
  const settled = settledCritical(critical, messageId);
  if (!row || !settled) return { values: [], items: [] };
  const figures = figuresOf(target);
  const date = critical.moment.worldTime;
  const wound = { id: messageId, row: row.id, place, zone: row.zone, side: critical.side, source: weaponName };
  const { values, items } = settledChanges(target, [{ ...settled, row: row.id, side: critical.side }], date, besides);
  return { values: [...values, ...added("wounds", figures.wounds, [{ ...wound, treated: false, date }])], items };
}

/** RP-61 — effects with the row of a critical table that brings them, empty for none, and the side that was struck. */
type Brought = Settled & { readonly row: string; readonly side: Side | null };

interface Besides {
  /** What lasts. */
  readonly conditions?: readonly Condition[];
  /** RP-79 — what else settles on them. */
  readonly settled?: Settled | null;
}

interface Written {
  readonly values: Values;
  readonly items: Items;
}

/**
 * RP-61 — what effects write on an actor, each list once: what lasts, what is lost for good, what falls.
 * @param date world time in seconds
 */
export function settledChanges(
  target: Actor,
  brought: readonly Brought[],
  date: number,
  { conditions = [], settled = null }: Besides = {},
): Written {
  const figures = figuresOf(target);
  const all = [...brought, ...(settled ? [{ ...settled, row: "", side: null }] : [])];
  const sequels = all.flatMap(({ losses, row }) => losses.map((loss) => ({ ...loss, text: "", row, date })));
  const values = [
    ...added("conditions", figures.lasting, [...all.flatMap((one) => one.conditions), ...conditions]),
    ...added("sequels", figures.sequels, sequels),
    ...lostPoints(figures, { skillLosses: all.flatMap(({ skillLosses }) => skillLosses) }),
    ...(all.some(({ dead }) => dead) && !figures.hp.dead ? [{ path: "system.hp.dead", after: true }] : []),
  ];
  const items = all.flatMap((one) => fallen(target, one, one));
  const once = new Map(items.map((move) => [`${move.id} ${move.path}`, move])); // what falls twice lies there once
  return { values, items: [...once.values()] };
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
function fallen(
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

/** RP-57, RP-77 — a thing that falls out of an actor's hand. */
export function letFall(target: Actor, id: string): Items {
  const system: unknown = target.items.get(id)?.system;
  const down = { id, path: "system.onGround", after: true };
  if (system instanceof RpgWeapon) return [{ id, path: "system.equipped", after: "none" }, down];
  if (system instanceof RpgShield) return [{ id, path: "system.equipped", after: false }, down];
  return system instanceof RpgGear ? [{ id, path: "system.held", after: "none" }, down] : [];
}
