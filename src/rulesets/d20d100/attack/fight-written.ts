import type { Changes } from "../../../core/attack/procedure.js";
import { fightPaths } from "../data/fight.js";
import { fightKept, type FightState } from "../rules/fight-state.js";
import { figuresOf, roundNow, watcherOf } from "./reading.js";

/** DD-120, DD-127, DD-130 — what to write on somebody who does or suffers something in a fight; nothing outside of one. */
export function fightWritten(actor: Actor, change: (now: FightState) => FightState): Changes["values"] {
  const stamp = roundNow(actor);
  if (!stamp) return [];
  const { fight, fightNow } = figuresOf(actor);
  return fightPaths(fight, fightKept(change(fightNow), stamp));
}

/** DD-114 — being on guard ends with anything that happens, and is not had again before an hour. */
export function attentiveLost(actor: Actor): Changes["values"] {
  if (watcherOf(actor)?.attentive.active !== true) return [];
  return [
    { path: "system.attentive.active", after: false },
    { path: "system.attentive.lostAt", after: game.time.worldTime },
  ];
}
