import type { AskedPart } from "../play/contract/deed.js";
import type { OutcomeView } from "../play/contract/view.js";
import type { deedKit } from "./kit.js";

/** Both sides with their latest answers, by who tries and who resists. */
export interface Places {
  readonly active: { readonly name: string; readonly answer: AskedPart["outcome"] };
  readonly other: { readonly name: string; readonly answer: AskedPart["outcome"] };
}

/** Returns both sides once both have answered, by the `active` of their parts; `null` before. */
export function placesOf(parts: readonly AskedPart[]): Places | null {
  const place = (acts: boolean) => {
    const part = parts.find(({ outcome }) => outcome["active"] === acts);
    const answer = part?.answers.at(-1);
    return part && answer ? { name: part.name, answer } : null;
  };
  const [active, other] = [place(true), place(false)];
  return active && other ? { active, other } : null;
}

/**
 * Returns who has won and by how much; after a tie, who wins it by the rules.
 * @param say texts of the ruleset's deeds
 */
export function wonBy(
  say: ReturnType<typeof deedKit>["say"],
  name: string,
  margin: number,
): Pick<OutcomeView, "verdict" | "tone"> {
  return {
    verdict: margin === 0 ? say("oppose.tie", { name }) : say("oppose.wins", { name, margin: Math.abs(margin) }),
    tone: "good",
  };
}
