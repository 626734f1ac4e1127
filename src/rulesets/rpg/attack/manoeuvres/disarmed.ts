import { object, text, whole } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Outcome, Override } from "../../../../core/play/contract/outcome.js";
import { outcomesDealt } from "../../../../core/play/log/outcomes-waiting.js";
import { disarmedOf, disarmingHits, disarms } from "../../rules/disarm.js";
import { fact, fight } from "../fields.js";
import { figuresOf, roundNow } from "../reading.js";
import { toldWhether } from "./told.js";

/** RP-77 — a blow that is to disarm, as a verdict stores it. */
export interface Disarmed {
  /** UUID of whom it was aimed at. */
  readonly target: string;
  /** Blows of this round that hit in a row and were not parried, this one included. */
  readonly hits: number;
  /** Id and name of the weapon that falls; empty where none does. */
  readonly item: string;
  readonly name: string;
}

/**
 * RP-36, RP-77 — the blows so far, as a verdict keeps them: what is counted later is no part of it. The cards of the
 * round tell, for in a duel nothing is written yet; the sheet does where they are gone, or there is no fight.
 */
export function disarmingFacts(attacker: Actor): Facts {
  const now = roundNow(attacker);
  const last =
    now &&
    outcomesDealt(attacker, now)
      .flatMap((outcome) => disarmedIn(outcome) ?? [])
      .at(-1);
  if (last) return factsOf(toldOf(last));
  const { combatId, round, disarm } = figuresOf(attacker).round;
  const current = now ? combatId === now.combatId && round === now.round : combatId === "";
  return factsOf(current ? disarm : NO_BLOW);
}

/** Blows in a row against one target. */
type InARow = Pick<Disarmed, "target" | "hits">;

const NO_BLOW: InARow = { target: "", hits: 0 };

function factsOf({ target, hits }: InARow): Facts {
  return { disarmTarget: target, disarmHits: hits };
}

/** What is left to remember for the next blow: once the weapon has fallen, or after a miss, one begins anew. */
function toldOf({ target, hits }: Disarmed): InARow {
  return disarms(hits) || hits === 0 ? NO_BLOW : { target, hits };
}

/** RP-77 — what a blow that is to disarm comes to; the second in a row against one target makes its weapon fall. */
export function disarmedBy(
  target: Actor,
  landed: boolean,
  { before, override }: { readonly before: Facts; readonly override: Override },
): Disarmed {
  const so = before.disarmTarget === target.uuid ? Number(before.disarmHits ?? 0) : 0;
  const hits = disarmingHits(so, landed);
  const falls = toldWhether(override, "disarmed") ?? disarms(hits);
  const { carried, handedness } = figuresOf(target);
  const item = falls ? (disarmedOf(carried.held, handedness)?.id ?? "") : "";
  return { target: target.uuid, hits, item, name: item === "" ? "" : (target.items.get(item)?.name ?? "") };
}

/** RP-77 — what the attacker remembers of it for the second blow. */
export function disarmingNoted(disarmed: Disarmed, attacker: Actor): readonly ValueChange[] {
  const { round } = figuresOf(attacker);
  const told = toldOf(disarmed);
  // Outside a fight there is no round: what a past fight left there is over.
  const outside: Readonly<Record<string, Json>> =
    roundNow(attacker) === null && round.combatId !== "" ? { combatId: "", round: 0 } : {};
  const values: Readonly<Record<string, Json>> = { ...outside, "disarm.target": told.target, "disarm.hits": told.hits };
  return Object.entries(values)
    .filter(([key, value]) => foundry.utils.getProperty(round, key) !== value)
    .map(([key, after]) => ({ path: `system.round.${key}`, after }));
}

function disarmedIn({ feats }: Outcome): Disarmed | null {
  return readDisarmed(object(feats).disarmed as Json | undefined);
}

/** Reads it back; `null` for a blow that was not to disarm. */
export function readDisarmed(source: Json | undefined): Disarmed | null {
  const data = object(source);
  const target = text(data.target);
  if (target === "") return null;
  return { target, hits: Math.max(0, whole(data.hits)), item: text(data.item), name: text(data.name) };
}

/** RP-77 — what the card tells of it. */
export function disarmedFacts({ hits, item, name }: Disarmed): readonly CardFact[] {
  if (item !== "") return [fact("disarmed", fight("disarmed.falls", { name }), "RP-77")];
  if (hits === 0) return [];
  return [fact("disarmed", fight(disarms(hits) ? "disarmed.empty" : "disarmed.first"), "RP-77")];
}
