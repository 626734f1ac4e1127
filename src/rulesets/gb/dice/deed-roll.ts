import type { Explain } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { GbRoll } from "./gb-roll.js";

/** Dice of what is done outside an attack: a check, care, a fall … The deed's own card says what they come to. */
export class GbDeedRoll extends GbRoll {
  protected override async explainer(): Promise<Explain> {
    return (await import("../deeds/lines.js")).explain;
  }

  protected override get title(): Text {
    const { deed } = this.options as { deed?: unknown };
    return { key: `GARDIEN.GB.DEED.${typeof deed === "string" ? deed : "check"}.name` };
  }
}
