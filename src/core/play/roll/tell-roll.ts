import { createMessage } from "../../foundry/write.js";
import { defaultVisibility, recipients } from "../../foundry/visibility.js";
import { diceSound } from "./roll.js";

/** Tells a throw of a user's own in chat, so that nobody has to take its face on trust. Flavour is read as HTML. */
export async function tellRoll(
  roll: foundry.dice.Roll,
  label: string,
  audience: object | null = recipients(defaultVisibility()),
): Promise<void> {
  const flavor = foundry.utils.escapeHTML(label);
  await createMessage({ flavor, speaker: { alias: game.user.name }, rolls: [roll], sound: diceSound(), ...audience });
}
