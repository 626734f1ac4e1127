import type { Json } from "../../../../core/shape/shape.js";
import type { Blow, Outcome } from "../../../../core/play/contract/outcome.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import { warpOptions } from "../../data/options.js";
import { experienceIn } from "../../deeds/action.js";
import { preReactionCharges } from "../../deeds/pre-reaction.js";
import { figuresOf } from "../../deeds/reading.js";
import { resultIn } from "../../dice/specs.js";
import type { Harm } from "../../rules/absorption.js";
import type { FactorPart } from "../../rules/factors.js";
import type { Health } from "../../rules/hit-points.js";
import { proposesSeriousWound } from "../../rules/serious-wounds.js";
import { isTurnedAside } from "../aside.js";
import { ATTACK, attackRequest } from "../attack-roll.js";
import { asStruck, defenceRequest, DEFENCE } from "../answer/defence-roll.js";
import { isOn } from "../fields.js";
import { isForgotten, strikerOf } from "../kept.js";
import { healthAfter } from "../health.js";
import { hitOf } from "./hit.js";
import { toldWord } from "../../../../core/play/record/override.js";
import { withMalus } from "./predictable.js";
import { sideOf } from "../side.js";
import type { Side } from "../side.js";
import { wayOf } from "../way.js";
import { WOUND_NATURES, type WoundNature } from "../../rules/vocabulary.js";

/** WP-51…WP-97 — what an attack came to, as a verdict stores it: ids and numbers. */
export interface WarpOutcome {
  readonly attack: Side;
  /** `null` where nothing was rolled: nobody was asked, or the target let it come. */
  readonly defence: Side | null;
  /** WP-10 — whose figures the keeper may keep to themselves. */
  readonly keepersAttacker: boolean;
  readonly keepersTarget: boolean;
  readonly answered: boolean;
  /** WP-132 — a spell turned it aside before anything else. */
  readonly aside: boolean;
  readonly hit: boolean;
  readonly margin: number;
  /** The weapon is gone, and with it what it does: the keeper has to say. */
  readonly forgotten: boolean;
  /** The keeper's word in place of the rules, for hit or damage. */
  readonly forced: boolean;
  readonly parts: readonly FactorPart[];
  readonly harm: Harm | "taser";
  /** WP-93 — 0 where distance spreads nothing. */
  readonly rangeDice: number;
  readonly special: boolean;
  /** WP-74 — faces of the damage dice; empty where the margin makes the damage. */
  readonly damageDice: readonly number[];
  readonly raw: number;
  /** Armour as it fell: regular dice, flat points with the steel skin, dice against bullets. */
  readonly regular: readonly number[];
  readonly points: number;
  readonly skin: number;
  readonly ballistic: readonly number[];
  readonly protection: number;
  readonly divisor: number;
  readonly damage: number;
  readonly temporary: boolean;
  /** WP-57…WP-59 — how the target fared before and fares after. */
  readonly before: Health;
  readonly after: Health;
  /** WP-75 — whether a serious wound is proposed, and the keeper's word for it. */
  readonly proposed: boolean;
  readonly serious: WoundNature | "none" | "";
  /** WP-58 — category of the weapon. */
  readonly category: string;
  /** WP-56 — what the attack was said to be. */
  readonly text: string;
  /** WP-50, WP-73, WP-15, WP-115 — what the defence used up. */
  readonly trait: string;
  readonly desperate: boolean;
  /** WP-68 — to whom the target gave the bonus die; empty: to nobody in particular. */
  readonly grant: string;
  readonly experience: number;
  readonly charges: number;
}

/** WP-51 — the outcome of an attack from its dice, its target as it is, and how that answered. */
export function outcomeOf(blow: Blow): Outcome {
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
  const outcome: WarpOutcome = {
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
    grant: answer.refused ? "" : textIn(answer.choices, "grant"),
    desperate: !answer.refused && flagIn(answer.choices, "desperate"),
    experience: answer.refused ? 0 : experienceIn(target, answer.choices),
    charges: answer.refused ? 0 : preReactionCharges(target, answer.choices),
  };
  return { ...outcome } as unknown as Record<string, Json>;
}

/** WP-75 — whether a serious wound is proposed, or the keeper's word for it. */
function seriousOf(
  { override }: Pick<Blow, "override">,
  blow: { readonly loss: number; readonly defenceFails: boolean },
): Pick<WarpOutcome, "proposed" | "serious"> {
  const { warpSeriousWounds, warpSeriousWoundThreshold: threshold } = warpOptions();
  const serious = toldWord(override, "serious", [...WOUND_NATURES, "none"]) ?? "";
  const due = blow.loss > 0 && proposesSeriousWound({ ...blow, threshold });
  return { serious, proposed: warpSeriousWounds && due && serious === "" };
}
