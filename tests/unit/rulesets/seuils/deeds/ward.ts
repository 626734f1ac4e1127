import type { SeuilsActor } from "../../../../../src/rulesets/seuils/data/actors/seuils-actor.js";
import { seuilsDeeds } from "../../../../../src/rulesets/seuils/deeds/index.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { openCamp, written as write } from "./camp.js";

export { change, doDeed, hindrance, inRound, item, procedure, settled } from "./camp.js";

/** A player's character, and somebody of the keeper's who is hurt; three dice in everything. Nobody is in a fight. */
export function openWard(mine: readonly Data[] = [], theirs: readonly Data[] = [], hurt: Data = {}) {
  const { hero, foe: other, settings } = openCamp(mine, theirs);
  write(other, hurt);
  return { hero, other, settings };
}

/** The figures of an actor as a test reads them. */
export const sheetOf = (actor: Actor): SeuilsActor => actor.system as never;

/** Filled circles of the rows, from the mildest; crossed ones where asked for. */
export function circles(actor: Actor, kind: "lethal" | "temporary" = "lethal"): readonly number[] {
  const { touche, blesse, tue } = sheetOf(actor).rows;
  return [touche, blesse, tue].map((row) => row[kind]);
}

/** Data of somebody with so many filled circles of each row. */
export const wounds = (touche: number, blesse = 0, tue = 0, more: Data = {}): Data => ({
  wounds: { touche: { lethal: touche }, blesse: { lethal: blesse }, tue: { lethal: tue } },
  ...more,
});

/** What is stored of somebody, whatever moments are noted. */
export function written(actor: Actor): Data {
  return structuredClone({ ...(actor.toObject().system as Data), clocks: null });
}

/** Turns the clock of the world to a moment, in seconds. */
export function setTime(worldTime: number): void {
  Object.assign(game, { time: { worldTime } });
}

/** What the clock calls for on somebody now, by id. */
export const due = (actor: Actor) => seuilsDeeds.due(actor, game.time.worldTime, () => null);

/** Writes what time that went by changes by itself. */
export async function letPass(actor: Actor): Promise<void> {
  const change = seuilsDeeds.passes?.(actor);
  if (change) await actor.update({ system: change } as never);
}
