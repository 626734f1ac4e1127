import { flag, record, text, type Read } from "../shape/shape.js";
import { LINES } from "../play/record/intent.js";
import type { Line, Modifier } from "../play/contract/modifiers.js";
import type { ShownDie } from "../play/contract/shown-dice.js";
import { recordOf } from "../play/dice/roll-record.js";
import { signed, t } from "../text/i18n.js";
import { dieContext } from "./die-context.js";
import { figure, say } from "../text/text.js";
import type { Text } from "../text/text.js";
import { RollBase } from "../foundry/types/roll.js";

/** Name and explanation of a number of a roll. */
export type Explain = (modifier: Modifier) => { readonly name: Text; readonly source: Text };

export type { ShownDie };

const OPTIONS = record({ ruleset: text, lines: LINES });
/** What a roll of ours remembers besides its dice; it survives a reload with the message. */
export type GardienRollOptions = Read<typeof OPTIONS>;

const DRAWN = record({ isPrivate: flag });

/** A roll whose sum explains itself: every number has a name and a rule. */
export abstract class GardienRoll extends RollBase {
  static override CHAT_TEMPLATE = "systems/gardien/templates/core/card/roll.hbs";

  /** Face of the first die; undefined until the dice have fallen. */
  get face(): number | undefined {
    return recordOf(this).dice[0]?.results[0];
  }

  /** What the roll is, in words. */
  protected abstract get title(): Text;

  /** Fetches what gives its numbers a name and an explanation. */
  protected abstract explainer(): Promise<Explain>;

  /** Dice that are shown one by one; `null`: the first one alone, the rest is in the total. */
  protected get shown(): readonly ShownDie[] | null {
    return null;
  }

  /** Those dice with what each of them is, as far as the roll has words for it. */
  protected named(dice: readonly ShownDie[]): Promise<readonly ShownDie[]> {
    return Promise.resolve(dice);
  }

  /** A total as the book has it; the rest of it decides between equals. */
  declare readonly inBook?: (total: number) => number;

  /** What a line adds, in words. */
  protected amountOf({ value }: Line): string {
    return signed(value);
  }

  /** Options as ours, healed: a stored roll may lack them. */
  protected get remembered(): GardienRollOptions {
    return OPTIONS.read(this.options);
  }

  protected override async _prepareChatRenderContext(options?: object): Promise<Record<string, unknown>> {
    const context = await super._prepareChatRenderContext(options);
    const { isPrivate: secret } = DRAWN.read(options); // the context itself says nothing of it
    const { ruleset, lines } = this.remembered;
    const { withEffects } = await import("../play/effects/effect-lines.js"); // the start knows rolls alone
    const explain = withEffects(await this.explainer());
    const { total } = context; // a word for whoever may not see it
    return {
      ...context,
      total: typeof total === "number" ? figure(this.inBook?.(total) ?? total) : total,
      title: say(this.title),
      ruleset,
      die: secret || this.shown ? null : { faces: this.dice[0]?.faces, value: this.face },
      dice: secret ? [] : (await this.named(this.shown ?? [])).map(dieContext),
      lines: (secret ? [] : lines.filter(({ on }) => on)).map((line) => ({
        name: line.by === "player" ? line.reason || t("GARDIEN.ATTACK.ownLine") : say(explain(line).name),
        rule: line.rule,
        value: this.amountOf(line),
      })),
    };
  }
}
