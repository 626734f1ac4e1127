import type { Blow } from "../../../../core/play/contract/outcome.js";
import { experienceIn } from "../../deeds/action.js";
import { resultIn } from "../../dice/specs.js";
import { nameKept } from "../../data/items/names-kept.js";
import { DEFENCE } from "../answer/defence-roll.js";
import { sideOf } from "../outcome/side.js";
import { fistOf, healingOf, mindOf } from "./effects.js";
import { ownSide } from "./own-roll.js";
import { usedOf } from "./reading.js";
import { aidsIn, answerRequest, traitAnswering } from "./resistance.js";
import { resultOf } from "./result.js";
import type { UseOutcome } from "./use-outcome.js";

/** WP-10, WP-103…WP-126 — what something turned on somebody does to them, from its dice and their answer. Throws for a weapon. */
export function useOutcome(blow: Blow): UseOutcome {
  const { target, weapon, defence } = blow;
  const used = usedOf(weapon);
  if (!used) throw new TypeError("nothing that can be turned on anybody");
  const struck = { ...blow, attacker: blow.attacker ?? weapon?.actor ?? null };
  const own = ownSide(struck);
  const answered = defence !== null && !defence.refused;
  const answer =
    answered && defence.lines.length > 0
      ? sideOf(resultIn(defence.dice, DEFENCE, answerRequest(struck, defence.lines)))
      : null;
  const ended = resultOf(blow, used, own, answer);
  const told = answered ? defence.choices : {};
  return {
    use: used.kind,
    effect: used.kind === "power" ? used.system.effectKey : "custom",
    spell: used.kind === "spell" ? used.system.effectKey : "none",
    own,
    level: used.kind === "spell" ? used.system.level : 0,
    levelHidden: used.kind === "spell" && used.system.levelHidden,
    answer,
    ...nameKept("answeredWith", answered ? traitAnswering(struck, told) : null),
    ...ended,
    keepersUser: !(weapon?.actor?.hasPlayerOwner ?? false),
    keepersTarget: !target.hasPlayerOwner,
    mind: mindOf(blow, used, own, answer, ended.result),
    duration: used.kind === "contest" ? "" : used.system.duration,
    turns: used.kind === "power" ? used.system.castTurns : 1,
    ...healingOf(blow, used, own, ended.result),
    ...fistOf(blow, used, own, ended.result),
    charges: answered ? aidsIn({ blow: struck, choices: told }).spent : 0,
    experience: answered ? experienceIn(target, told) : 0,
  };
}
