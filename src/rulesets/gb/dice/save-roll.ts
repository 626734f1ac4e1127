import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Modifier } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { saves } from "../attack/saves.js";
import { exhaustionResult } from "../rules/pools.js";

/** GB-01, GB-09 — a save: `1d20` and what the actor adds. */
export class GbSaveRoll extends GardienRoll {
  /** GB-09 — what the Fortitude save made at 0 PF decides; undefined for any other save, or before the dice fall. */
  get decides(): "stunned" | "unconscious" | undefined {
    const { called } = this.options as { called?: unknown };
    return called === true && this.total !== undefined ? exhaustionResult(this.total) : undefined;
  }

  protected override explain(modifier: Modifier): ReturnType<typeof saves.explain> {
    return saves.explain(modifier);
  }

  protected override get title(): Text {
    const { save } = this.options as { save?: unknown };
    return saves.name(typeof save === "string" ? save : "fort");
  }
}
