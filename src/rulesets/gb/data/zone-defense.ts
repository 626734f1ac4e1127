import {
  armorClass,
  armorClassParts,
  protectionAt,
  type ArmorClassInput,
  type ArmorClassPart,
  type WornPiece,
  type ZoneProtection,
} from "../rules/armor-class.js";
import { profileOf, zonesOf } from "../rules/profile.js";
import type { ProfileId, Zone } from "../rules/vocabulary.js";

/** GB-24 — the armour class of one zone and what it is made of, worked out when somebody asks. */
export class ZoneDefense {
  readonly armor: number;
  readonly shield: number;
  readonly #common: ArmorClassInput;
  #ac: number | undefined;

  constructor(common: ArmorClassInput, { armor, shield }: ZoneProtection) {
    this.#common = common;
    this.armor = armor;
    this.shield = shield;
  }

  get ac(): number {
    return (this.#ac ??= armorClass(this.#input));
  }

  /** The sum, line by line. */
  get parts(): readonly ArmorClassPart[] {
    return armorClassParts(this.#input);
  }

  get #input(): ArmorClassInput {
    return { ...this.#common, armor: this.armor, shield: this.shield };
  }
}

export type ZoneDefenses = Partial<Record<Zone, ZoneDefense>>;

const ZONES_BY_PROFILE = new Map<ProfileId, readonly Zone[]>();

/** The zones of a profile, in table order. */
export function zonesOfProfile(id: ProfileId): readonly Zone[] {
  let zones = ZONES_BY_PROFILE.get(id);
  if (!zones) ZONES_BY_PROFILE.set(id, (zones = zonesOf(profileOf(id))));
  return zones;
}

/** Most zones of most bodies are bare: asking first is cheaper than adding nothing up. */
function covers(worn: readonly WornPiece[], zone: Zone): boolean {
  for (const { kind, zones } of worn) if (kind === "shield" || zones[zone] !== undefined) return true;
  return false;
}

const BARE: ZoneProtection = { armor: 0, shield: 0 };

/** GB-24 — armour class of every zone of a body; bare zones share one record. */
export function zoneDefenses(
  profile: ProfileId,
  common: ArmorClassInput,
  worn: readonly WornPiece[],
  stacking: "highest" | "sum",
): ZoneDefenses {
  const bare = new ZoneDefense(common, BARE);
  const zones: ZoneDefenses = {};
  for (const zone of zonesOfProfile(profile)) {
    zones[zone] = covers(worn, zone) ? new ZoneDefense(common, protectionAt(zone, worn, stacking)) : bare;
  }
  return zones;
}
