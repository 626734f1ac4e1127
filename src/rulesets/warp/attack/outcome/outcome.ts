import { text } from "../../../../core/shape/shape.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { warpOptions } from "../../data/options.js";
import { experienceIn } from "../../deeds/action.js";
import { preReactionCharges } from "../../deeds/pre-reaction.js";
import { figuresOf } from "../../deeds/reading.js";
import { resultIn } from "../../dice/specs.js";
import { proposesSeriousWound } from "../../rules/body/serious-wounds.js";
import { isTurnedAside } from "../answer/aside.js";
import { ATTACK, attackRequest } from "../attack-roll.js";
import { asStruck, defenceRequest, DEFENCE } from "../answer/defence-roll.js";
import { isOn } from "../fields.js";
import { isForgotten, strikerOf } from "../kept.js";
import { healthAfter } from "./health.js";
import { hitOf } from "./hit.js";
import type { WarpOutcome } from "./kept-outcome.js";
import { decidedWord } from "../../../../core/play/record/override.js";
import { withMalus } from "./predictable.js";
import { sideOf } from "./side.js";
import { wayOf } from "../way.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";

/** WP-51 — the outcome of an attack from its dice, its target as it is, and how that answered. */
export function outcomeOf(blow: Blow): WarpOutcome {
  const { target, weapon, choices, defence, override } = blow;
  const { dice, lines } = withMalus(blow);
  const striker = strikerOf(blow);
  const attack = sideOf(resultIn(dice, ATTACK, attackRequest(striker, lines)));
  const rolled = defence !== null && (!defence.refused || DEFENCE in defence.dice);
  const parried = rolled ? sideOf(resultIn(defence.dice, DEFENCE, defenceRequest(blow))) : null;
  const aside = isTurnedAside(target) && override.hit !== "hit";
  const way = wayOf(weapon, choices, blow.kept);
  const hit = hitOf(blow, attack, parried);
  const struck = hit.hit && !aside;
  const figures = figuresOf(target);
  const damage = struck ? hit.damage : 0;
  const after = healthAfter(target, { damage, temporary: hit.temporary });
  const answer = defence ?? { choices: {}, refused: true };
  const serious = seriousOf(blow, {
    loss: hit.temporary ? 0 : damage,
    defenceFails: parried?.criticalFailure === true,
  });
  return {
    attack,
    defence: parried,
    keepersAttacker: !(striker?.hasPlayerOwner ?? false),
    keepersTarget: !target.hasPlayerOwner,
    answered: defence !== null,
    aside,
    hit: struck,
    margin: hit.margin,
    forgotten: struck && isForgotten(blow) && !["factor", "damage"].some((name) => name in override),
    forced: hit.forced,
    parts: hit.parts,
    harm: hit.harm,
    rangeDice: hit.rangeDice,
    special: isOn(choices.specialEffect),
    damageDice: hit.damageDice,
    raw: struck ? hit.raw : 0,
    regular: hit.worn.regularDice,
    points: hit.worn.regularPoints,
    skin: hit.worn.skin?.total ?? 0,
    ballistic: hit.worn.ballisticDice,
    protection: struck ? hit.protection : 0,
    divisor: struck ? hit.divisor : 1,
    damage,
    temporary: hit.temporary,
    before: figures.hp.status,
    after,
    ...serious,
    category: hit.category,
    text: choices.text ?? "",
    trait: answer.refused ? "" : (way.guard.trait({ blow: asStruck(blow), choices: answer.choices }) ?? ""),
    grant: answer.refused ? "" : text.read(answer.choices["grant"]),
    desperate: !answer.refused && answer.choices["desperate"] === true,
    experience: answer.refused ? 0 : experienceIn(target, answer.choices),
    charges: answer.refused ? 0 : preReactionCharges(target, answer.choices),
  };
}

/** WP-75 — whether a serious wound is proposed, or the keeper's word for it. */
function seriousOf(
  { override }: Pick<Blow, "override">,
  blow: { readonly loss: number; readonly defenceFails: boolean },
): Pick<WarpOutcome, "proposed" | "serious"> {
  const { seriousWounds, seriousWoundThreshold: threshold } = warpOptions();
  const serious = decidedWord(override, "serious", [...WOUND_NATURES, "none"]) ?? "";
  const due = blow.loss > 0 && proposesSeriousWound({ ...blow, threshold });
  return { serious, proposed: seriousWounds && due && serious === "" };
}
