import { list, object, oneOf, text, whole } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { DEFENCE_REASONS } from "../../rules/defence.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";
import type { Hit } from "./hits.js";
import { SHOCKS, type BodyShown, type ShotOutcome } from "./outcome-kept.js";
import type { Shot } from "../shots.js";

const INCIDENTS = ["none", "dud", "jammed"] as const;
const STATES = ["able", "outOfAction", "stabilised", "dying", "dead"] as const;
const BRUISES = ["none", "staggered", "unconscious"] as const;

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(outcome: Outcome): ShotOutcome {
  const told = object(outcome);
  const number = (key: keyof ShotOutcome) => whole(told[key]);
  const isOn = (key: keyof ShotOutcome) => told[key] === true;
  return {
    kind: "shots",
    mode: text(told["mode"]),
    weaponType: text(told["weaponType"]),
    notation: text(told["notation"]),
    groups: list(told["groups"]).map((one) => {
      const { modifier, shots } = object(one);
      return { modifier: whole(modifier), shots: whole(shots) };
    }),
    skipped: number("skipped"),
    shots: list(told["shots"]).map(readShot),
    hits: list(told["hits"]).map(readHit),
    incident: oneOf(INCIDENTS, told["incident"], "none"),
    type: oneOf(DAMAGE_TYPES, told["type"], "hp"),
    defence: number("defence"),
    reason: oneOf(DEFENCE_REASONS, told["reason"], "normal"),
    increments: number("increments"),
    outOfRange: isOn("outOfRange"),
    bonus: number("bonus"),
    vest: number("vest"),
    vestThrown: isOn("vestThrown"),
    bare: isOn("bare"),
    before: readBody(told["before"]),
    after: readBody(told["after"]),
    state: oneOf(STATES, told["state"], "able"),
    bruises: oneOf(BRUISES, told["bruises"], "none"),
    penalty: readPenalty(told["penalty"]),
    shocked: isOn("shocked"),
    massive: isOn("massive"),
    shock: oneOf(SHOCKS, told["shock"], "none"),
    asksShock: isOn("asksShock"),
    multiplier: number("multiplier"),
    harmless: isOn("harmless"),
  };
}

function readPenalty(source: unknown): ShotOutcome["penalty"] {
  const { before, after } = object(source);
  return { before: whole(before), after: whole(after) };
}

function readShot(source: unknown): Shot {
  const told = object(source);
  const number = (key: keyof Shot) => whole(told[key]);
  const isOn = (key: keyof Shot) => told[key] === true;
  return {
    bullet: number("bullet"),
    die: number("die"),
    modifier: number("modifier"),
    group: number("group"),
    total: number("total"),
    incident: oneOf(INCIDENTS, told["incident"], "none"),
    hit: isOn("hit"),
    critical: isOn("critical"),
    multiplier: number("multiplier"),
    defence: number("defence"),
    forced: isOn("forced"),
  };
}

/** One stored hit. */
export function readHit(source: unknown): Hit {
  const told = object(source);
  const number = (key: keyof Hit) => whole(told[key]);
  return {
    bullet: number("bullet"),
    faces: list(told["faces"]).map(whole),
    sides: list(told["sides"]).map(whole),
    plus: number("plus"),
    multiplier: number("multiplier"),
    before: number("before"),
    vest: typeof told["vest"] === "number" ? number("vest") : null,
    skin: number("skin"),
    dealt: number("dealt"),
  };
}

function readBody(source: unknown): BodyShown {
  const { hp, temporary } = object(source);
  return { hp: whole(hp), temporary: whole(temporary) };
}
