import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text.js";
import type { Modifier } from "../../../core/attack/procedure.js";
import { explain } from "../attack/modifiers.js";
import { zoneLabel } from "../labels.js";
import { isProfileId, profileOf } from "../rules/profile.js";
import type { Zone } from "../rules/vocabulary.js";
import { locate } from "../rules/zones.js";
import type { Aim } from "../rules/zones.js";

/** GB-22, GB-23 — where a blow lands: `1d100`, or the stretch of the table that the aim covers. */
export class HitLocationRoll extends GardienRoll {
  /** The zone; undefined until the dice have fallen, or when the body or the aim is no longer known. */
  get zone(): Zone | undefined {
    const { profile, aim } = this.options as { profile?: unknown; aim?: Aim };
    if (this.total === undefined || typeof profile !== "string" || !isProfileId(profile) || !aim) return undefined;
    return locate(profileOf(profile), aim, this.total);
  }

  protected override explain(modifier: Modifier): ReturnType<typeof explain> {
    return explain(modifier);
  }

  protected override get title(): Text {
    const { zone } = this;
    return { key: zone ? zoneLabel(zone) : "GARDIEN.GB.ATTACK.location" };
  }
}
