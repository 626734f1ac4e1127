import { list, object, text, whole } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { textSetting } from "../../../../core/settings/settings.js";
import type { Text } from "../../../../core/text/text.js";
import { deathIsAsked } from "../../attack/changes.js";
import { zoneLabel } from "../../labels.js";
import { passTime, stabilisationDice } from "../../rules/body/time.js";
import type { BleedingWound, Passed, Passing, TimeOptions } from "../../rules/body/time.js";
import type { Pools } from "../../rules/body/pools.js";
import { ZONES } from "../../rules/vocabulary.js";
import { stored } from "../card.js";
import { rollOf } from "../dice.js";
import { fact, numbers } from "../kit.js";
import { difference, pointRules, pointsOf, toPoints } from "../points.js";
import { bleeds, woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";

/** Time that passes for one character, before its dice. */
export type Span = Omit<Passing, "rolls">;

/** GB-39, GB-40 — what time does at this table (D-23, D-24). */
function timeRules(): TimeOptions {
  return {
    ...pointRules(),
    mode: textSetting("gbWorsenMode") === "pfFirst" ? "pfFirst" : "both",
    scope: textSetting("gbStabilisationScope") === "character" ? "character" : "wound",
  };
}

/** GB-41 — every wound of an actor on its own clock. */
export function clocksOf(actor: Actor): readonly BleedingWound[] {
  return woundsOf(actor).map((borne) => clockOf(borne));
}

export function clockOf(borne: Borne): BleedingWound {
  return bleeds(borne) ? borne.wound.bleeding : { ...borne.wound.bleeding, interval: null };
}

/** GB-39 — as many d100 as the losses of this span can call for. */
export function stabilisationRolls(deed: string, span: Span): readonly RollSpec[] {
  const count = stabilisationDice(span);
  return count > 0 ? [rollOf(deed, "stabilisation", { count, faces: 100 })] : [];
}

/** GB-13, GB-41 — plays a span of time for one actor. */
export function play(span: Span, dice: Dice): Passed {
  return passTime({ ...span, rolls: dice.stabilisation ?? [] }, timeRules());
}

/** What a card keeps of a span of time: points moved, and what became of each wound that bled. */
export function bleedingOutcome(actor: Actor, span: Span, passed: Passed): Record<string, Json> {
  const moved = difference(span.pools, passed.pools);
  const bled = passed.wounds.filter(({ id }) => passed.ticks.some(({ wound }) => wound === id));
  const zones = new Map(woundsOf(actor).map(({ id, wound }) => [id, wound.zone]));
  return {
    pf: moved.pf,
    pv: moved.pv,
    dead: passed.pools.pv <= 0,
    wounds: bled.map(({ id, lastTick, stabilised, pf, pv }) => ({
      id,
      zone: zones.get(id) ?? "body",
      lastTick,
      stabilised,
      pf,
      pv,
      rolls: passed.ticks.flatMap(({ wound, roll, target }) =>
        wound === id && roll !== null ? [{ roll, target }] : [],
      ),
    })),
    // D-24: where one success stops every wound, those that did not bleed meanwhile are stable too
    stable: span.wounds
      .filter(({ id, interval }) => interval !== null && passed.wounds.some((one) => one.id === id && one.stabilised))
      .map(({ id }) => id),
  };
}

/** One wound of a stored outcome. */
interface Bled extends Pools {
  readonly id: string;
  readonly zone: string;
  readonly lastTick: number;
  readonly stabilised: boolean;
  readonly rolls: readonly { readonly roll: number; readonly target: number }[];
}

function bledIn(outcome: Outcome): readonly Bled[] {
  return list(outcome.wounds).map((source) => {
    const { id, zone, lastTick, stabilised, pf, pv, rolls } = object(source);
    const dice = list(rolls).map((one) => ({ roll: whole(object(one).roll), target: whole(object(one).target) }));
    return {
      id: text(id),
      zone: ZONES.find((known) => known === zone) ?? "body",
      lastTick: whole(lastTick),
      stabilised: stabilised === true,
      pf: whole(pf),
      pv: whole(pv),
      rolls: dice,
    };
  });
}

/** What a span of time writes: the points, and the clocks of the wounds that bled. */
export function bleedingChanges(outcome: Outcome, actor: Actor): Changes {
  const before = pointsOf(actor);
  const after = { pv: before.pv + stored(outcome, "pv"), pf: before.pf + stored(outcome, "pf") };
  const borne = new Map(woundsOf(actor).map(({ id, wound }) => [id, wound]));
  const clocks = bledIn(outcome).flatMap(({ id, lastTick, pf, pv }) => {
    const wound = borne.get(id);
    if (!wound) return [];
    return [
      { id, path: "system.lastTick", after: lastTick },
      { id, path: "system.tickPf", after: Math.min(99, wound.tickPf + pf) },
      { id, path: "system.tickPv", after: Math.min(99, wound.tickPv + pv) },
    ];
  });
  const stable = list(outcome.stable).flatMap((id) => {
    const wound = borne.get(text(id));
    return wound && !wound.stabilised ? [{ id: text(id), path: "system.stabilised", after: true }] : [];
  });
  return { numbers: toPoints(actor, after), items: [...clocks, ...stable] };
}

/** D-21 — death waits for the keeper's word where the table says so. */
export function deathWaits({ dead }: Outcome): boolean {
  return dead === true && deathIsAsked();
}

/**
 * GB-40, GB-39 — the facts for each wound that bled: what it took and, for whoever may know the points they fell against,
 * the dice that could have stopped it.
 */
export function bleedingFacts(outcome: Outcome): readonly CardFact[] {
  return bledIn(outcome).flatMap(({ zone, pf, pv, stabilised, rolls }) => {
    const end = stabilised ? "stable" : rolls.length > 0 ? "open" : "bled";
    const value = { key: `GARDIEN.GB.DEED.bleeding.${end}`, data: { pf, pv } };
    const label = { key: zoneLabel(zone as (typeof ZONES)[number]) };
    const wound = { ...fact("wound", value, stabilised ? "GB-39" : "GB-40"), label };
    return rolls.length > 0 ? [wound, numbers("rolls", diceAgainst(rolls), "GB-39")] : [wound];
  });
}

function diceAgainst(rolls: readonly { readonly roll: number; readonly target: number }[]): Text {
  const dice = rolls
    .map(({ roll, target }) => `${roll}/${target}`)
    .join(" · ")
    .replaceAll("-", "−");
  return { key: "GARDIEN.GB.DEED.named", data: { name: dice } };
}
