import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { D20d100Spell } from "../../data/items/spell.js";
import { say } from "../kit.js";
import type { Cast } from "./cast-view.js";

/** DD-174, DD-175 — whether a spell falls on a target. */
export function falls({ resisted, touch, damage, healing }: D20d100Spell): boolean {
  return resisted || touch || damage.trim() !== "" || healing.trim() !== "";
}

/** DD-174 — what a spell that works does to its target: points that the keeper takes or gives back by one click. */
export function effectCalls(outcome: Cast): readonly AttackCall[] {
  const { on, works, paid, spell: cause, damage, healing, target: name } = outcome;
  if (on === "" || !works || !paid || !game.user.isGM) return [];
  const label = (does: string, dice: string) => say(`cast.${does}`, { dice, name });
  return [
    ...(damage ? [{ deed: "harm", choices: { cause, damage }, label: label("harms", damage), on }] : []),
    ...(healing ? [{ deed: "heal", choices: { cause, healing }, label: label("heals", healing), on }] : []),
  ];
}
