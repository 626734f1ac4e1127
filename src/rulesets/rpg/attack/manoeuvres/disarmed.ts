import { nullable, record, such, text, wholeFrom, type Json, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { ValueChange } from "../../../../core/play/contract/changes.js";
import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { outcomesBy } from "../../../../core/play/log/round-outcomes.js";
import { nameAsKnown } from "../../../../core/text/names-known.js";
import { disarmedOf, disarmingHits, disarms } from "../../rules/attack/disarm.js";
import { fact, fight } from "../fields.js";
import { figuresOf, roundNow } from "../reading.js";
import { whetherIn } from "./whether.js";

/** RP-77 — a blow that is to disarm, as an outcome keeps it. */
export const DISARMED = such(
  record({
    /** UUID of the target. */
    target: text,
    /** Blows of this round that hit in a row and were not parried, this one included. */
    hits: wholeFrom(0, Number.MAX_SAFE_INTEGER),
    /** Id and name of the weapon that falls; empty where none does. */
    item: text,
    name: text,
  }),
  ({ target }) => target !== "",
);
export interface Disarmed extends Read<typeof DISARMED> {}

/** What of any outcome tells whether it was to disarm. */
const DISARMING = record({ feats: record({ disarmed: nullable(DISARMED) }) });

/**
 * RP-36, RP-77 — the blows so far, as a verdict keeps them: what is counted later is no part of it. The cards of the
 * round tell, for in a duel nothing is written yet; the sheet does where they are gone, or there is no fight.
 */
export function disarmingFacts(attacker: Actor): Facts {
  const now = roundNow(attacker);
  const last =
    now &&
    outcomesBy(attacker, now)
      .flatMap((outcome) => DISARMING.read(outcome).feats.disarmed ?? [])
      .at(-1);
  if (last) return factsOf(leftBy(last));
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
function leftBy({ target, hits }: Disarmed): InARow {
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
  const falls = whetherIn(override, "disarmed") ?? disarms(hits);
  const { carried, handedness } = figuresOf(target);
  const item = falls ? (disarmedOf(carried.held, handedness)?.id ?? "") : "";
  return { target: target.uuid, hits, item, name: item === "" ? "" : (target.items.get(item)?.name ?? "") };
}

/** RP-77 — what the attacker remembers of it for the second blow. */
export function disarmingNoted(disarmed: Disarmed, attacker: Actor): readonly ValueChange[] {
  const { round } = figuresOf(attacker);
  const left = leftBy(disarmed);
  // Outside a fight there is no round: what a past fight left there is over.
  const outside: Readonly<Record<string, Json>> =
    roundNow(attacker) === null && round.combatId !== "" ? { combatId: "", round: 0 } : {};
  const values: Readonly<Record<string, Json>> = { ...outside, "disarm.target": left.target, "disarm.hits": left.hits };
  return Object.entries(values)
    .filter(([key, value]) => foundry.utils.getProperty(round, key) !== value)
    .map(([key, after]) => ({ path: `system.round.${key}`, after }));
}

/** RP-77 — what the card tells of it. */
export function disarmedFacts({ hits, item, name }: Disarmed): readonly CardFact[] {
  if (item !== "") return [fact("disarmed", fight("disarmed.falls", { name: nameAsKnown(name, "rpg") }), "RP-77")];
  if (hits === 0) return [];
  return [fact("disarmed", fight(disarms(hits) ? "disarmed.empty" : "disarmed.first"), "RP-77")];
}
