import { itemModel } from "../../../../core/documents/models.js";
import { treatmentDc } from "../../rules/body/care.js";
import type { CareSubject } from "../../rules/body/treatment.js";
import { profileOf, type Profile } from "../../rules/character/profile.js";
import type { BleedingWound } from "../../rules/body/time.js";
import {
  PART_STATES,
  PROFILE_IDS,
  SEVERITIES,
  ZONES,
  type PartState,
  type Severity,
  type Zone,
} from "../../rules/vocabulary.js";
import { worseningInterval } from "../../rules/body/worsening.js";
import { partStateChoices, woundAt } from "../../rules/body/wounds.js";
import { choice, flag, group, line, optionalWhole, whole } from "../fields.js";
import { GbActor } from "../actors/gb-actor.js";

const schema = () => ({
  gb: whole(0, 99, 0),
  zone: choice(ZONES, "torso"),
  forcedSeverity: new foundry.data.fields.StringField({
    required: true,
    nullable: true,
    blank: false,
    choices: [...SEVERITIES],
    initial: null,
  }),
  pfLost: whole(0, 99, 0),
  pvLost: whole(0, 99, 0),
  shockPf: whole(0, 1, 0),
  pfOnly: flag(false),
  healed: flag(false),
  treated: flag(false),
  stabilised: flag(false),
  // GB-39 — the roll for its first loss has been made
  rolled: flag(false),
  partState: choice(PART_STATES, "ok"),
  inflictedAt: whole(0, Number.MAX_SAFE_INTEGER, 0),
  // GB-40 — when it last cost points; null: never yet
  lastTick: optionalWhole(0, Number.MAX_SAFE_INTEGER),
  tickPf: whole(0, 99, 0),
  tickPv: whole(0, 99, 0),
  hazard: group({ active: flag(false), growth: whole(0, 9, 0), round: whole(0, 999, 0), bodyVital: flag(true) }),
  sourceUuid: line(),
  weaponName: line(),
  messageId: line(),
  description: line(),
});

/** A wound, its gravity (GB-26…GB-32) and its clock (GB-37…GB-41). Losses in points, times in seconds of world time. */
export class GbWound extends itemModel(schema, "GARDIEN.GB.WOUND") {
  /** From gravity, zone and body, or the keeper's word. Derived. */
  declare severity: Severity;
  /** GB-28 — part of the PF lost that the place added. Derived. */
  declare extraPf: number;
  /** GB-40 — when it last cost points, else when it was inflicted. Derived from what is stored. */
  declare lastTick: number;
  /** GB-37, GB-40 — seconds between two losses; `null`: it does not worsen, or no more. Derived. */
  declare interval: number | null;
  /** GB-37 — a wound of this kind worsens on this body, dressed or not. Derived. */
  declare canWorsen: boolean;
  /** GB-31, GB-32 — what the keeper may say of the part; none below a critical wound. Derived. */
  declare partChoices: readonly PartState[];

  override prepareBaseData(): void {
    this.lastTick ??= this.inflictedAt;
  }

  override prepareDerivedData(): void {
    const { gb, zone, pfOnly } = this;
    const body = bodyWith(zone, this.#body());
    const wound = woundAt(gb, zone, body, { pfOnly, bodyVital: this.hazard.bodyVital });
    this.severity = this.forcedSeverity ?? wound.severity;
    this.extraPf = this.severity === "superficial" ? 0 : (body.bonus[zone]?.extraPf ?? 0);
    this.partChoices = partStateChoices({ severity: this.severity, partDestroyed: wound.partDestroyed });
    this.interval = worseningInterval(this, body);
    this.canWorsen = worseningInterval({ severity: this.severity, pfOnly }, body) !== null;
  }

  /** GB-37 — it goes on costing points. */
  get worsens(): boolean {
    return this.interval !== null;
  }

  /** GB-38 — difficulty of the care it asks for. */
  get treatmentDc(): number {
    return treatmentDc(this.gb);
  }

  /** GB-40 — the wound on its clock, under the id of its item. */
  get bleeding(): BleedingWound {
    return { id: this.parent?.id ?? "", interval: this.interval, lastTick: this.lastTick };
  }

  /** GB-13 — the wound as far as care goes. */
  get care(): CareSubject {
    const { canWorsen, treated, healed } = this;
    return { pvLost: this.pvLost + this.tickPv, canWorsen, treated, healed };
  }

  #body(): Profile {
    const system: unknown = this.parent?.actor?.system;
    return system instanceof GbActor ? system.body : profileOf("human");
  }
}

/** The body's own tables, or those of the first body that has the zone: a wound outlives a change of profile. */
function bodyWith(zone: Zone, body: Profile): Profile {
  if (body.bonus[zone]) return body;
  const other = PROFILE_IDS.map(profileOf).find(({ bonus }) => bonus[zone]);
  return other ?? body;
}
