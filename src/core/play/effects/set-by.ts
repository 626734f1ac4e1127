import { nullable, real, record, text, type Read } from "../../shape/shape.js";
import { flagOf } from "../../foundry/flags.js";

const SET = record({ by: text, at: nullable(real), mark: text });

/** Who made a condition hold: the user, by id, the world time in seconds, and the mark of the card that wrote it. */
export type SetBy = Read<typeof SET>;

/** Returns who set an effect; `null` for one of before this was noted, or that something else made. */
export function setBy(effect: ActiveEffect): SetBy | null {
  const set = flagOf(effect, "set", SET);
  return set.by === "" ? null : set;
}

/** Returns the flags that note who sets an effect now. */
export function settingNow(mark: string): object {
  return { gardien: { set: { by: game.userId, at: game.time.worldTime, mark } } };
}
