import type { AskedPart } from "../play/contract/deed.js";
import type { OutcomeView } from "../play/contract/view.js";
import type { deedKit } from "./kit.js";

/** The two, by whose attempt it is, with the last that each has answered. */
export interface Places {
  readonly active: { readonly name: string; readonly answer: AskedPart["outcome"] };
  readonly other: { readonly name: string; readonly answer: AskedPart["outcome"] };
}

/** Both places, once both have answered; what the call has kept of each says `active`. */
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
 * Who has won and by how much; where both came to the same, the rules have said who has it all the same.
 * @param say the words of the ruleset's deeds
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
