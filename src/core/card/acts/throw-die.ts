import { createMessage } from "../../foundry/write.js";
import { work } from "../../ui/button-busy.js";
import { pages } from "../../ui/pages.js";
import { defaultVisibility, recipients } from "../../foundry/visibility.js";
import { audienceOf } from "../../play/log/audience.js";
import { diceSound, evaluate } from "../../play/roll/roll.js";

/** What a button with a die belongs to: the field that its face is written into, and what it is called in chat. */
export interface ThrownInto {
  readonly faces: number;
  readonly label: string;
  readonly field: { value: string };
}

/**
 * Has the buttons of an edit window throw their dice, as long as it is open.
 * @param subject id of the attack: who reads that reads these dice
 * @returns what ends it
 */
export function throwsDice(subject: string): () => void {
  const onClick = (event: Event): void => {
    const button = (event.target as Element | null)?.closest<HTMLElement>("[data-edit-die]");
    const field = button?.parentElement?.querySelector("input");
    const { editDie = "", label = "" } = button?.dataset ?? {};
    if (button && field) work(button, "edit.die", () => throwDie({ faces: Number(editDie), label, field }, subject));
  };
  const there = pages();
  for (const page of there) page.addEventListener("click", onClick);
  return () => {
    for (const page of there) page.removeEventListener("click", onClick);
  };
}

/** Throws a die before the table, so that nobody has to take its face on trust, and writes it into its field. */
export async function throwDie({ faces, label, field }: ThrownInto, subject: string): Promise<void> {
  const roll = await evaluate({ roll: "Roll", formula: `1d${faces}`, options: {} });
  field.value = String(roll.total);
  await createMessage({
    ...{ flavor: label, speaker: { alias: game.user.name }, rolls: [roll], sound: diceSound() },
    ...(audienceOf(subject) ?? recipients(defaultVisibility())),
  });
}
