import type { ValueChange } from "../../../core/play/contract/changes.js";
import { watcherOf } from "./reading.js";

/** DD-114 — being on guard ends with anything that happens, and is not had again before an hour. */
export function attentiveLost(actor: Actor): readonly ValueChange[] {
  if (watcherOf(actor)?.attentive.active !== true) return [];
  return [
    { path: "system.attentive.active", after: false },
    { path: "system.attentive.lostAt", after: game.time.worldTime },
  ];
}
