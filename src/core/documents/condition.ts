import type { Condition } from "../ruleset.js";

/** A token status whose name and picture go by its id; `brings` are the statuses it brings along. */
export const condition = (id: string, managed: boolean, brings: readonly string[] = []): Condition => ({
  id,
  name: `GARDIEN.CONDITION.${id}`,
  img: `systems/gardien/assets/icons/condition-${id}.svg`,
  with: brings,
  managed,
});
