import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import type { TestKind } from "../../rules/body/modifiers.js";
import { referenceScore } from "../../rules/checks/scores.js";
import { MOST_MASTERY, ROOTS, type Root } from "../../rules/vocabulary.js";
import { isBearer, type Bearer } from "../actors/bearer.js";

const schema = () => ({
  slug: line(),
  // RP-22 — its id in the list of skills; empty for a skill of the table's own
  key: line(),
  root: choice(ROOTS, "weapons"),
  mastery: whole(0, MOST_MASTERY, 1),
  creationMastery: whole(0, MOST_MASTERY, 0), // the part bought with PP
  scoreOverride: optionalWhole(0, 40), // RP-105
  sightBased: flag(false), // RP-61
  hidden: flag(false), // RP-18
  asksForWords: flag(false), // RP-19
  combat: flag(false),
  usedThisAdventure: flag(false), // RP-96
  learnedPoints: whole(0, 99, 0), // RP-102
  description: prose(),
});

/** A skill (RP-15, RP-22, RP-23). What it comes to depends on its bearer, so it is worked out when somebody asks. */
export class RpgSkill extends itemModel(schema, "GARDIEN.RPG.SKILL") {
  declare root: Root;
  /** RP-23 — DM. */
  declare mastery: number;
  declare scoreOverride: number | null;

  get #bearer(): Bearer | null {
    const system: unknown = this.parent?.actor?.system;
    return isBearer(system) ? system : null;
  }

  /** RP-21 — the value of its Racine; 0 while nobody has it. */
  get rootValue(): number {
    return this.#bearer?.roots[this.root] ?? 0;
  }

  /** RP-22 — its score when nothing hinders, points lost for good taken off. */
  get reference(): number {
    const { rootValue: root, mastery, scoreOverride: override } = this;
    return referenceScore({ root, mastery, override, lost: this.#bearer?.pointsLost(this.sightBased) ?? 0 });
  }

  /** RP-22, RP-61 — its score in play, for one kind of roll. */
  scoreFor(kind: TestKind): number {
    return this.#bearer?.hampered(this.reference, kind) ?? this.reference;
  }

  /** RP-22 — its score in play. */
  get score(): number {
    return this.scoreFor("skill");
  }
}
