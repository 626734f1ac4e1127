import type { Condition } from "../ruleset.js";

/** When a condition ends, where no clock says it. */
export type ConditionEnd =
  | "keeper" // once the keeper says so
  | "points" // with the points it follows from
  | "care" // once somebody has cared for it
  | "stand" // once its bearer stands up
  | "turn" // with the bearer's next turn
  | "round" // with this round
  | "shot" // with the next shot
  | "free" // once its bearer breaks free
  | "done" // once what was begun is done
  | "scene" // with the scene
  | "never";

interface More {
  /** False for what users toggle; absent: it follows from the actor's state. */
  readonly managed?: boolean;
  /** The statuses it brings along. */
  readonly brings?: readonly string[];
  readonly special?: Condition["special"];
}

/**
 * Makes the conditions of a ruleset: name and picture go by the id.
 * @param area language key above what they do, e.g. `GARDIEN.GB`
 */
export function conditionsNamed(area: string) {
  return (
    id: string,
    rule: string,
    ends: ConditionEnd,
    { managed = true, brings = [], special }: More = {},
  ): Condition => ({
    id,
    name: `GARDIEN.CONDITION.${id}`,
    img: `systems/gardien/assets/icons/condition-${id}.svg`,
    does: `${area}.CONDITION.${id}`,
    ends: `GARDIEN.STATE.END.${ends}`,
    rule,
    with: brings,
    managed,
    ...(special && { special }),
  });
}
