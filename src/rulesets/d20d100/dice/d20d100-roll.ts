import { recordOf } from "../../../core/play/dice/roll-record.js";
import { GardienRoll, type Explain, type ShownDie } from "../../../core/dice/gardien-roll.js";

/** A roll of these rules; what its dice decide is said by the card of what it was rolled for. */
export abstract class D20d100Roll extends GardienRoll {
  /** The dice in the order they fell; none until then. */
  protected get thrown(): readonly Omit<ShownDie, "counts">[] {
    return recordOf(this).dice.flatMap(({ faces, results }) => results.map((value) => ({ faces, value })));
  }

  protected override async explainer(): Promise<Explain> {
    return (await import("./lines.js")).explain;
  }
}
