import { list, object, text } from "../shape/heal.js";
import type { Problem } from "./procedure.js";
import { DRAFT_PATH } from "./stored.js";

/** What a keeper asks for at a step, until somebody has seen to it. */
export type Remark = { readonly step: string; readonly text: string; readonly done: boolean };

/** Where they lie on the actor. A list, which an update replaces as a whole. */
export const REMARKS_PATH = `${DRAFT_PATH}.remarks`;

/** What is stored of them, whatever it is. */
export function readRemarks(stored: unknown): readonly Remark[] {
  const read = list(stored).map((one) => {
    const { step, text: said, done } = object(one);
    return { step: text(step), text: text(said), done: done === true };
  });
  return read.filter((one) => one.step !== "" && one.text !== "");
}

/** A remark as a point to see to. */
export function problemOf({ step, text: said }: Remark): Problem {
  return { step, kind: "asked", text: { key: "GARDIEN.ASSISTANT.asked", data: { text: said } } };
}
