import type { Choices } from "../contract/situation.js";

/** Returns choices without those that are off. */
export function said(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== "" && value !== "0"));
}
