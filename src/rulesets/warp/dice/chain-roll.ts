import type { Text } from "../../../core/text/text.js";
import { WarpRoll } from "./warp-roll.js";

/** WP-37 — the formula of dice that go on: another one for as long as sixes fall. */
export const CHAIN = "1d6x6";

/** WP-37 — dice rolled on top of a pool whose dice all showed 6. A message holds it right after that pool. */
export class WarpChainRoll extends WarpRoll {
  /** Sixes, and the die that ends them; undefined until they have fallen, or when they are no such chain. */
  override get faces(): readonly number[] | undefined {
    const faces = super.faces;
    const ends = faces?.findIndex((face) => face < 6) === (faces?.length ?? 0) - 1;
    return this.formula === CHAIN && ends ? faces : undefined;
  }

  protected override get title(): Text {
    return { key: "GARDIEN.WARP.ROLL.chain" };
  }
}
