import type { Line } from "../../../core/play/contract/modifiers.js";
import { GardienRoll, type Explain, type ShownDie } from "../../../core/dice/gardien-roll.js";
import { say } from "../../../core/text/text.js";
import { amountOf } from "./amount.js";

/** A die as the roll has it, with what its notation made of it. */
export interface Fallen {
  readonly active?: boolean | undefined;
  readonly discarded?: boolean | undefined;
  readonly success?: boolean | undefined;
}

/** A roll of these rules. What its dice come to by the rules is read when somebody asks (read-roll.ts). */
export abstract class SeuilsRoll extends GardienRoll {
  /** Whether a die counts: in most rolls it does as a success. */
  protected counts({ success }: Fallen): boolean {
    return success === true;
  }

  /** Foundry draws what the formula adds up to; these rules count (SE-06, SE-42). */
  override get product(): number | undefined {
    return this.total;
  }

  protected override get shown(): readonly ShownDie[] {
    return this.dice.flatMap(({ faces = 0, results }) =>
      results.map((die) => ({ faces, value: die.result, counts: this.counts(die) })),
    );
  }

  protected override async named(dice: readonly ShownDie[]): Promise<readonly ShownDie[]> {
    return (await import("./named-dice.js")).namedDice(this, dice);
  }

  protected override async explainer(): Promise<Explain> {
    return (await import("./lines.js")).explain;
  }

  protected override amountOf(line: Line): string {
    return say(amountOf(line));
  }
}
