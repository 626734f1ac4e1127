import { oneOf } from "../../../../core/shape/heal.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { resolveBattle } from "../../rules/mass-battle.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField, textField } from "../fields.js";
import { count } from "../figures.js";

/** RP-78 — the two armies. */
export const ARMIES = ["a", "b"] as const;
export type Army = (typeof ARMIES)[number];

/** RP-78 — as many points as an army earns or loses, to either side. */
export const MOST_EARNED = 999;
const MOST_FACE = 100;

const nameId = (army: Army): string => `${army}Name`;
const earnedId = (army: Army): string => `${army}Earned`;
const dieId = (army: Army): string => `${army}Die`;

function earnedIn(choices: DeedChoices, army: Army): number {
  return numberIn(choices, earnedId(army), { min: -MOST_EARNED, max: MOST_EARNED, otherwise: 0 });
}

/** RP-78 — the name of an army; one that has none goes by its side. */
function armyName(kept: Readonly<Record<string, unknown>>, army: Army): Text {
  const name = typeof kept[nameId(army)] === "string" ? String(kept[nameId(army)]) : "";
  return name ? named(name) : told(`battle.${army}`);
}

function faceIn(dice: Dice, army: Army): number {
  return dice[dieId(army)]?.[0] ?? 1;
}

function resolved(kept: Outcome): Outcome {
  const side = (army: Army) => ({ die: stored(kept, dieId(army)), earned: [stored(kept, earnedId(army))] });
  const { a, b, winner } = resolveBattle(side("a"), side("b"));
  return { ...kept, a, b, winner };
}

function armyFact(outcome: Outcome, army: Army): CardFact {
  const sum = {
    total: stored(outcome, army),
    die: stored(outcome, dieId(army)),
    earned: signed(stored(outcome, earnedId(army))),
  };
  return { ...fact("army", told("battle.sum", sum), "RP-78"), label: armyName(outcome, army) };
}

/** RP-78 — armies meet: a die each, and what the characters and their people earned them. */
export const battle = deed("battle", {
  icon: "fa-solid fa-flag",
  by: "keeper",
  together: true,
  fields: (_actors, choices) =>
    ARMIES.flatMap((army) => [
      textField(nameId(army), textIn(choices, nameId(army))),
      numberField(earnedId(army), earnedIn(choices, army), -MOST_EARNED, MOST_EARNED),
    ]),
  rolls: () =>
    ARMIES.map((army) => diceSpec(dieId(army), "battle", rpgOptions().rpgMassBattleDie)).filter(
      (spec) => spec !== null,
    ),
  outcome: ({ choices, dice }) =>
    resolved({
      ...Object.fromEntries(ARMIES.map((army) => [nameId(army), textIn(choices, nameId(army))])),
      ...Object.fromEntries(ARMIES.map((army) => [earnedId(army), earnedIn(choices, army)])),
      ...Object.fromEntries(ARMIES.map((army) => [dieId(army), faceIn(dice, army)])),
    }),
  edit: {
    figures: () =>
      ARMIES.flatMap((army) => [
        count(dieId(army), [1, MOST_FACE]),
        count(earnedId(army), [-MOST_EARNED, MOST_EARNED]),
      ]),
    follow: (decided) => resolved(decided),
  },
  view: (outcome) => {
    const winner = oneOf(["a", "b", "tie"], word(outcome, "winner"), "tie");
    const won = winner === "tie" ? told("battle.tie") : told("battle.won", { name: armyName(outcome, winner) });
    return card({
      verdict: won,
      tone: winner === "tie" ? "mute" : "accent",
      facts: ARMIES.map((army) => armyFact(outcome, army)),
    });
  },
});
