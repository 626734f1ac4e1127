import { conditionTip } from "./condition-tip.js";
import { effectTip } from "./effect-tip.js";
import { tipHtml, tipWords } from "./tip-html.js";

/** What an element tells of a condition or an effect: as HTML, and in plain words. */
export interface Bubble {
  readonly html: string;
  readonly words: string;
}

/** Returns the bubble of a condition or an effect that an element names; `null` for one that nobody knows. */
export async function bubbleOf({ dataset }: HTMLElement): Promise<Bubble | null> {
  const { gardienCondition = "", gardienBearer = "", gardienEffect } = dataset;
  const tip =
    gardienEffect === undefined
      ? await conditionTip(gardienCondition, gardienBearer)
      : await effectTip(gardienEffect, gardienBearer);
  return tip && { html: tipHtml(tip), words: tipWords(tip) };
}
