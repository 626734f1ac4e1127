import type { Defence, DefenceView } from "../../../../core/play/contract/defence.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import type { Text } from "../../../../core/text/text.js";
import { fight } from "../fields.js";
import { DAMAGE } from "../outcome/landing.js";

/** RP-42, RP-79 — an answer as a card shows it: a word, the die it was given with, and whether the damage was thrown with it. */
export function answerView(
  { dice, bonus }: Pick<Defence, "dice" | "bonus">,
  { word, die }: { readonly word: Text; readonly die: number | null },
): DefenceView {
  return {
    word,
    dice: die === null ? [] : [{ faces: 20, value: die, counts: true }],
    total: die === null ? null : die + bonus,
    audience: "all",
    totalAudience: "numbers", // with the die it tells the margin of the blow, and so the Bdef that it met
    facts: [],
    alsoThrown: DAMAGE in dice ? fight("thrownDamage") : null,
  };
}

/** RP-42, RP-79 — the odds that an answer turns a blow aside. */
export function answerOdds(
  chance: number,
  { title, aside, struck }: { readonly title: string; readonly aside: string; readonly struck: string },
): Odds {
  return {
    title: fight(`odds.${title}`),
    chance,
    note: null,
    rows: [
      { id: aside, label: fight(`odds.${aside}`), tone: "good", probability: chance },
      { id: struck, label: fight(`odds.${struck}`), tone: "sev-3", probability: 1 - chance },
    ],
  };
}
