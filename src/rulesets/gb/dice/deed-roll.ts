import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Modifier } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { explain } from "../deeds/lines.js";

/** Dice of what is done outside an attack: a check, care, a fall … The deed's own card says what they come to. */
export class GbDeedRoll extends GardienRoll {
  protected override explain(modifier: Modifier): ReturnType<typeof explain> {
    return explain(modifier);
  }

  protected override get title(): Text {
    const { deed } = this.options as { deed?: unknown };
    return { key: `GARDIEN.GB.DEED.${typeof deed === "string" ? deed : "check"}.name` };
  }
}
