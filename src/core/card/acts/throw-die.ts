import { work } from "../../ui/button-busy.js";
import { pages } from "../../ui/pages.js";
import { defaultVisibility, recipients } from "../../foundry/visibility.js";
import { audienceOf } from "../../play/log/audience.js";
import { evaluate } from "../../play/roll/roll.js";
import { tellRoll } from "../../play/roll/tell-roll.js";

/** Use of a die button: the field for its face, and its label in chat. */
export interface ThrownInto {
  readonly faces: number;
  readonly label: string;
  readonly field: { value: string };
}

/**
 * Makes the buttons of an open edit window throw their dice.
 * @param subject id of the act, whose readers read these dice
 * @returns a function that ends it
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

/** Throws a die in chat, so that nobody has to take its face on trust, and writes the face into its field. */
export async function throwDie({ faces, label, field }: ThrownInto, subject: string): Promise<void> {
  const roll = await evaluate({ roll: "Roll", formula: `1d${faces}`, options: {} });
  field.value = String(roll.total);
  await tellRoll(roll, label, audienceOf(subject) ?? recipients(defaultVisibility()));
}
