import type { Text } from "../../../core/text/text.js";
import { zoneLabel } from "../labels.js";
import { isProfileId, profileOf } from "../rules/character/profile.js";
import type { Zone } from "../rules/vocabulary.js";
import { locate } from "../rules/attack/zones.js";
import type { Aim } from "../rules/attack/zones.js";
import { GbRoll } from "./gb-roll.js";

/** GB-22, GB-23 — where a blow lands: `1d100`, or the stretch of the table that the aim covers. */
export class HitLocationRoll extends GbRoll {
  /** The zone; undefined until the dice have fallen, or when the body or the aim is no longer known. */
  get zone(): Zone | undefined {
    const { profile, aim } = this.options as { profile?: unknown; aim?: Aim };
    if (this.total === undefined || typeof profile !== "string" || !isProfileId(profile) || !aim) return undefined;
    return locate(profileOf(profile), aim, this.total);
  }

  protected override get title(): Text {
    const { zone } = this;
    return { key: zone ? zoneLabel(zone) : "GARDIEN.GB.ATTACK.location" };
  }
}
