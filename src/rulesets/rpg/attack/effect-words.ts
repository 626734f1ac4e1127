import type { Text } from "../../../core/text/text.js";
import { attributeLabel, lossLabel, restrictionLabel, scopeLabel } from "../labels.js";
import {
  delayKey,
  directionKey,
  durationKey,
  flightKey,
  standKey,
  type EffectRolls,
} from "../rules/criticals/effect-dice.js";
import type { Effect, Stand, Until } from "../rules/criticals/effects.js";
import { signed } from "./circumstances.js";

const word = (key: string, data: Text["data"] = {}): Text => ({ key: `GARDIEN.RPG.EFFECT.${key}`, data });

/** RP-61 — what an effect is, in words; `rolls` are the dice of all effects that begin with it. */
export function effectName(effect: Effect, index: number, rolls: EffectRolls): Text {
  switch (effect.type) {
    case "drop":
      return word(`drop.${effect.what}`);
    case "disableLimb":
      return word(`disableLimb.${effect.part}`);
    case "loseBodyPart":
      return word(effect.partial ? "losePiece" : "loses", { part: { key: lossLabel(effect.part) } });
    case "loseFunction":
      return word("loses", { part: { key: lossLabel(effect.part) } });
    case "restrict":
      return { key: restrictionLabel(effect.mode) };
    case "bleed":
      return word("bleed", { formula: effect.formula });
    case "boon":
      return { key: `GARDIEN.RPG.STATE.boon.${effect.boon}`, data: { formula: effect.formula } };
    case "modifier":
      return word("modifier", { value: signed(effect.value), scope: { key: scopeLabel(effect.scope) } });
    case "skillLoss":
      return word(`skillLoss.${effect.scope}`, { value: signed(effect.value) });
    case "death":
      return word(effect.delay === null ? "death" : "dying");
    case "test":
      return word("test", { attribute: { key: attributeLabel(effect.attribute) } });
    case "cosmetic": {
      if (effect.id === "cutInTwo") return word("cutInTwo");
      const direction = word(`direction.${rolls[directionKey(index)] ?? 1}`);
      return word("headFlies", { metres: rolls[flightKey(index)] ?? 0, direction });
    }
    default:
      return word(effect.type);
  }
}

/** RP-61 — how long it lasts, or what came of it; `null` where there is nothing to say. */
export function effectNote(
  effect: Effect,
  index: number,
  { rolls, failed }: { readonly rolls: EffectRolls; readonly failed: readonly number[] },
): Text | null {
  if (effect.type === "test")
    return effect.when === "eachRound" ? word("eachRound") : word(failed.includes(index) ? "failed" : "passed");
  if (effect.type === "prone") return standing(effect.stand, index, rolls);
  if (effect.type === "death") {
    return effect.delay === null ? null : roundsOf("inRounds", rolls[delayKey(index)] ?? 0);
  }
  const until = "until" in effect ? effect.until : undefined;
  const lasts = until ? lasting(until, index, rolls) : null;
  return lasts && "after" in effect && effect.after !== undefined ? word("then", { lasts }) : lasts;
}

function lasting(until: Until, index: number, rolls: EffectRolls): Text {
  const rolled = "formula" in until ? (rolls[durationKey(until, index)] ?? Number(until.formula)) : 0;
  switch (until.kind) {
    case "rounds":
      return roundsOf(until.start === "now" ? "now" : "next", rolled);
    case "hours":
    case "careOrHours":
      return word(`until.${until.kind}`, { hours: rolled });
    default:
      return word(`until.${until.kind}`);
  }
}

function standing(stand: Stand, index: number, rolls: EffectRolls): Text {
  return stand.kind === "rounds" ? roundsOf("stand", rolls[standKey(index)] ?? 0) : word(`stand.${stand.kind}`);
}

/** So many rounds, one of them being said otherwise. */
function roundsOf(key: "inRounds" | "now" | "next" | "stand", rounds: number): Text {
  return word(`rounds.${key}.${rounds === 1 ? "one" : "other"}`, { rounds });
}
