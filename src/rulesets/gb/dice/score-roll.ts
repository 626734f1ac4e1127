import { say, type Text } from "../../../core/text.js";
import { GbRoll } from "./gb-roll.js";

/** [SRD] — one score of a new investigator: four dice, the lowest of which does not count. */
export class GbScoreRoll extends GbRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.CREATION.rolledScore" };
  }

  /** Tells all four dice instead of the first, unless the roll is a secret. */
  protected override async _prepareChatRenderContext(options?: object): Promise<Record<string, unknown>> {
    const context = await super._prepareChatRenderContext(options);
    if (context.isPrivate === true) return context;
    const faces = (this.dice[0]?.results ?? []).map(({ result }) => result).sort((a, b) => b - a);
    return {
      ...context,
      die: null,
      title: say({ key: "GARDIEN.GB.CREATION.rolledDice", data: { faces: faces.join(" · ") } }),
    };
  }
}
