import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { resolveBattle } from "../../rules/attack/mass-battle.js";
import { count, deed, fact, field, named, say } from "../kit.js";

/** RP-78 — the two armies. */
export const ARMIES = ["a", "b"] as const;
export type Army = (typeof ARMIES)[number];

/** RP-78 — as many points as an army earns or loses, to either side. */
export const MOST_EARNED = 999;
const MOST_FACE = 100;

const earned = field.number(-MOST_EARNED, MOST_EARNED, { initial: 0 });

const KEPT = {
  ...{ aName: text, aEarned: whole, aDie: whole, a: whole },
  ...{ bName: text, bEarned: whole, bDie: whole, b: whole },
  winner: oneOf([...ARMIES, "tie"], "tie"),
};
type Battle = Read<typeof KEPT>;

/** RP-78 — the name of an army; one that has none goes by its side. */
function armyName(kept: Battle, army: Army): Text {
  const name = kept[`${army}Name` as const];
  return name ? named(name) : say(`battle.${army}`);
}

function resolved(kept: Pick<Battle, `${Army}${"Die" | "Earned"}`>) {
  const { a, b, winner } = resolveBattle(
    { die: kept.aDie, earned: [kept.aEarned] },
    { die: kept.bDie, earned: [kept.bEarned] },
  );
  return { a, b, winner };
}

function armyFact(kept: Battle, army: Army): CardFact {
  const sum = {
    total: kept[army],
    die: kept[`${army}Die` as const],
    earned: signed(kept[`${army}Earned` as const]),
  };
  return { ...fact("army", say("battle.sum", sum), "RP-78"), label: armyName(kept, army) };
}

/** RP-78 — armies meet: a die each, and what the characters and their people earned them. */
export const battle = deed("battle", {
  icon: "fa-solid fa-flag",
  by: "keeper",
  together: true,
  form: { aName: field.text(), aEarned: earned, bName: field.text(), bEarned: earned },
  kept: KEPT,
  rolls: () =>
    ARMIES.map((army) => diceSpec(`${army}Die`, "battle", rpgOptions().massBattleDie)).filter((spec) => spec !== null),
  outcome: ({ form, dice }) => {
    const thrown = { ...form, aDie: dice.aDie?.[0] ?? 1, bDie: dice.bDie?.[0] ?? 1 };
    return { ...thrown, ...resolved(thrown) };
  },
  edit: {
    figures: () =>
      ARMIES.flatMap((army) => [
        count(`${army}Die`, [1, MOST_FACE]),
        count(`${army}Earned`, [-MOST_EARNED, MOST_EARNED]),
      ]),
    follow: resolved,
  },
  view: (kept) => {
    const { winner } = kept;
    return card({
      verdict: winner === "tie" ? say("battle.tie") : say("battle.won", { name: armyName(kept, winner) }),
      tone: winner === "tie" ? "mute" : "accent",
      facts: ARMIES.map((army) => armyFact(kept, army)),
    });
  },
});
