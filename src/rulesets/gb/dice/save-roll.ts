import type { Explain } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { checkFrom } from "../data/actors/checks.js";
import { saveCallLabel } from "../labels.js";
import { GbRoll } from "./gb-roll.js";

/** GB-01, GB-09 — a save: `1d20` and what the actor adds. */
export class GbSaveRoll extends GbRoll {
  protected override get title(): Text {
    const { save } = this.options as { save?: unknown };
    return { key: saveCallLabel(checkFrom(save)) };
  }

  protected override async explainer(): Promise<Explain> {
    return (await import("../deeds/lines.js")).explain;
  }
}
