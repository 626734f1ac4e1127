import { itemsOf } from "../../../core/sheets/carried-items.js";
import { GbCreature } from "../data/actors/creature.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { GbWound } from "../data/items/wound.js";
import { nextLoss } from "../sheets/views/next-loss.js";
import { penalty } from "../sheets/views/penalty.js";
import { stripView, type StripView } from "../sheets/views/pools-view.js";
import { stampView, type StampView } from "../sheets/views/state-view.js";
import { toldWound } from "../sheets/parts/told.js";
import { woundRecord, woundViews } from "../sheets/views/wounds-view.js";
import type { Followed } from "./people.js";

/** GB-68 — one line of the paper table: name, fatigue with its penalty, life, wounds. */
export interface TrackerRow {
  readonly uuid: string;
  /** The UUID as ids of elements may carry it. */
  readonly key: string;
  readonly name: string;
  readonly img: string;
  readonly chosen: boolean;
  readonly stamp: StampView;
  /** Empty for a creature that is fought with hit points. */
  readonly fatigue: StripView | null;
  readonly malus: string;
  readonly tired: boolean;
  readonly life: StripView;
  /** Open wounds in the reader's language. */
  readonly wounds: readonly object[];
}

/** Somebody's line at a world time, in seconds. */
export function trackerRow({ actor, name, img }: Followed, chosen: boolean, now: number): TrackerRow {
  const model = actor.system as GbActor;
  const records = itemsOf(actor, GbWound).map(({ id, system }) => woundRecord(id, system));
  const wounds = woundViews(records, { now, loss: nextLoss(model) }).filter(({ number }) => number !== null);
  const classic = model instanceof GbCreature && model.mode === "traditional";
  const life = classic ? stripView("hp", model.hp) : stripView("pv", model.pv);
  const { state, pf, fatigue } = model;
  return {
    uuid: actor.uuid,
    key: actor.uuid.replaceAll(".", "-"),
    name,
    img,
    chosen,
    stamp: stampView({ state, hurt: wounds.length > 0 || life.lost > 0 || (!classic && pf.lost > 0) }),
    fatigue: classic ? null : stripView("pf", pf),
    malus: penalty(fatigue.malus),
    tired: fatigue.malus !== 0,
    life,
    wounds: wounds.map(toldWound),
  };
}
