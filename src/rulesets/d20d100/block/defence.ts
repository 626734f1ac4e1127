import { figureIn, numberAt, textAt, type Block, type Draft } from "../../../core/notation/block.js";
import { defenceScores } from "../rules/attack/defence.js";
import { scaleAndMass } from "../rules/attack/scale.js";
import { modifierOf } from "../rules/character/characteristics.js";

/** DD-129, DD-171 — Défense without the bonus of the keeper. */
function withoutBonus(from: object): number {
  const number = (path: string) => figureIn(from, path);
  const { scale } = scaleAndMass(
    number("characteristics.size.score") ?? 10,
    (textAt(from, "category") || Reflect.get(from, "category")) === "human",
  );
  const reflexes = modifierOf(number("characteristics.dexterity.score") ?? 10) + (number("reflexesBonus") ?? 0);
  return defenceScores({ reflexes, scale: number("scaleOverride") ?? scale }).normal;
}

/** DD-129 — the Défense of an adversary; that of an investigator as it stands. */
export function defenceOf({ system, live, type }: Block): number | null {
  if (type !== "d20d100Adversary") return numberAt(live, "defence.normal");
  return withoutBonus(system) + (numberAt(system, "defenceBonus") ?? 0);
}

/** DD-129 — what a Défense leaves for the bonus. */
export function guessDefence(value: number, { figures }: Draft): void {
  const bonus = Math.min(20, Math.max(-10, value - withoutBonus(figures)));
  if (bonus !== 0) figures["defenceBonus"] = bonus;
}
