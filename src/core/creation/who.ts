import type { Block } from "./procedure.js";

/** The head of a summary: who it is, in a line, as far as anybody has said. */
export function whoItIs(...said: readonly string[]): readonly Block[] {
  const who = said.filter((one) => one.trim() !== "").join(" · ");
  return who === "" ? [] : [{ kind: "note", text: { key: "GARDIEN.ASSISTANT.who", data: { who } } }];
}
