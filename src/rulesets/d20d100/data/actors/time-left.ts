import type { TimeLeft } from "../../../../core/ruleset.js";
import { timeLeft as told } from "../../../../core/text/time-left.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { ROUND_SECONDS } from "../../rules/time.js";
import { D20d100Investigator } from "./investigator.js";

/** DD-107 — the time that is left of a temporary insanity. */
export const timeLeft: TimeLeft = ({ system }, condition) => {
  const until = system instanceof D20d100Investigator ? system.sanity.insanityUntil : null;
  if (condition !== "d20d100Temporary" || until === null) return null;
  return told(until - secondsNow(), ROUND_SECONDS);
};
