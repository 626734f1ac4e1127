import type { Block, Draft, Step } from "../../../core/creation/procedure.js";
import { belongingBlocks } from "./belongings-step.js";
import type { WarpDraft } from "./draft.js";
import { step, text, word } from "./fields.js";
import { pointBlocks } from "./points-step.js";
import { diceOfReserve } from "./points.js";
import { reserveBlocks } from "./reserve-step.js";
import { signBlocks } from "./signs-step.js";
import { storyBlocks } from "./story-step.js";
import { superiorBlocks } from "./superior-step.js";
import { traitBlocks } from "./trait-step.js";

/** The steps of a character's making (WP-18). */
export const STEPS: readonly Step[] = [
  step("concept", conceptBlocks),
  step("central", (draft: WarpDraft, desk) => traitBlocks(draft, desk, "central")),
  step("sides", (draft: WarpDraft, desk) => traitBlocks(draft, desk, "side")),
  step("superior", superiorBlocks),
  step("flaw", (draft: WarpDraft, desk) => traitBlocks(draft, desk, "flaw")),
  step("signs", signBlocks),
  step("points", pointBlocks),
  // WP-35 — only with powers, or for a spellcaster.
  {
    ...step("reserve", reserveBlocks),
    concerns: (draft: Draft) => diceOfReserve(draft as WarpDraft) > 0 || (draft as WarpDraft).keepReserve,
  },
  step("story", storyBlocks),
  step("belongings", belongingBlocks),
];

/** WP-19 — who it is. */
function conceptBlocks({ name, concept, img }: WarpDraft): readonly Block[] {
  return [
    {
      kind: "fields",
      fields: [
        text("name", name, { wide: true }),
        text("concept", concept, { hint: word("conceptHint"), wide: true }),
        { path: "img", kind: "image", label: word("field.img"), value: img },
      ],
    },
  ];
}
