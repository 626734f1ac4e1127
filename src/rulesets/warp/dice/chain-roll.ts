import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { ShownDie } from "../../../core/dice/gardien-roll.js";
import type { Text } from "../../../core/text.js";
import { explain } from "./lines.js";
import { facesOf } from "./faces.js";

/** WP-37 — the formula of dice that go on: another one for as long as sixes fall. */
export const CHAIN = "1d6x6";

/** WP-37 — dice rolled on top of a pool whose dice all showed 6. A message holds it right after that pool. */
export class WarpChainRoll extends GardienRoll {
  /** Faces in their order; undefined until they have fallen, or when they are not such a chain. */
  get chain(): readonly number[] | undefined {
    const faces = facesOf(this);
    const ends = faces?.findIndex((face) => face < 6) === (faces?.length ?? 0) - 1;
    return this.formula === CHAIN && ends ? faces : undefined;
  }

  protected override get shown(): readonly ShownDie[] {
    return (this.chain ?? []).map((value) => ({ faces: 6, value, counts: true }));
  }

  protected override get title(): Text {
    return { key: "GARDIEN.WARP.ROLL.chain" };
  }

  protected override explain(line: { readonly id: string }): ReturnType<typeof explain> {
    return explain(line);
  }
}
