import { DROPS, LOST_PARTS, RESTRICTIONS, type ArmPart, type Effect, type Stand, type Until } from "./effects.js";
import { MODIFIER_SCOPES } from "./modifiers.js";
import { formulaOf, present, storedGroup, wholeOf, wordOf, type Stored } from "./reading.js";
import { ATTRIBUTES, ZONES } from "./vocabulary.js";

export const ARM_PARTS = ["hand", "forearm", "arm"] as const satisfies readonly ArmPart[];
export const LOSS_SCOPES = ["all", "sight"] as const;
export const AVERTERS = ["care", "none"] as const;
export const ENTANGLED_ZONES = [...ZONES, "whole"] as const;

/** RP-61 — points that a modifier or a loss may have, either way. */
export const MOST_POINTS = 99;

/** RP-61 — effects that a failed test brings may ask for tests in their turn, within reason. */
const DEEPEST = 3;

/** RP-61 — the effects of a spell, a poison or a disease as they are stored; what is none is left out. */
export function readEffects(stored: unknown, depth = 0): readonly Effect[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readEffect(one, depth) ?? []) : [];
}

function readEffect(value: unknown, depth: number): Effect | null {
  const stored = storedGroup(value);
  if (!stored || depth > DEEPEST) return null;
  const { type } = stored;
  switch (type) {
    case "destroyHeld":
    case "choke":
      return { type };
    case "loseFunction":
      return { type, part: "legs" };
    case "drop":
      return whole({ type, what: wordOf(DROPS, stored["what"]) });
    case "disableLimb":
      return whole({ type, part: wordOf(ARM_PARTS, stored["part"]), until: readUntil(stored["until"]) });
    case "loseBodyPart": {
      const part = wordOf(LOST_PARTS, stored["part"]);
      return part && { type, part, ...(stored["partial"] === true && { partial: true }) };
    }
    case "restrict": {
      const mode = wordOf(RESTRICTIONS, stored["mode"]);
      return whole({ type, mode, until: readUntil(stored["until"]), ...chain(stored) });
    }
    case "inert":
      return whole({ type, until: readUntil(stored["until"]), ...chain(stored) });
    case "modifier": {
      const scope = wordOf(MODIFIER_SCOPES, stored["scope"]);
      return whole({ type, scope, value: points(stored), until: readUntil(stored["until"]), ...chain(stored) });
    }
    case "prone":
      return whole({ type, stand: readStand(stored["stand"]) });
    case "unconscious":
    case "halveSkills":
    case "halveMove":
    case "halveInitiative":
    case "crawl":
      return whole({ type, until: readUntil(stored["until"]) });
    case "bleed":
      return whole({ type, formula: formulaOf(stored["formula"]), until: readUntil(stored["until"]) });
    case "skillLoss": {
      const startsOn = wordOf(["care"], stored["startsOn"]);
      const scope = wordOf(LOSS_SCOPES, stored["scope"]);
      return whole({ type, scope, value: points(stored), ...present("startsOn", startsOn) });
    }
    case "death": {
      const delay = stored["delay"] === null ? null : formulaOf(stored["delay"]);
      const avert = wordOf(AVERTERS, stored["avert"]);
      return avert === null || (delay === null && stored["delay"] !== null) ? null : { type, delay, avert };
    }
    case "test":
      return readTest(stored, depth);
    case "entangle":
      return whole({ type, zone: wordOf(ENTANGLED_ZONES, stored["zone"]), until: readUntil(stored["until"]) });
    case "cosmetic":
      return whole({ type, id: wordOf(["headFlies", "cutInTwo"], stored["id"]) });
    default:
      return null;
  }
}

function readTest(stored: Stored, depth: number): Effect | null {
  const attribute = wordOf(ATTRIBUTES, stored["attribute"]);
  const when = wordOf(["once", "eachRound"], stored["when"]);
  const difficulty = wholeOf(stored["difficulty"] ?? 0, -MOST_POINTS, MOST_POINTS);
  const onFail = readEffects(stored["onFail"], depth + 1);
  if (attribute === null || when === null || difficulty === null) return null;
  return { type: "test", attribute, difficulty, when, onFail, ...present("until", readUntil(stored["until"])) };
}

function readUntil(value: unknown): Until | null {
  const stored = storedGroup(value);
  if (!stored) return null;
  const { kind } = stored;
  switch (kind) {
    case "care":
    case "combatEnd":
    case "standing":
    case "affliction":
    case "freed":
    case "permanent":
      return { kind };
    case "hours":
    case "careOrHours":
      return whole({ kind, formula: formulaOf(stored["formula"]) });
    case "rounds": {
      const start = wordOf(["now", "next"], stored["start"]);
      return whole({ kind, formula: formulaOf(stored["formula"]), start, ...text(stored, "rollKey") });
    }
    default:
      return null;
  }
}

function readStand(value: unknown): Stand | null {
  const stored = storedGroup(value);
  if (!stored) return null;
  const { kind } = stored;
  if (kind === "free" || kind === "test" || kind === "care") return { kind };
  return kind === "rounds" ? whole({ kind, formula: formulaOf(stored["formula"]), ...text(stored, "after") }) : null;
}

function points(stored: Stored): number | null {
  return wholeOf(stored["value"], -MOST_POINTS, MOST_POINTS);
}

function chain(stored: Stored): Partial<Record<"key" | "after", string>> {
  return { ...text(stored, "key"), ...text(stored, "after") };
}

function text<Key extends string>(stored: Stored, key: Key): Partial<Record<Key, string>> {
  const value = stored[key];
  return present(key, typeof value === "string" && value !== "" ? value : null);
}

/** What was read, if nothing of it is missing. */
function whole<Read extends object>(read: Read): { readonly [Key in keyof Read]: NonNullable<Read[Key]> } | null {
  const complete = Object.values(read).every((value) => value !== null);
  return complete ? (read as { readonly [Key in keyof Read]: NonNullable<Read[Key]> }) : null;
}
