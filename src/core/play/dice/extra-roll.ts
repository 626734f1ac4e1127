import { createMessage } from "../../foundry/write.js";
import { deedOf } from "../loaded/deeds.js";
import { recipients } from "../../foundry/visibility.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { audienceOf } from "../log/audience.js";
import { knownAs, weaponName } from "../../world/names.js";
import { procedureOf } from "../loaded/attacks.js";
import { diceSound } from "./roll.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/**
 * Shows the dice that the keeper's word asked for, rolled on the arbiter's client, to whoever reads the card; keepers
 * alone see those of somebody whose dice are secret.
 */
export async function tellOwedDice(
  { subject, intent, deed, targets }: Pick<Verdict, "subject" | "intent" | "deed" | "targets">,
  index: number,
  rolls: readonly foundry.dice.Roll[],
): Promise<void> {
  const target = targets[index];
  const actor = target ? actorOf(target) : null;
  if (!target || !actor) return;
  const secret = procedureOf(intent, deed ? {} : target).defence?.secret(actor) === true;
  const weapon = deed ? say(deedOf(intent.ruleset, deed.id).name) : weaponName(intent.weapon);
  const data = { weapon, name: knownAs(target).name };
  await createMessage({
    speaker: { alias: knownAs(intent.attacker).name },
    flavor: foundry.utils.escapeHTML(t(`GARDIEN.CARD.${deed ? "owedDiceOfDeed" : "owedDice"}`, data)), // Foundry reads it as HTML
    rolls,
    ...(secret ? recipients("keeper") : audienceOf(subject)),
    sound: diceSound(),
  });
}
