import { nullable, record, such, text, type Read } from "../shape/shape.js";

const DRAGGED = record({
  id: text,
  actor: text,
  /** As JSON. */
  choices: text,
  name: text,
  img: text,
});
/** A deed whose button is dragged from a sheet. */
export type DraggedDeed = Read<typeof DRAGGED>;

/** Shape of the deed of a drag; `null`: none. */
export const DRAGGED_DEED = nullable(such(DRAGGED, ({ id, actor }) => id !== "" && actor !== ""));

/** Shape of a macro that is dragged as it will be; `null`: none. */
const COMMAND = record({ name: text, img: nullable(text), command: text });
export const DRAGGED_COMMAND = nullable(such(COMMAND, ({ name, command }) => name !== "" && command !== ""));

/** Key of the drag's data that holds such a macro. */
export const COMMAND_DRAG = "gardienCommand";

/** Lets a drag lay a macro on the hotbar. */
export function dragCommand({ dataTransfer }: DragEvent, macro: Read<typeof COMMAND>): void {
  dataTransfer?.setData("text/plain", JSON.stringify({ type: COMMAND_DRAG, [COMMAND_DRAG]: macro }));
}
