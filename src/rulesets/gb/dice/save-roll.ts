import type { Explain } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text/text.js";
import { checkFrom } from "../data/checks.js";
import { saveCallLabel } from "../labels.js";
import { exhaustionResult } from "../rules/pools.js";
import { GbRoll } from "./gb-roll.js";

/** GB-01, GB-09 — a save: `1d20` and what the actor adds. */
export class GbSaveRoll extends GbRoll {
  /** GB-09 — what the Fortitude save made at 0 PF decides; undefined for any other save, or before the dice fall. */
  get decides(): "stunned" | "unconscious" | undefined {
    const { called } = this.options as { called?: unknown };
    return called === true && this.total !== undefined ? exhaustionResult(this.total) : undefined;
  }

  protected override get title(): Text {
    const { save } = this.options as { save?: unknown };
    return { key: saveCallLabel(checkFrom(save)) };
  }

  protected override async explainer(): Promise<Explain> {
    const { saves } = await import("../attack/saves.js");
    return (modifier) => saves.explain(modifier);
  }
}
