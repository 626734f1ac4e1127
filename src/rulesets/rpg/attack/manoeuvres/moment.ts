import { object, whole } from "../../../../core/attack/intent.js";
import type { Json } from "../../../../core/attack/procedure.js";
import type { Moment } from "../../rules/spans.js";

/** RP-61 — the moment that an outcome keeps, read back. */
export function readMoment(source: Json | undefined): Moment {
  const { round, worldTime } = object(source);
  return { round: typeof round === "number" ? whole(round) : null, worldTime: whole(worldTime) };
}
