import { profileOf, type Profile } from "../rules/profile.js";
import { PROFILE_IDS, SEVERITIES, ZONES, type Severity, type Zone } from "../rules/vocabulary.js";
import { woundAt } from "../rules/wounds.js";
import { choice, flag, line, whole } from "./fields.js";
import { GbActor } from "./gb-actor.js";

/** GB-31, GB-32 — what is left of the part; the keeper's word. */
export const PART_STATES = ["ok", "hampered", "unusable", "destroyed", "severed", "crushed", "shredded"] as const;

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
  pfOnly: flag(false),
  healed: flag(false),
  treated: flag(false),
  partState: choice(PART_STATES, "ok"),
  inflictedAt: whole(0, Number.MAX_SAFE_INTEGER, 0),
  sourceUuid: line(),
  weaponName: line(),
  messageId: line(),
  description: line(),
});
type Schema = ReturnType<typeof schema>;

/** A wound and its gravity (GB-26…GB-32). Losses in points at the time of the blow, `inflictedAt` in seconds of world time. */
export class GbWound extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.WOUND"];

  /** From gravity, zone and body, or the keeper's word. Derived. */
  declare severity: Severity;

  static override defineSchema(): Schema {
    return schema();
  }

  override prepareDerivedData(): void {
    const { gb, zone, pfOnly } = this;
    this.severity = this.forcedSeverity ?? woundAt(gb, zone, bodyWith(zone, this.#body()), { pfOnly }).severity;
  }

  #body(): Profile {
    const system: unknown = this.parent?.actor?.system;
    return profileOf(system instanceof GbActor ? system.profile : "human");
  }
}

/** The body's own tables, or those of the first body that has the zone: a wound outlives a change of profile. */
function bodyWith(zone: Zone, body: Profile): Profile {
  if (body.bonus[zone]) return body;
  const other = PROFILE_IDS.map(profileOf).find(({ bonus }) => bonus[zone]);
  return other ?? body;
}
