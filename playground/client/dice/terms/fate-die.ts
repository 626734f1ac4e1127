import type { Data } from "../../../common/types.js";
import { DiceTerm } from "./dice-term.js";
import type { DiceTermResult } from "./results.js";

/** A die with as many minuses, blanks and pluses. */
export class FateDie extends DiceTerm {
  static override DENOMINATION = "f";
  static override MODIFIERS: typeof DiceTerm.MODIFIERS = {
    r: "reroll",
    rr: "rerollRecursive",
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
  };

  constructor(data: Data = {}) {
    super({ ...data, faces: 3 });
  }

  protected override get _lowest(): number {
    return -1;
  }

  protected override get _highest(): number {
    return 1;
  }

  override getResultLabel(result: DiceTermResult): string {
    return { "-1": "-", "0": " ", "1": "+" }[String(result.result)] ?? String(result.result);
  }
}
