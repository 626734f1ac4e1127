import type { TimeLeft } from "../../../../core/ruleset.js";
import { timeLeft as told } from "../../../../core/text/time-left.js";
import { ROUND_SECONDS } from "../../rules/time.js";
import { RpgActor } from "./rpg-actor.js";
import { statusTimes } from "./status.js";

/** RP-61 — the rounds that are left of a condition. */
export const timeLeft: TimeLeft = ({ system }, condition) => {
  if (!(system instanceof RpgActor)) return null;
  const rounds = statusTimes(system).find(({ id }) => id === condition)?.rounds ?? null;
  return rounds === null ? null : told(rounds * ROUND_SECONDS, ROUND_SECONDS);
};
