import { flag, list, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Text } from "../../../../core/text/text.js";
import { deathIsAsked } from "../../attack/changes.js";
import { figuresOf } from "../../data/reading.js";
import { gbOptions } from "../../data/options.js";
import { zoneLabel } from "../../labels.js";
import { passTime, stabilisationDice } from "../../rules/body/time.js";
import type { BleedingWound, Passed, Passing, TimeOptions } from "../../rules/body/time.js";
import type { Pools } from "../../rules/body/pools.js";
import { ZONES } from "../../rules/vocabulary.js";
import { rollOf } from "../dice.js";
import { POINTS, pointsDecided } from "../figures.js";
import { fact, named, numbers, say } from "../kit.js";
import { difference, pointRules, pointsOf, toPoints } from "../points.js";
import { bleeds, woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";

/** Time that passes for one character, before its dice. */
export type Span = Omit<Passing, "rolls">;

/** GB-39, GB-40 — what time does at this table (D-23, D-24). */
function timeRules(): TimeOptions {
  const { worsenMode: mode, stabilisationScope: scope } = gbOptions();
  return { ...pointRules(), mode, scope };
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

/** One wound that bled: what it took, and the dice that could have stopped it. */
const BLED = {
  ...{ id: text, zone: oneOf(ZONES, "body"), lastTick: whole, stabilised: flag, ...POINTS },
  rolls: list(record({ roll: whole, target: whole })),
};

/** What an outcome keeps of a span of time: points moved, what became of each wound that bled, which ones are stable now. */
export const BLEEDING = { ...POINTS, dead: flag, wounds: list(record(BLED)), stable: list(text) };
export interface Bleeding extends Read<typeof BLEEDING> {}

export function bleedingOutcome(actor: Actor, span: Span, passed: Passed): Bleeding {
  const bled = passed.wounds.filter(({ id }) => passed.ticks.some(({ wound }) => wound === id));
  const zones = new Map(woundsOf(actor).map(({ id, wound }) => [id, wound.zone]));
  return {
    ...difference(span.pools, passed.pools),
    dead: passed.pools.pv <= 0,
    wounds: bled.map((wound) => ({
      ...wound,
      zone: zones.get(wound.id) ?? "body",
      rolls: passed.ticks.flatMap(({ wound: id, roll, target }) =>
        id === wound.id && roll !== null ? [{ roll, target }] : [],
      ),
    })),
    // D-24: where one success stops every wound, those that did not bleed meanwhile are stable too
    stable: span.wounds
      .filter(({ id, interval }) => interval !== null && passed.wounds.some((one) => one.id === id && one.stabilised))
      .map(({ id }) => id),
  };
}

/** What a span of time writes: the points, and the clocks of the wounds that bled. */
export function bleedingChanges({ pv: life, pf: fatigue, wounds, stable }: Bleeding, actor: Actor): Changes {
  const before = pointsOf(actor);
  const borne = new Map(woundsOf(actor).map(({ id, wound }) => [id, wound]));
  const clocks = wounds.flatMap(({ id, lastTick, pf, pv }) => {
    const wound = borne.get(id);
    if (!wound) return [];
    return [
      { id, path: "system.lastTick", after: lastTick },
      { id, path: "system.tickPf", after: Math.min(99, wound.tickPf + pf) },
      { id, path: "system.tickPv", after: Math.min(99, wound.tickPv + pv) },
    ];
  });
  const stopped = stable
    .filter((id) => borne.get(id)?.stabilised === false)
    .map((id) => ({ id, path: "system.stabilised", after: true }));
  const after = { pv: before.pv + life, pf: before.pf + fatigue };
  return { numbers: toPoints(actor, after), items: [...clocks, ...stopped] };
}

/** D-21 — death waits for the keeper's word where the table says so. */
export function deathWaits({ dead }: Bleeding): boolean {
  return dead && deathIsAsked();
}

/**
 * GB-40, GB-39 — the facts for each wound that bled: what it took and, for whoever may know the points they fell against,
 * the dice that could have stopped it.
 */
export function bleedingFacts({ wounds }: Bleeding): readonly CardFact[] {
  return wounds.flatMap(({ zone, pf, pv, stabilised, rolls }) => {
    const end = stabilised ? "stable" : rolls.length > 0 ? "open" : "bled";
    const told = fact("wound", say(`bleeding.${end}`, { pf, pv }), stabilised ? "GB-39" : "GB-40");
    const wound = { ...told, label: { key: zoneLabel(zone) } };
    return rolls.length > 0 ? [wound, numbers("rolls", diceAgainst(rolls), "GB-39")] : [wound];
  });
}

function diceAgainst(rolls: Bleeding["wounds"][number]["rolls"]): Text {
  const dice = rolls.map(({ roll, target }) => `${roll}/${target}`).join(" · ");
  return named(dice.replaceAll("-", "−"));
}

/** GB-13, GB-40 — points that time took or gave, as the keeper decides them, and whether that kills. */
export function timeDecided(decided: Pools, actor: Actor): Pick<Bleeding, "pf" | "pv" | "dead"> {
  const points = pointsDecided(decided, actor);
  return { ...points, dead: figuresOf(actor).pv.value + points.pv <= 0 };
}
