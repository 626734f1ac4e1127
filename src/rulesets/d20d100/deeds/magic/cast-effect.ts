import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { word } from "../../../../core/deed/card.js";
import type { D20d100Spell } from "../../data/spell.js";
import { told } from "../card.js";

/** DD-174, DD-175 — whether a spell falls on somebody. */
export function falls({ resisted, touch, damage, healing }: D20d100Spell): boolean {
  return resisted || touch || damage.trim() !== "" || healing.trim() !== "";
}

/** DD-174 — what a spell that works does to whom it falls on: points that the keeper takes or gives back by one click. */
export function effectCalls(outcome: Outcome): readonly AttackCall[] {
  const on = word(outcome, "on");
  if (on === "" || outcome.works !== true || outcome.paid !== true || !game.user.isGM) return [];
  const [cause, damage, healing] = [word(outcome, "spell"), word(outcome, "damage"), word(outcome, "healing")];
  const label = (does: string, dice: string) => told(`cast.${does}`, { dice, name: word(outcome, "target") });
  return [
    ...(damage ? [{ deed: "harm", choices: { cause, damage }, label: label("harms", damage), on }] : []),
    ...(healing ? [{ deed: "heal", choices: { cause, healing }, label: label("heals", healing), on }] : []),
  ];
}
