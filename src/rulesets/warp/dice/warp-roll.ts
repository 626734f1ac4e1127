import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Explain, ShownDie } from "../../../core/dice/gardien-roll.js";
import { facesOf } from "./faces.js";

/** Six-sided dice that are all shown; every one counts unless a roll says otherwise. */
export abstract class WarpRoll extends GardienRoll {
  /** Faces in the order they fell; undefined until then. */
  get faces(): readonly number[] | undefined {
    return facesOf(this);
  }

  protected override get shown(): readonly ShownDie[] {
    return (this.faces ?? []).map((value) => ({ faces: 6, value, counts: true }));
  }

  protected override async explainer(): Promise<Explain> {
    return (await import("./lines.js")).explain;
  }
}
