import { list, object, whole } from "../../../../core/shape/heal.js";
import type { Changes, ItemChange, Origin } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { figuresOf } from "../../attack/reading.js";
import { GbCreature } from "../../data/actors/creature.js";
import type { Pools } from "../../rules/body/pools.js";
import { ZONES, type Zone } from "../../rules/vocabulary.js";
import { applyWound } from "../../rules/body/apply-wound.js";
import { stored, word } from "../card.js";
import { pointRules, pointsOf, toPoints } from "../points.js";
import { woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";

const MOST = 99;

/** One round of a stored outcome: gravity reached, points it cost (`null`: it killed), and the whole cost of that gravity. */
interface StoredRound {
  readonly gb: number;
  readonly pf: number | null;
  readonly pv: number | null;
  readonly pfLost: number;
  readonly pvLost: number | null;
}

export function roundsIn(outcome: Outcome): readonly StoredRound[] {
  const points = (value: unknown) => (value === null ? null : whole(value));
  return list(outcome.rounds).map((source) => {
    const { gb, pf, pv, pfLost, pvLost } = object(source);
    return { gb: whole(gb), pf: points(pf), pv: points(pv), pfLost: whole(pfLost), pvLost: points(pvLost) };
  });
}

/** GB-33, GB-59 — the points of every round in its order, and the wound that is left or has grown. */
export function hazardChanges(outcome: Outcome, actor: Actor, origin: Origin): Changes | null {
  if (outcome.classic === true) return classicChanges(outcome, actor);
  const rounds = roundsIn(outcome);
  const old = woundsOf(actor).find(({ id }) => id === word(outcome, "wound"));
  if (rounds.length === 0) return old && outcome.goesOn === false ? { items: over(old.id) } : null;
  const before = pointsOf(actor);
  const after = rounds.reduce<Pools>(
    (points, { pf, pv }) => applyWound(points, { pfLoss: pf, pvLoss: pv }, pointRules()),
    before,
  );
  const lost = Math.max(0, before.pv - after.pv);
  const perRound = word(outcome, "mode") === "perRound";
  const grows = old !== undefined && !perRound;
  return {
    numbers: toPoints(actor, after),
    created: grows ? [] : woundsLeft(outcome, perRound ? rounds : rounds.slice(-1), lost, origin),
    items: old ? (grows ? grown(old, outcome, rounds) : over(old.id)) : [],
  };
}

/** GB-43 — hit points alone; what follows from them is the creature's own affair. */
function classicChanges(outcome: Outcome, actor: Actor): Changes | null {
  const figures = figuresOf(actor);
  if (!(figures instanceof GbCreature)) return null;
  const after = Math.max(-50, figures.hp.value - stored(outcome, "hp"));
  return { numbers: [{ path: "system.hp.value", after }] };
}

function now(): number {
  return Math.max(0, Math.trunc(game.time.worldTime));
}

/** GB-59 — the same wound, as grave as the last round made it; its clock starts when the cause is over (D-37). */
function grown({ id, wound }: Borne, outcome: Outcome, rounds: readonly StoredRound[]): readonly ItemChange[] {
  const last = rounds.at(-1);
  const change = (path: string, after: number | string | boolean) => ({ id, path: `system.${path}`, after });
  return [
    change("gb", last?.gb ?? 0),
    change("pfLost", Math.min(MOST, last?.pfLost ?? 0)),
    ...(last?.pvLost === null || last === undefined ? [] : [change("pvLost", Math.min(MOST, last.pvLost))]),
    ...(outcome.destroyed === true ? [change("partState", "destroyed")] : []),
    change("hazard.round", Math.min(999, wound.hazard.round + rounds.length)),
    ...(outcome.goesOn === true ? [] : [change("hazard.active", false), change("lastTick", now())]),
  ];
}

/** D-37 — the wound of an earlier round is left to its own clock. */
function over(id: string): readonly ItemChange[] {
  return [
    { id, path: "system.hazard.active", after: false },
    { id, path: "system.lastTick", after: now() },
  ];
}

/** GB-39 — whether a wound is one that this outcome, by the id of its card, left or made grow. */
export function isWoundOf({ id, wound }: Borne, outcome: Outcome, card: string): boolean {
  return id === word(outcome, "wound") || (card !== "" && wound.messageId === card);
}

function zoneIn({ zone }: Outcome): Zone {
  return ZONES.find((one) => one === zone) ?? "body";
}

function nameIn(outcome: Outcome, otherwise = ""): string {
  return word(outcome, "name") || otherwise || "—";
}

function woundsLeft(outcome: Outcome, rounds: readonly StoredRound[], lost: number, origin: Origin) {
  return rounds.map(({ gb, pfLost, pvLost }, i) => ({
    name: nameIn(outcome, origin.weaponName),
    type: "gbWound",
    system: {
      gb,
      zone: zoneIn(outcome),
      pfLost: Math.min(MOST, pfLost),
      pvLost: Math.min(MOST, pvLost ?? lost),
      partState: outcome.destroyed === true && i === rounds.length - 1 ? "destroyed" : "ok",
      inflictedAt: now(),
      messageId: origin.messageId,
      hazard: {
        active: outcome.goesOn === true && outcome.mortal !== true && i === rounds.length - 1,
        growth: stored(outcome, "growth"),
        round: roundsIn(outcome).length,
        bodyVital: outcome.bodyVital !== false,
      },
    },
  }));
}
