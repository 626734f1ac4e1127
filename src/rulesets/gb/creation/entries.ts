import { within } from "../../../core/creation/bounded.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { flagged, healed, json, list, nullable, oneOf, record, text, whole } from "../../../core/shape/shape.js";
import { FEAT_KEYS } from "../data/items/feat.js";
import { WEAPON_CATEGORIES } from "../data/items/weapon.js";
import { FEAT_TARGETS } from "../rules/character/passive-feats.js";
import { ABILITIES, ZONES, type Zone } from "../rules/vocabulary.js";

/** Ranks come whole or half, from 0 to 30. */
export const RANKS = healed(json, (value) =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(30, Math.max(0, Math.round(value * 2) / 2)) : 0,
);

const PROTECTION = Object.fromEntries(ZONES.map((zone) => [zone, whole])) as Record<Zone, typeof whole>;

/** What lists of compendia tell of a thing; what one leaves out is what its model would put there anyway. */
const LISTED = record({
  /** GB-48…GB-56 — of a feat; the weapon, or the group of them, is also what a pick of it begins with. */
  ...{ key: oneOf(FEAT_KEYS, "other"), taken: within(1, 2, 1), weapon: text },
  modifiers: list(record({ target: oneOf(FEAT_TARGETS, "skill"), skill: text, value: whole })),
  /** Of a skill. */
  ...{ ability: oneOf(ABILITIES, "int"), misc: whole, ranks: RANKS },
  /** Of a weapon. */
  ...{ category: oneOf(WEAPON_CATEGORIES, "melee"), damage: text },
  /** GB-24 — of armour. */
  ...{ kind: oneOf(["armor", "shield"]), zones: record(PROTECTION), maxDex: nullable(whole) },
  ...{ shieldArm: oneOf(["armLeft", "armRight"]), equipped: flagged(true) },
});

/** What a list tells of a thing. */
export const listed = ({ system }: Pick<Entry, "system">) => LISTED.read(system);
