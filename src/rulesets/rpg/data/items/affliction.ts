import { itemModel } from "../../../../core/documents/models.js";
import { asked } from "../../../../core/data/asked.js";
import { choice, flag, group, line, optionalWhole, prose, whole } from "../../../../core/data/fields.js";
import { grantsTest } from "../../rules/hazards/affliction.js";
import { AFFLICTION_KINDS, ATTRIBUTES, INTERVALS } from "../../rules/vocabulary.js";
import type { AfflictionKind, Attribute, Interval } from "../../rules/vocabulary.js";
import { effectList, moment } from "../fields.js";

const schema = () => ({
  slug: line(),
  kind: choice(AFFLICTION_KINDS, "poison"),
  vector: line(),
  onset: line(),
  test: flag(false), // RP-92, D-59
  difficulty: whole(-20, 50, 0),
  interval: choice(INTERVALS, "round"),
  damage: line(), // each interval
  attributeLoss: group({ attribute: choice(ATTRIBUTES, "charisma"), value: whole(0, 30, 0), once: flag(true) }),
  effects: effectList(), // RP-92 — what it does besides its points
  durationFormula: line(), // in intervals; empty: until it is cured
  remaining: optionalWhole(0, 9999), // null: until it is cured
  cure: group({ skill: line(), difficulty: whole(-20, 50, 0) }), // without a skill nothing cures it
  ends: line(),
  recovery: group({
    attribute: choice(ATTRIBUTES, "charisma"),
    value: whole(0, 30, 0),
    interval: choice(INTERVALS, "week"),
  }),
  active: flag(false),
  startTime: moment(), // from which its next interval counts, or that of its recovery
  taken: whole(0, 99, 0), // points of the attribute that have not come back
  description: prose(),
});

/** A poison or a disease (RP-92…RP-94). */
export class RpgAffliction extends itemModel(schema, "GARDIEN.RPG.AFFLICTION") {
  declare kind: AfflictionKind;
  declare interval: Interval;
  /** RP-94 — points of an attribute that it takes: once, or each interval. */
  declare attributeLoss: { attribute: Attribute; value: number; once: boolean };
  declare cure: { skill: string; difficulty: number };
  /** RP-94 — points of what it took that come back once it is over. */
  declare recovery: { attribute: Attribute; value: number; interval: Interval };

  /** RP-92, RP-93 — what is changed from one kind to the other grants the test that the kind does, unless told otherwise (D-59). */
  override consequences(change: object): Readonly<Record<string, boolean>> {
    const kind = AFFLICTION_KINDS.find((one) => one === asked(change, "kind"));
    const changed = kind && kind !== this.kind && asked(change, "test") === undefined;
    return changed ? { test: grantsTest(kind) } : {};
  }

  /** RP-94 — over, while what it took comes back. */
  get recovers(): boolean {
    return !this.active && this.taken > 0 && this.recovery.value > 0;
  }

  /** RP-92, RP-94 — whether its clock runs: it is at work, or what it took comes back. */
  get runs(): boolean {
    return this.active || this.recovers;
  }
}
