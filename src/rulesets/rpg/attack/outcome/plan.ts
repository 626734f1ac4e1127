import type { Choices, WindowChoice } from "../../../../core/play/contract/situation.js";
import { rpgOptions } from "../../data/options.js";
import { planLabel } from "../../labels.js";
import { type RoundActions } from "../../rules/fight/round-actions.js";
import { attackMade, openPlans, planChosen, planFigures } from "../../rules/fight/round-spending.js";
import type { Plan } from "../../rules/vocabulary.js";
import { sectionOfUse, type WeaponUse } from "../../rules/attack/weapon-use.js";
import { fight, listChoice } from "../fields.js";
import { takesBothActions } from "../manoeuvres/intent.js";

/** RP-38, RP-39, RP-77 — plans that leave an attack to make, the one that keeps the most parries first; none is kept by who disarms. */
function plansFor(round: RoundActions, choices: Choices): readonly Plan[] {
  return openPlans(round)
    .filter((plan) => plan === "AA" || !takesBothActions(choices))
    .filter((plan) => planFigures(plan, round.actions).attacks > round.attacks)
    .toReversed();
}

/** RP-38 — the round of an actor about to attack: in melee its plan is made now at the latest. */
export function roundForAttack(round: RoundActions, use: WeaponUse, choices: Choices): RoundActions {
  if (sectionOfUse(use) !== "melee" || round.plan !== null) return round;
  const plans = plansFor(round, choices);
  const plan = plans.find((one) => one === choices.plan) ?? plans[0];
  return (plan && planChosen(round, plan)) ?? round;
}

/** RP-38…RP-40 — the round of an actor who has attacked; `null` where no action was left for it. */
export function roundAfterAttack(round: RoundActions, use: WeaponUse, choices: Choices): RoundActions | null {
  const section = sectionOfUse(use);
  return attackMade({ ...roundForAttack(round, use, choices), section }, rpgOptions().missileShots);
}

/** RP-38 — the plan to choose; nothing where it is chosen, or none is asked for. */
export function planChoices(round: RoundActions | null, use: WeaponUse, choices: Choices): readonly WindowChoice[] {
  if (!round || round.plan !== null || sectionOfUse(use) !== "melee") return [];
  const options = plansFor(round, choices).map((value) => ({ value, label: { key: planLabel(value) } }));
  const chosen = roundForAttack(round, use, choices).plan;
  return chosen === null ? [] : [listChoice("plan", chosen, options, { hint: fight("hint.plan") })];
}
