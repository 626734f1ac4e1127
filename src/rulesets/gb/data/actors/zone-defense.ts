import {
  armorClass,
  armorClassParts,
  protectionAt,
  type ArmorClassInput,
  type ArmorClassPart,
  type WornPiece,
  type ZoneProtection,
} from "../../rules/attack/armor-class.js";
import { zonesOf, type Profile } from "../../rules/character/profile.js";
import type { Zone } from "../../rules/vocabulary.js";

/** GB-24 — the armour class of one zone and what it is made of, worked out when somebody asks. */
export class ZoneDefense {
  readonly armor: number;
  readonly shield: number;
  /** GB-25 — the zone is behind cover. */
  readonly covered: boolean;
  readonly #common: ArmorClassInput;
  #ac: number | undefined;

  constructor(common: ArmorClassInput, { armor, shield }: ZoneProtection, covered = false) {
    this.#common = common;
    this.armor = armor;
    this.shield = shield;
    this.covered = covered;
  }

  get ac(): number {
    return (this.#ac ??= armorClass(this.#input));
  }

  /** The sum, line by line. */
  get parts(): readonly ArmorClassPart[] {
    return armorClassParts(this.#input);
  }

  /** D-41 — against a touch: armour, shield and natural armour do not count. */
  get touch(): ZoneDefense {
    return new ZoneDefense({ ...this.#common, natural: 0 }, BARE, this.covered);
  }

  /** GB-21 — against an attacker it does not see: the Dexterity bonus is lost. */
  get flatFooted(): ZoneDefense {
    return new ZoneDefense({ ...this.#common, loseDexBonus: true }, this, this.covered);
  }

  get #input(): ArmorClassInput {
    return { ...this.#common, armor: this.armor, shield: this.shield };
  }
}

export type ZoneDefenses = Partial<Record<Zone, ZoneDefense>>;

const ZONES_BY_PROFILE = new WeakMap<Profile, readonly Zone[]>();

/** The zones of a body, in table order. */
export function zonesOfBody(body: Profile): readonly Zone[] {
  let zones = ZONES_BY_PROFILE.get(body);
  if (!zones) ZONES_BY_PROFILE.set(body, (zones = zonesOf(body)));
  return zones;
}

/** Most zones of most bodies are bare: asking first is cheaper than adding nothing up. */
function covers(worn: readonly WornPiece[], zone: Zone): boolean {
  for (const { kind, zones } of worn) if (kind === "shield" || zones[zone] !== undefined) return true;
  return false;
}

const BARE: ZoneProtection = { armor: 0, shield: 0 };

/** What protects a body besides its own figures. */
export interface Protection {
  readonly worn: readonly WornPiece[];
  readonly stacking: "highest" | "sum";
  /** GB-25 — zones behind cover. */
  readonly cover: Readonly<Partial<Record<Zone, boolean>>>;
}

/** GB-24 — armour class of every zone of a body; bare zones share one record. */
export function zoneDefenses(body: Profile, common: ArmorClassInput, protection: Protection): ZoneDefenses {
  const { worn, stacking, cover } = protection;
  const bare = new ZoneDefense(common, BARE);
  const zones: ZoneDefenses = {};
  for (const zone of zonesOfBody(body)) {
    const clothed = covers(worn, zone);
    zones[zone] =
      clothed || cover[zone]
        ? new ZoneDefense(common, clothed ? protectionAt(zone, worn, stacking) : BARE, cover[zone])
        : bare;
  }
  return zones;
}

/** GB-43 — the one defence of a creature that is fought in the classic way: its torso, else its best zone. */
export function singleDefense(zones: ZoneDefenses): ZoneDefense | undefined {
  return zones.torso ?? Object.values(zones).reduce((best, zone) => (zone.ac > best.ac ? zone : best));
}
