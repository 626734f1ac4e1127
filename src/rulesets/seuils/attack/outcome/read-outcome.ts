import { list, object, oneOf, text, whole } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { RoundStamp } from "../../../../core/fight/state/round-rule.js";
import { KEPT_ROWS } from "../../data/circles-shown.js";
import type { Placed } from "../../rules/circles.js";
import type { Thresholds } from "../../rules/thresholds.js";
import {
  BANDS,
  DAMAGE_TYPES,
  DEFENCE_CHARACTERISTICS,
  NATURES,
  ROWS,
  STATES,
  type Row,
} from "../../rules/vocabulary.js";
import type { Landed } from "./damage.js";
import { UNMET } from "../answer/incoming.js";
import { ENDS, type ArmourNamed, type DefenceShown, type PoolShown, type SeuilsOutcome } from "./outcome-kept.js";
import { DEFENCES } from "../ways.js";

const PLACES = [...ROWS, "converted", "surplus"] as const satisfies readonly Placed[];

/** Earlier cards kept the name alone. */
function readArmour(told: unknown): ArmourNamed {
  const { name, slug } = object(told);
  return typeof told === "string" ? { name: told, slug: "" } : { name: text(name), slug: text(slug) };
}

/** Reads a stored outcome back; what is not understood becomes a harmless miss. */
export function readOutcome(outcome: Outcome): SeuilsOutcome {
  const told = object(outcome);
  const number = (key: keyof SeuilsOutcome) => whole(told[key]);
  const isOn = (key: keyof SeuilsOutcome) => told[key] === true;
  const { dice, keep } = object(told["weapon"]);
  return {
    attack: readPool(told["attack"]),
    band: BANDS.find((one) => one === told["band"]) ?? null,
    aimed: isOn("aimed"),
    difficulty: number("difficulty"),
    defence: readDefence(told["defence"]),
    unmet: oneOf([...UNMET, ""] as const, told["unmet"], ""),
    surprised: isOn("surprised"),
    end: oneOf(ENDS, told["end"], "miss"),
    forced: isOn("forced"),
    margin: number("margin"),
    cap: number("cap"),
    bonusDice: number("bonusDice"),
    damage: readLanded(told["damage"]),
    absorbed: isOn("absorbed"),
    armour: list(told["armour"]).map(readArmour),
    index: number("index"),
    specific: number("specific"),
    weapon: { dice: whole(dice), keep: whole(keep) },
    extraDice: number("extraDice"),
    damageType: oneOf(DAMAGE_TYPES, told["damageType"], "blunt"),
    nature: oneOf(NATURES, told["nature"], "lethal"),
    wounds: wordsIn(ROWS, told["wounds"]),
    placed: wordsIn(PLACES, told["placed"]),
    surplus: number("surplus"),
    before: KEPT_ROWS.read(told["before"]),
    after: KEPT_ROWS.read(told["after"]),
    stateBefore: oneOf(STATES, told["stateBefore"], "indemne"),
    stateAfter: oneOf(STATES, told["stateAfter"], "indemne"),
    watchModifier: number("watchModifier"),
    grips: isOn("grips"),
    held: isOn("held"),
    venom: number("venom"),
    at: typeof told["at"] === "number" ? whole(told["at"]) : null,
    fought: told["fought"] ? readStamp(told["fought"]) : null,
    actionsLeft: typeof told["actionsLeft"] === "number" ? whole(told["actionsLeft"]) : null,
  };
}

function readStamp(source: unknown): RoundStamp {
  const { combatId, round } = object(source);
  return { combatId: text(combatId), round: whole(round) };
}

function readPool(source: unknown): PoolShown {
  const { faces, equipmentFaces, normalDice, threshold, result } = object(source);
  return {
    faces: list(faces).map(whole),
    equipmentFaces: list(equipmentFaces).map(whole),
    normalDice: whole(normalDice),
    threshold: whole(threshold),
    result: whole(result),
  };
}

function readDefence(source: unknown): DefenceShown | null {
  if (!source) return null;
  const { kind, characteristic, extra, difficulty } = object(source);
  return {
    ...readPool(source),
    kind: oneOf(DEFENCES, kind, "dodge"),
    characteristic: oneOf(DEFENCE_CHARACTERISTICS, characteristic, "agilite"),
    extra: whole(extra),
    difficulty: whole(difficulty),
  };
}

function readLanded(source: unknown): Landed | null {
  if (!source) return null;
  const { rolled, absorbed, faces, discardedFaces, keptFaces, idleFaces, wounds, thresholds } = object(source);
  return {
    rolled: whole(rolled),
    absorbed: absorbed === true,
    faces: list(faces).map(whole),
    discardedFaces: list(discardedFaces).map(whole),
    keptFaces: list(keptFaces).map(whole),
    idleFaces: list(idleFaces).map(whole),
    wounds: wordsIn([...ROWS, "none"] as const, wounds),
    thresholds: perRow((row) => whole(object(thresholds)[row])) satisfies Thresholds,
  };
}

function perRow<Value>(read: (row: Row) => Value): Record<Row, Value> {
  return Object.fromEntries(ROWS.map((row) => [row, read(row)])) as Record<Row, Value>;
}

function wordsIn<W extends string>(words: readonly W[], source: unknown): readonly W[] {
  return list(source).flatMap((told) => words.find((one) => one === told) ?? []);
}
