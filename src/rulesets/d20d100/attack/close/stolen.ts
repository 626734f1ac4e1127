import type { ValueChange } from "../../../../core/play/contract/changes.js";
import { figuresOf } from "../../data/reading.js";
import { stolenUpon } from "../../rules/attack/helpless.js";

type Values = readonly ValueChange[];

/** DD-161 — somebody came from behind: the victim is helpless, or at least surprised, until a blow or their own next turn. */
export function stolenValues(unheard: boolean, target: Actor, by: string): Values {
  const { states, defence } = figuresOf(target);
  const helpless = stolenUpon(unheard) === "helpless";
  // Whoever was so before stays so afterwards.
  if (helpless ? states.helpless : defence.forceFlatFooted) return [];
  const path = helpless ? "system.states.helpless" : "system.defence.forceFlatFooted";
  return [
    { path, after: true },
    { path: "system.states.stolenBy", after: by },
  ];
}

/** DD-161 — the blow from behind has fallen, or another has: nobody is stolen upon any more. */
export function stolenEnds(target: Actor): Values {
  const { states, defence } = figuresOf(target);
  if (states.stolenBy === "") return [];
  return [
    { path: "system.states.stolenBy", after: "" },
    ...(states.helpless ? [{ path: "system.states.helpless", after: false }] : []),
    ...(!states.helpless && defence.forceFlatFooted ? [{ path: "system.defence.forceFlatFooted", after: false }] : []),
  ];
}

/** DD-123, DD-161 — whether somebody stands behind another: the one action holds the approach and its blow. */
export function standsBehind(attacker: Actor, target: Actor | null): boolean {
  return target !== null && figuresOf(target).states.stolenBy === attacker.uuid;
}
