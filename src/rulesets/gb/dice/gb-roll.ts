import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Explain } from "../../../core/dice/gardien-roll.js";

/** A roll of this ruleset; its numbers are those of an attack unless it says otherwise. */
export abstract class GbRoll extends GardienRoll {
  protected override async explainer(): Promise<Explain> {
    return (await import("../attack/modifiers.js")).explain;
  }
}
