import type { Foreseen, PersonView, Plight, Vital } from "../../../core/keeper/contract.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { figuresOf } from "../data/reading.js";
import { GbCreature } from "../data/actors/creature.js";
import { GbWound } from "../data/items/wound.js";
import { bleeds, woundsOf } from "../deeds/wounds.js";
import { severityLabel, SEVERITY_STEP, stateLabel, zoneLabel } from "../labels.js";
import { nextLoss } from "../sheets/views/next-loss.js";
import { penalty } from "../sheets/views/penalty.js";
import type { Pool } from "../sheets/views/pools-view.js";
import { lossText } from "../sheets/views/clock-view.js";
import { woundRecord, woundViews, type WoundView } from "../sheets/views/wounds-view.js";

/** GB-68 — somebody as on the paper table: life, fatigue with its penalty, wounds with their clocks. */
export function personView(actor: Actor, now: number): PersonView {
  const figures = figuresOf(actor);
  const { state, pv, pf, fatigue } = figures;
  const classic = figures instanceof GbCreature && figures.mode === "traditional";
  const records = itemsOf(actor, GbWound).map(({ id, system }) => woundRecord(id, system));
  const wounds = woundViews(records, { now, loss: nextLoss(figures) }).filter(({ number }) => number !== null);
  return {
    vitals: classic ? [vital("hp", figures.hp)] : [vital("pv", pv), vital("pf", pf)],
    malus:
      fatigue.malus === 0 || classic ? null : { key: "GARDIEN.KEEPER.figure", data: { n: penalty(fatigue.malus) } },
    plights: [
      ...(state === "active" ? [] : [{ text: { key: stateLabel(state) }, tone: "bad" } as const]),
      ...wounds.toSorted((a, b) => b.step - a.step).map(woundTold),
    ],
    out: state === "dead",
  };
}

function vital(pool: Pool, { value, max }: { readonly value: number; readonly max: number }): Vital {
  return {
    id: pool,
    short: { key: `GARDIEN.GB.POOL_SHORT.${pool === "hp" ? "pv" : pool}` },
    name: { key: `GARDIEN.GB.POOL.${pool}` },
    ...{ value, max, look: "boxes", path: `system.${pool}.value`, min: -max },
  };
}

function woundTold({ severity, zone, marks, clock }: WoundView): Plight {
  const text = {
    key: "GARDIEN.KEEPER.pair",
    data: { first: { key: severityLabel(severity) }, last: { key: zoneLabel(zone) } },
  };
  const [mark] = marks;
  const calm = {
    text,
    tone: mark === undefined ? "warn" : "plain",
    more: mark === undefined ? null : { key: mark },
  } as const;
  if (!clock) return calm;
  const when = clock.due ? { key: "GARDIEN.KEEPER.TIME.now" } : clock.time;
  return { text, tone: SEVERITY_STEP[severity] > 2 ? "bad" : "warn", more: when };
}

/** GB-40 — the losses of wounds that nobody stopped, each by its own clock. */
export function foreseen(actor: Actor): readonly Foreseen[] {
  const figures = figuresOf(actor);
  if (figures.state === "dead") return [];
  const loss = lossText(nextLoss(figures));
  return woundsOf(actor)
    .filter(bleeds)
    .flatMap(({ wound: { interval, lastTick, zone } }): readonly Foreseen[] =>
      interval === null
        ? []
        : [
            {
              at: lastTick + interval,
              what: { key: "GARDIEN.GB.KEEPER.bleeds" },
              more: { key: "GARDIEN.KEEPER.pair", data: { first: { key: zoneLabel(zone) }, last: loss } },
              rule: "GB-40",
            },
          ],
    );
}
