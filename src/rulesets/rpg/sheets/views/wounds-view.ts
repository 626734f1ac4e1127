import type { Text } from "../../../../core/text/text.js";
import { named } from "../../attack/fields.js";
import { placeName } from "../../attack/outcome/places.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { criticalText, lossLabel } from "../../labels.js";
import { criticalRow } from "../../rules/criticals/tables.js";
import { isOver } from "../../rules/body/span-changes.js";
import { conditionView, type ConditionView } from "./condition-words.js";

/** RP-56, RP-80 — a wound of the critical tables with what it still does. */
export interface WoundView {
  readonly id: string;
  readonly place: Text;
  /** What struck it. */
  readonly source: string;
  /** What the row tells; `null` for a wound of no table. */
  readonly text: Text | null;
  readonly treated: boolean;
  readonly effects: readonly ConditionView[];
}

/** RP-61 — what was lost for good. */
export interface SequelView {
  readonly index: number;
  readonly what: Text;
}

type Hurt = Pick<RpgActor, "wounds" | "sequels" | "lasting" | "moment">;

/** RP-56, RP-80 — all wounds, the last one first. */
export function woundViews({ wounds, lasting, moment }: Hurt): readonly WoundView[] {
  return wounds
    .map(({ id, row, place, source, treated }) => {
      const found = criticalRow(row);
      return {
        id,
        place: placeName(place),
        source,
        text: found && { key: criticalText(found.id) },
        treated,
        effects: lasting
          .filter(({ wound, span }) => wound === id && !isOver(span, moment))
          .map((condition) => conditionView(condition, moment)),
      };
    })
    .toReversed();
}

/** RP-61, RP-83 — parts that are missed, and scars in the keeper's words. */
export function sequelViews({ sequels }: Pick<Hurt, "sequels">): readonly SequelView[] {
  return sequels.map(({ part, side, partial, text }, index) => {
    if (!part) return { index, what: named(text) };
    const lost: Text = { key: lossLabel(part) };
    const what: Text = side ? { key: `${SEQUEL}.${side}`, data: { part: lost } } : lost;
    return { index, what: partial ? { key: `${SEQUEL}.partial`, data: { part: what } } : what };
  });
}

const SEQUEL = "GARDIEN.RPG.SEQUEL";
