import { rulesetOf } from "../rulesets.js";
import type { EffectKept } from "../play/effects/keeper-effect.js";
import { spanText } from "../text/clock-text.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { timeLeft } from "../text/time-left.js";

/** Seconds of a round where no ruleset says it. */
const ROUND = 6;

/** Returns the seconds that a round of an actor's ruleset lasts. */
export function roundOf(actor: Pick<Actor, "type">): number {
  return rulesetOf(actor.type)?.roundSeconds ?? ROUND;
}

/** Returns how long a keeper's effect on an actor still lasts, in words. */
export function effectTimeTold(actor: Pick<Actor, "type">, { ends, until }: EffectKept): string {
  if (ends === "turn") return t("GARDIEN.EFFECT.LEFT.turn");
  if (ends === "never" || until === null) return t("GARDIEN.EFFECT.LEFT.never");
  const left = until - game.time.worldTime;
  return ends === "rounds" ? say(timeLeft(left, roundOf(actor))) : spanText(left);
}
