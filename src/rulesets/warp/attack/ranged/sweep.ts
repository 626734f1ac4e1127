import type { Choices } from "../../../../core/play/contract/situation.js";
import { WarpActor } from "../../data/actors/warp-actor.js";
import { swept } from "../../rules/attack/magazine.js";
import { tacticOf } from "./tactics.js";

/** WP-92 — whom a sweep takes in: nobody between the first and the last of its targets who still stands is left out. */
export function takenIn<One extends { readonly actor: Actor }>(
  weapon: Item,
  choices: Choices,
  line: readonly One[],
  aimedAt: readonly One[],
): readonly One[] {
  if (tacticOf(weapon, choices) !== "fullAutoSweep") return [];
  return swept(line, aimedAt).filter((one) => aimedAt.includes(one) || stands(one.actor));
}

function stands({ system }: Actor): boolean {
  const figures: unknown = system;
  return figures instanceof WarpActor && (figures.hp.status === "fit" || figures.hp.status === "wounded");
}
