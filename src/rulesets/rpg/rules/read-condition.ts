import { STAND_KINDS, type Condition, type State } from "./conditions.js";
import { RESTRICTIONS, type EndKind } from "./effects.js";
import { MODIFIER_SCOPES } from "./modifiers.js";
import { ARM_PARTS, AVERTERS, ENTANGLED_ZONES, LOSS_SCOPES, MOST_POINTS, readEffects } from "./read-effect.js";
import { formulaOf, present, storedGroup, wholeOf, wordOf, type Stored } from "./reading.js";
import type { Span } from "./spans.js";
import { ATTRIBUTES, SIDES } from "./vocabulary.js";

/** RP-61 — everything that ends a condition, beside its clock. */
const END_KINDS = [
  "rounds",
  "hours",
  "careOrHours",
  "care",
  "combatEnd",
  "standing",
  "affliction",
  "freed",
  "permanent",
] as const satisfies readonly EndKind[];

/** RP-61 — the conditions of somebody as they are stored; what is none is left out. */
export function readConditions(stored: unknown): readonly Condition[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readCondition(one) ?? []) : [];
}

function readCondition(value: unknown): Condition | null {
  const stored = storedGroup(value);
  const state = readState(storedGroup(stored?.["state"]));
  const span = readSpan(storedGroup(stored?.["span"]));
  const ends = wordOf(END_KINDS, stored?.["ends"]);
  if (!stored || !state || !span || !ends) return null;
  const { wound } = stored;
  const regain = wholeOf(stored["regain"], 0, Number.MAX_SAFE_INTEGER);
  return { state, span, ends, wound: typeof wound === "string" ? wound : "", ...present("regain", regain) };
}

function readSpan(stored: Stored | null): Span | null {
  if (!stored) return null;
  const clock = wordOf(["round", "world"], stored["clock"]);
  const first = moment(stored["first"]);
  const last = stored["last"] === null ? null : moment(stored["last"]);
  return clock === null || first === null || (last === null && stored["last"] !== null) ? null : { clock, first, last };
}

/** A round, or a second of the story. */
function moment(value: unknown): number | null {
  return wholeOf(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

function readState(stored: Stored | null): State | null {
  if (!stored) return null;
  const { type } = stored;
  const side = wordOf(SIDES, stored["side"]);
  switch (type) {
    case "inert":
    case "unconscious":
    case "halveSkills":
    case "halveMove":
    case "halveInitiative":
    case "crawl":
    case "busy":
    case "surprised":
    case "reloading":
    case "burning":
      return { type };
    case "choking":
      return { type, failed: stored["failed"] === true };
    case "disableLimb": {
      const part = wordOf(ARM_PARTS, stored["part"]);
      return part && { type, part, side };
    }
    case "restrict": {
      const mode = wordOf(RESTRICTIONS, stored["mode"]);
      return mode && { type, mode };
    }
    case "prone": {
      const stand = wordOf(STAND_KINDS, stored["stand"]);
      return stand && { type, stand };
    }
    case "bleed": {
      const formula = formulaOf(stored["formula"]);
      return formula === null ? null : { type, formula };
    }
    case "modifier": {
      const scope = wordOf(MODIFIER_SCOPES, stored["scope"]);
      const value = wholeOf(stored["value"], -MOST_POINTS, MOST_POINTS);
      return scope === null || value === null ? null : { type, scope, value };
    }
    case "awaitedLoss": {
      const scope = wordOf(LOSS_SCOPES, stored["scope"]);
      const value = wholeOf(stored["value"], -MOST_POINTS, MOST_POINTS);
      return scope === null || value === null ? null : { type, scope, value };
    }
    case "unsteady": {
      const attribute = wordOf(ATTRIBUTES, stored["attribute"]);
      const difficulty = wholeOf(stored["difficulty"], -MOST_POINTS, MOST_POINTS);
      if (attribute === null || difficulty === null) return null;
      return { type, attribute, difficulty, onFail: readEffects(stored["onFail"]) };
    }
    case "dying": {
      const avert = wordOf(AVERTERS, stored["avert"]);
      return avert && { type, avert };
    }
    case "entangled": {
      const zone = wordOf(ENTANGLED_ZONES, stored["zone"]);
      return zone && { type, zone, side };
    }
    default:
      return null;
  }
}
