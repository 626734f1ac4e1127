import { defence } from "../../../../core/defence/defence.js";
import type { Defence, DefenceSituation, DefenceView } from "../../../../core/play/contract/defence.js";
import type { Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { explain, lineOf } from "../../dice/lines.js";
import { area, fact } from "./fields.js";
import { passChance } from "./odds.js";
import { factorOf, REFLEXES } from "./reaction.js";
import { difficultyOf, dueReaction, launchedIn } from "./rolls.js";
import { areaStrikeOf } from "./strike.js";

/** DD-147, DD-182 — everybody in the zone rolls Réflexes, once, and their vest with it. */
export const areaDefence = defence({
  name: () => area("reflexes"),
  asks: (blow) => {
    const strike = areaStrikeOf(blow);
    if (!strike || strike.outOfRange || figuresOf(blow.target).body === "dead") return false;
    return launchedIn(strike, blow.bonus, blow.dice).fired;
  },
  facts: (blow) => {
    const strike = areaStrikeOf(blow);
    if (!strike) return [];
    const { kind, increments } = strike;
    const rule = kind === "burst" ? "DD-58" : "DD-182";
    return [
      { ...fact("difficulty", area("number", { value: difficultyOf(strike, blow.bonus) }), rule), leads: true },
      ...(kind === "burst" ? [fact("increment", area("number", { value: increments }), "DD-142")] : []),
    ];
  },
  replies: ({ blow }) => {
    const out = figuresOf(blow.target).isOut;
    return [
      {
        ...{ id: "dive", label: area("dive"), icon: "fa-solid fa-person-falling-burst", kind: "fits", choices: {} },
        ...{ refused: false, ...(out && { barred: area("unable", { name: blow.target.name }) }) },
      },
      {
        ...{ id: "stay", label: area("stay"), icon: "fa-solid fa-person", kind: "still", choices: {}, refused: true },
        note: stayNote(blow),
      },
    ];
  },
  obstacle: ({ blow, refused }) =>
    !refused && figuresOf(blow.target).isOut ? area("unable", { name: blow.target.name }) : null,
  modifiers: reflexLines,
  explain,
  rolls: ({ blow, refused }, lines: readonly Line[]) => {
    const strike = areaStrikeOf(blow);
    if (!strike) return [];
    const difficulty = difficultyOf(strike, blow.bonus);
    return rollsInTurn((dice) => dueReaction({ strike, difficulty, lines, dice }, refused));
  },
  odds: oddsOf,
  view: viewOf,
});

/** DD-148, DD-182 — what staying put comes to: the damage that a failure lets through. */
function stayNote(blow: DefenceSituation["blow"]): Text {
  const strike = areaStrikeOf(blow);
  const factor = strike ? factorOf(strike, false) : 1;
  return factor === 1 ? area("stayNote") : area("stayTimes", { factor });
}

/** DD-22, DD-92 — Réflexes, and what wounds take off them. */
function reflexLines({ blow, refused }: Pick<DefenceSituation, "blow" | "refused">): readonly Modifier[] {
  if (refused) return [];
  const figures = figuresOf(blow.target);
  const { penalty } = figures.hp;
  return [lineOf("reflexes", figures.jet("reflexes")), ...(penalty === 0 ? [] : [lineOf("wounds", penalty)])];
}

/** DD-06, DD-147 — exactly how likely somebody is to throw themselves out of the way. */
function oddsOf({ blow, refused }: DefenceSituation, bonus: number): Odds | null {
  const strike = areaStrikeOf(blow);
  if (!strike || !mayKnowNumbers(blow.target)) return null;
  const chance = refused ? 0 : passChance(bonus, difficultyOf(strike, blow.bonus), strike.natural20Succeeds);
  return {
    title: area("odds.out"),
    chance,
    note: null,
    rows: [
      { id: "passed", label: area("odds.passed"), tone: "good", probability: chance },
      { id: "failed", label: area("odds.failed"), tone: "bad", probability: 1 - chance },
    ].filter(({ probability }) => probability > 0),
  };
}

/** DD-147 — an answer as the card shows it. */
function viewOf({ refused, dice, bonus }: Defence): DefenceView {
  const [die] = dice[REFLEXES] ?? [];
  return {
    word: area(refused ? "stays" : "dives"),
    dice: die === undefined ? [] : [{ faces: 20, value: die, counts: true }],
    total: die === undefined ? null : die + bonus,
    audience: "all",
    facts: [],
    alsoThrown: "damage" in dice ? area("thrownDamage") : null, // of answers given before attackers threw it
  };
}
