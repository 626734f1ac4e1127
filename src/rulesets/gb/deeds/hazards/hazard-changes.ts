import type { Changes, ItemChange, Origin } from "../../../../core/play/contract/changes.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { figuresOf } from "../../data/reading.js";
import { GbCreature } from "../../data/actors/creature.js";
import type { Pools } from "../../rules/body/pools.js";
import { applyWound } from "../../rules/body/apply-wound.js";
import { pointRules, pointsOf, toPoints } from "../points.js";
import { woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";
import type { HazardOutcome, StoredRound } from "./hazard-kept.js";

const MOST = 99;

/** GB-33, GB-59 — the points of every round in its order, and the wound that is left or has grown. */
export function hazardChanges(kept: HazardOutcome, actor: Actor, origin: Origin): Changes | null {
  if (kept.classic) return classicChanges(kept, actor);
  const { rounds } = kept;
  const old = woundsOf(actor).find(({ id }) => id === kept.wound);
  if (rounds.length === 0) return old && !kept.goesOn ? { items: over(old.id) } : null;
  const before = pointsOf(actor);
  const after = rounds.reduce<Pools>(
    (points, { pf, pv }) => applyWound(points, { pfLoss: pf, pvLoss: pv }, pointRules()),
    before,
  );
  const lost = Math.max(0, before.pv - after.pv);
  const perRound = kept.mode === "perRound";
  const grows = old !== undefined && !perRound;
  return {
    numbers: toPoints(actor, after),
    created: grows ? [] : woundsLeft(kept, perRound ? rounds : rounds.slice(-1), lost, origin),
    items: old ? (grows ? grown(old, kept) : over(old.id)) : [],
  };
}

/** GB-43 — hit points alone; what follows from them is the creature's own affair. */
function classicChanges({ hp }: HazardOutcome, actor: Actor): Changes | null {
  const figures = figuresOf(actor);
  if (!(figures instanceof GbCreature)) return null;
  const after = Math.max(-50, figures.hp.value - hp);
  return { numbers: [{ path: "system.hp.value", after }] };
}

/** GB-59 — the same wound, as grave as the last round made it; its clock starts when the cause is over (D-37). */
function grown({ id, wound }: Borne, { rounds, destroyed, goesOn }: HazardOutcome): readonly ItemChange[] {
  const last = rounds.at(-1);
  const change = (path: string, after: number | string | boolean) => ({ id, path: `system.${path}`, after });
  return [
    change("gb", last?.gb ?? 0),
    change("pfLost", Math.min(MOST, last?.pfLost ?? 0)),
    ...(last?.pvLost === null || last === undefined ? [] : [change("pvLost", Math.min(MOST, last.pvLost))]),
    ...(destroyed ? [change("partState", "destroyed")] : []),
    change("hazard.round", Math.min(999, wound.hazard.round + rounds.length)),
    ...(goesOn ? [] : [change("hazard.active", false), change("lastTick", secondsNow())]),
  ];
}

/** D-37 — the wound of an earlier round is left to its own clock. */
function over(id: string): readonly ItemChange[] {
  return [
    { id, path: "system.hazard.active", after: false },
    { id, path: "system.lastTick", after: secondsNow() },
  ];
}

/** GB-39 — whether a wound is one that this outcome, by the id of its card, left or made grow. */
export function isWoundOf({ id, wound }: Borne, kept: HazardOutcome, card: string): boolean {
  return id === kept.wound || (card !== "" && wound.messageId === card);
}

function woundsLeft(kept: HazardOutcome, rounds: readonly StoredRound[], lost: number, origin: Origin) {
  const { name, zone, destroyed, goesOn, mortal, growth, bodyVital } = kept;
  const last = rounds.length - 1;
  return rounds.map(({ gb, pfLost, pvLost }, i) => ({
    name: name || origin.weaponName || "—",
    type: "gbWound",
    system: {
      ...{ gb, zone },
      pfLost: Math.min(MOST, pfLost),
      pvLost: Math.min(MOST, pvLost ?? lost),
      partState: destroyed && i === last ? "destroyed" : "ok",
      inflictedAt: secondsNow(),
      messageId: origin.messageId,
      hazard: { active: goesOn && !mortal && i === last, growth, round: kept.rounds.length, bodyVital },
    },
  }));
}
