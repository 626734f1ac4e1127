import type { OutcomeView } from "../play/contract/view.js";
import { wordsNamed } from "./card.js";
import { wordIn } from "./choices.js";
import { fieldsNamed } from "./fields.js";
import type { AskedPart, DeedChoices, DeedField } from "../play/contract/deed.js";
import type { Side } from "./two-sides.js";

const SIDES = ["first", "second"] as const satisfies readonly Side[];

/** Of two who stand against each other, whose attempt it is: the keeper's to say. */
export const activeIn = (choices: DeedChoices): Side => wordIn(choices, "active", SIDES);

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
 * The words of an opposition in which one acts and the other meets it.
 * @param area where the ruleset keeps the words of its deeds
 */
export function actingSide(area: string) {
  const { told } = wordsNamed(area);
  const { choiceField, namedOption } = fieldsNamed(area);
  return {
    activeField: ([first, second]: readonly [Actor, Actor], choices: DeedChoices): DeedField => {
      const options = [namedOption("first", first.name), namedOption("second", second.name)];
      return choiceField("active", activeIn(choices), options, told("hint.active"));
    },

    /** Who has won and by how much; where both came to the same, the rules have said who has it all the same. */
    won: (name: string, margin: number): Pick<OutcomeView, "verdict" | "tone"> => ({
      verdict: margin === 0 ? told("oppose.tie", { name }) : told("oppose.wins", { name, margin: Math.abs(margin) }),
      tone: "good",
    }),
  };
}
