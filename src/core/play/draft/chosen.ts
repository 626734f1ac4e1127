import type { Choices } from "../contract/situation.js";

/** Choices without those that are off: nothing chosen is nothing said. */
export function said(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== "" && value !== "0"));
}
