import { delayKey, durationKey, rolled, standKey, type EffectRolls } from "./effect-dice.js";
import type { Effect, RoundsEnd, Until } from "./effects.js";
import { clockOf, tickOf, type Moment, type Span } from "../body/spans.js";
import { windowOf } from "../body/span-changes.js";
import { HOUR_SECONDS } from "../time.js";

/** RP-61 — effects that begin together: some wait for another, or end with it. */
export interface Beginning {
  readonly effects: readonly Effect[];
  readonly moment: Moment;
  readonly rolls: EffectRolls;
  /** Keys already being waited for: effects that a keeper wrote may wait for one another. */
  readonly awaited?: readonly string[];
}

/** RP-61 — from when to when one of some effects is in force (D-38). */
export function spanOf(index: number, beginning: Beginning): Span {
  const effect = beginning.effects[index];
  if (effect?.type === "prone") return onTheGround(effect, index, beginning);
  if (effect?.type === "death" && effect.delay !== null) {
    return rounds(rolled(effect.delay, delayKey(index), beginning.rolls), "now", beginning);
  }
  const until = effect && "until" in effect ? effect.until : undefined;
  const span = until ? spanUntil(until, index, beginning) : open(beginning);
  const after = effect && "after" in effect ? effect.after : undefined;
  return until && after !== undefined ? following(after, until, span, beginning) : span;
}

function spanUntil(until: Until, index: number, beginning: Beginning): Span {
  const { worldTime } = beginning.moment;
  if (until.kind === "rounds") {
    return rounds(rolled(until.formula, durationKey(until, index), beginning.rolls), until.start, beginning);
  }
  if (until.kind === "careOrHours" || until.kind === "hours") {
    const hours = rolled(until.formula, durationKey(until, index), beginning.rolls);
    return { clock: "world", first: worldTime, last: worldTime + hours * HOUR_SECONDS - 1 };
  }
  return until.kind === "standing" ? whileDown(beginning) : open(beginning);
}

function rounds(count: number, start: RoundsEnd["start"], { moment }: Beginning): Span {
  return { clock: clockOf(moment), ...windowOf(tickOf(moment), count, start) };
}

/** Care, or somebody's word, ends it and no clock: it outlasts the fight. */
function open({ moment }: Beginning): Span {
  return { clock: "world", first: moment.worldTime, last: null };
}

/** After another effect: as many rounds as it would have lasted, or as long. Hours are not moved by a few seconds. */
function following(key: string, until: Until, span: Span, beginning: Beginning): Span {
  if (until.kind === "careOrHours" || until.kind === "hours") return span;
  const before = lastOfKeyed(key, beginning);
  const now = tickOf(beginning.moment);
  const last = until.kind === "rounds" && span.last !== null ? span.last - now + before : span.last;
  return { clock: clockOf(beginning.moment), first: before + 1, last };
}

/** On the ground at once; on one's feet after some rounds, which may be counted from the end of another effect. */
function onTheGround({ stand }: Effect & { readonly type: "prone" }, index: number, beginning: Beginning): Span {
  if (stand.kind !== "rounds") return open(beginning);
  const first = tickOf(beginning.moment);
  const from = stand.after === undefined ? first : lastOfKeyed(stand.after, beginning);
  const last = from + rolled(stand.formula, standKey(index), beginning.rolls);
  return { clock: clockOf(beginning.moment), first, last };
}

/** As long as the fall of the same beginning. */
function whileDown(beginning: Beginning): Span {
  const index = beginning.effects.findIndex(({ type }) => type === "prone");
  return index < 0 ? open(beginning) : spanOf(index, beginning);
}

/** The last round of the effect that another waits for; now, where it waits for that one in its turn. */
function lastOfKeyed(key: string, beginning: Beginning): number {
  const { effects, moment, awaited = [] } = beginning;
  const index = effects.findIndex((effect) => "key" in effect && effect.key === key);
  const last =
    index < 0 || awaited.includes(key) ? null : spanOf(index, { ...beginning, awaited: [...awaited, key] }).last;
  return last ?? tickOf(moment);
}
