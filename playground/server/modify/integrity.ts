import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import type { Kind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";

/** Refuses what each document alone cannot know to be wrong: a second row of one setting. */
export function checkIntegrity(world: World, kind: Kind, source: Data): void {
  if (kind.name !== "Setting") return;
  const twin = world.store
    .all("Setting")
    .find(
      (other) => other._id !== source._id && other.key === source.key && (other.user ?? null) === (source.user ?? null),
    );
  if (twin) throw new Refusal(`The setting ${source.key} exists already`);
}
