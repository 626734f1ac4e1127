import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Scenery } from "../../../../core/play/contract/situation.js";
import { fieldsOf, filled } from "../../../../core/deed/form.js";
import type { DeedField } from "../../../../core/play/contract/deed.js";
import { warpOptions } from "../../data/options.js";
import { coverDice, darknessDice, MOST_COVER, MOST_DARKNESS } from "../../rules/attack/ranged-defence.js";
import type { Circumstances } from "../../rules/attack/ranged-defence.js";
import { answered, askedBy, type Answering } from "../answer/fields.js";
import { countChoice, countIn, fight, flagChoice, isOn } from "../fields.js";

/** WP-55 — more bonus dice than anybody gives in place of full ones. */
const MOST_HALF = 5;

/** WP-53, WP-55 — what defends a target by itself, in dice. */
export type Surroundings = Required<
  Pick<Circumstances, "cover" | "targetMoving" | "attackerMoving" | "darkness" | "halfDice">
>;

/** WP-53, WP-55 — as it was said with the attack. */
function saidOf(choices: Choices): Surroundings {
  return {
    cover: countIn(choices.cover, MOST_COVER),
    targetMoving: isOn(choices.targetMoving),
    attackerMoving: isOn(choices.attackerMoving),
    darkness: countIn(choices.darkness, MOST_DARKNESS),
    halfDice: warpOptions().halfRangeDice ? countIn(choices.halfDice, MOST_HALF) : 0,
  };
}

/** WP-53 — what the scene says of it by itself. */
export function sceneSays(scenery: Scenery | undefined): Choices {
  if (!scenery) return {};
  const flag = (on: boolean) => (on ? "1" : "0");
  return {
    targetMoving: flag(scenery.targetMoved),
    attackerMoving: flag(scenery.attackerMoved),
    darkness: String(darknessDice(scenery.darkness)),
    cover: String(coverDice(scenery.covered)),
  };
}

/** WP-53 — ids of what the scene says and the attack leaves out, or makes less of. */
export function leftUnsaid(choices: Choices, scenery: Scenery | undefined): readonly string[] {
  const [said, seen] = [saidOf(choices), saidOf(sceneSays(scenery))];
  return (["targetMoving", "attackerMoving", "darkness", "cover"] as const).filter((id) => said[id] < seen[id]);
}

/** WP-53, WP-55 — what the attacker may say of it; whoever answers finds it in their window. */
export function surroundingChoices({
  choices,
  scenery,
}: Pick<Situation, "choices" | "scenery">): readonly WindowChoice[] {
  const { cover, targetMoving, attackerMoving, darkness, halfDice } = saidOf(choices);
  const ofTarget = { group: "defence", ofTarget: true };
  const walls = coverDice(scenery?.covered ?? 0) > 0 && { hint: fight("hint.walls") };
  return [
    countChoice("cover", cover, MOST_COVER, { ...ofTarget, ...walls }),
    flagChoice("targetMoving", targetMoving, ofTarget),
    flagChoice("attackerMoving", attackerMoving, { group: "defence" }),
    countChoice("darkness", darkness, MOST_DARKNESS, ofTarget),
    ...(warpOptions().halfRangeDice ? [countChoice("halfDice", halfDice, MOST_HALF, ofTarget)] : []),
  ];
}

/** WP-53, WP-55 — as the attack says, unless whoever answers says otherwise: the keeper is asked about that. */
function surroundingForm(said: Surroundings) {
  const asked = { asks: true, folded: true } as const;
  const when = () => warpOptions().halfRangeDice;
  return {
    cover: answered.number(0, MOST_COVER, { initial: said.cover, ...asked }),
    targetMoving: answered.flag({ initial: said.targetMoving, ...asked }),
    attackerMoving: answered.flag({ initial: said.attackerMoving, ...asked }),
    darkness: answered.number(0, MOST_DARKNESS, { initial: said.darkness, ...asked }),
    halfDice: answered.number(0, MOST_HALF, { initial: said.halfDice, ...asked, when }),
  };
}

/** WP-53, WP-55 — as it counts. */
export function surroundingsIn(answering: Answering): Surroundings {
  return filled(surroundingForm(saidOf(answering.blow.choices)), askedBy(answering));
}

/** WP-53, WP-55 — the same for whoever answers. */
export function surroundingFields(answering: Answering): readonly DeedField[] {
  return fieldsOf(surroundingForm(saidOf(answering.blow.choices)), askedBy(answering));
}
