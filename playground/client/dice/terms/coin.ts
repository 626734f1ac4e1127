import type { Data } from "../../../common/types.js";
import { DiceTerm } from "./dice-term.js";
import { countMatches, type DiceTermResult } from "./results.js";

/** A coin: heads are worth 1, tails 0. */
export class Coin extends DiceTerm {
  static override DENOMINATION = "c";
  static override MODIFIERS: typeof DiceTerm.MODIFIERS = { c: "call" };

  constructor(data: Data = {}) {
    super({ ...data, faces: 2 });
  }

  protected override get _lowest(): number {
    return 0;
  }

  protected override get _highest(): number {
    return 1;
  }

  override getResultLabel(result: DiceTermResult): string {
    return result.result ? "H" : "T";
  }

  /** `c1`, `c0`: counts the coins that fell on the called side; heads if none is written. */
  call(modifier: string): false | void {
    const found = /^c([01])?$/i.exec(modifier);
    if (!found) return false;
    countMatches(this.results, "success", (result) => result.result === Number(found[1] ?? 1));
  }
}
