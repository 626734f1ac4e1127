import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, prose, whole } from "../../../../core/data/fields.js";
import { raiseCost } from "../../rules/character/improvement.js";
import { printedScore, SCALE_SCORES, SCALES, type Scale } from "../../rules/character/scales.js";
import { FLAW_MODES, TRAIT_KINDS, type TraitKind } from "../../rules/vocabulary.js";

/** The most dice that a trait holds. */
export const MOST_SCORE = 10;

/** What traits and powers share; a power starts with other figures. */
export function traitSchema(initial: { readonly scale: Scale; readonly score: number }) {
  const { ArrayField, NumberField } = foundry.data.fields;
  const face = new NumberField({ required: true, nullable: false, integer: true, min: 1, max: 6, initial: 1 });
  return {
    slug: line(),
    kind: choice(TRAIT_KINDS, "side"),
    scale: choice(SCALES, initial.scale),
    score: whole(0, MOST_SCORE, initial.score),
    superior: flag(false), // WP-22
    sign: line(), // WP-26
    coverage: prose(),
    combat: flag(false), // WP-50, WP-68
    agility: flag(false), // WP-62
    hitPoints: flag(false), // WP-29
    dodge: flag(false), // WP-53
    initiative: flag(false), // WP-46
    resistance: flag(false), // WP-105
    clumsy: flag(false), // WP-53
    flawMode: choice(FLAW_MODES, "malus"), // WP-25
    flawFaces: new ArrayField(face, { initial: [1], max: 6 }),
    unknown: flag(false), // WP-28
    origin: choice(["creation", "play"], "creation"),
    progress: line(),
  };
}
const schema = () => traitSchema({ scale: "standard", score: SCALE_SCORES.standard.good });

/** What somebody is or can do, in dice, and what they suffer from (WP-18…WP-28). */
export class WarpTrait extends itemModel(schema, "GARDIEN.WARP.TRAIT") {
  declare kind: TraitKind;
  declare scale: Scale;
  /** In dice. */
  declare score: number;
  /** WP-25 — faces that bring a flaw's trouble. */
  declare flawFaces: number[];

  /** A flaw has no score, and no scale that would matter (WP-25). */
  get isFlaw(): boolean {
    return this.kind === "flaw";
  }

  /** WP-06 — dice that the trait gives; a flaw gives none. */
  get dice(): number {
    return this.isFlaw ? 0 : this.score;
  }

  /** WP-11 — the score as it is printed; empty for a flaw. */
  get printed(): string {
    return this.isFlaw ? "" : printedScore(this.score, this.scale);
  }

  /** WP-79, WP-80 — dice of experience that raise it by one; `null`: only the keeper says how. */
  get raiseCost(): number | null {
    return this.isFlaw ? null : raiseCost(this.score, this.kind === "central");
  }
}
