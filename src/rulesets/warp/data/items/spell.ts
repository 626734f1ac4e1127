import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, prose, whole } from "../../../../core/data/fields.js";
import { SPELL_EFFECTS, studyDice } from "../../rules/powers/spells.js";
import { RESIST_MODES } from "./power.js";

const schema = () => ({
  slug: line(),
  level: whole(1, 60, 3), // also the number to resist it
  levelHidden: flag(false),
  learned: flag(false),
  attempts: whole(0, 99, 0),
  resistMode: choice(RESIST_MODES, "none"),
  effectKey: choice(SPELL_EFFECTS, "none"), // WP-129…WP-132
  duration: line(),
  range: line(),
  effect: prose(),
});

/** A spell with its fixed effect (WP-124…WP-133). */
export class WarpSpell extends itemModel(schema, "GARDIEN.WARP.SPELL") {
  /** WP-126 — whether it falls on somebody who may resist. */
  get aimed(): boolean {
    return this.resistMode !== "none";
  }

  /** WP-124 — dice of the next week of study. */
  get studyDice(): number {
    return studyDice(this.attempts);
  }
}
