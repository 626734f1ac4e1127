import { createMessage } from "../../foundry/write.js";
import { recipients } from "../../foundry/visibility.js";
import { t } from "../../text/i18n.js";
import { audienceOf } from "../log/audience.js";
import { knownAs } from "../../world/names.js";
import { diceSound } from "../roll/roll.js";
import type { Verdict } from "../record/verdict.js";
import { actOf } from "../act/act-of.js";
import { actorOf } from "../../world/world.js";

/**
 * Posts the dice that a decision called for, rolled on the arbiter's client, to the card's readers; only keepers see
 * those of an actor whose dice are secret.
 */
export async function tellOwedDice(
  verdict: Pick<Verdict, "subject" | "intent" | "deed" | "targets">,
  index: number,
  rolls: readonly foundry.dice.Roll[],
): Promise<void> {
  const { subject, intent, targets } = verdict;
  const target = targets[index];
  const actor = target ? actorOf(target) : null;
  if (!target || !actor) return;
  const act = actOf(verdict);
  const data = { weapon: act.title(null), name: knownAs(target).name };
  await createMessage({
    speaker: { alias: knownAs(intent.attacker).name },
    flavor: foundry.utils.escapeHTML(t(act.owedDice, data)), // Foundry reads it as HTML
    rolls,
    ...(act.hidesDice(actor, target) ? recipients("keeper") : audienceOf(subject)),
    sound: diceSound(),
  });
}
