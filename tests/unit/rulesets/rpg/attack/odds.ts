import { bonusOf } from "../../../../../src/core/play/draft/draft.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { byHand, type Change, type OddsTable } from "../../../../support/play/odds-follow.js";
import { armed, BLADES, change, CLUB, held, inRound, openRing, rpgGuard, SHIELD, situationOf, skill } from "./table.js";

const HATCHET = held("hatchet", { formula: "1d6", skill: "handWeapons", bladed: true, mode: "meleeOrThrown" });
const BOW = held("bow", { formula: "1d6", skill: "bows", mode: "missile", equipped: "both", range: 50 });
const MINE = [BLADES, skill("bows", 9), skill("thrown", 7), HATCHET, BOW];

interface RpgChange extends Change {
  readonly weapon?: "bow";
  readonly metres?: number;
  readonly theirs?: readonly Data[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A round of a fight, in which more can be chosen. */
  readonly round?: number;
}

const CONTROLS: Readonly<Record<string, RpgChange>> = {
  "nothing changed": {},
  "a harder blow": { choices: { difficulty: "3" } },
  "an easier blow": { choices: { difficulty: "-4" } },
  "a place aimed at": { choices: { place: "10" } },
  "a harder FD by hand": { more: [byHand(2)] },
  "an easier FD by hand": { more: [byHand(-3)] },
  "the Bdef switched off": { off: "defense" },
  "the aim switched off": { choices: { place: "10" }, off: "aimed" },
  "a plan for the round": { choices: { plan: "AA" } },
  "what is thrown": { choices: { use: "thrown" }, metres: 8 },
  "an arrow": { weapon: "bow", metres: 20 },
  "an arrow at a shield": { weapon: "bow", metres: 20, theirs: [skill("shield", 11), SHIELD] },
  "a blow at a shield": { theirs: [skill("shield", 11), SHIELD], more: [byHand(-2)] },
  "somebody with bare hands": { theirs: [] },
  "a 20 that may hit": { settings: { rpgNaturals: "arithmetic" }, more: [byHand(-9)] },
  "a 1 that may miss": { settings: { rpgNaturals: "arithmetic" }, more: [byHand(9)] },
};

/** RP-08…RP-13, RP-41…RP-48 — the dice of the attack, and of the parry that is offered first. */
export const rpgOdds: OddsTable<RpgChange> = {
  attack: rpgAttack,
  changes: CONTROLS,
  windows: [{ round: 1 }, { round: 1, weapon: "bow" }],
  apart: ["intent"], // what a blow is meant to do has odds of its own
  open({ choices, weapon = "hatchet", metres = 1, theirs = [BLADES, CLUB], settings: rules = {}, round }) {
    const { hero, thug, settings } = openRing(MINE, theirs);
    for (const [key, value] of Object.entries(rules)) change(settings, key, value);
    if (round !== undefined) inRound(round);
    return { ...situationOf(armed(hero, weapon), thug, choices, metres), target: thug };
  },
  tried(ready) {
    let chance = 0;
    for (const thrown of everyThrow(rpgAttack.rolls(ready, ready.lines), ({ id }) => id === "attack")) {
      const struck = { ...ready, dice: thrown.dice };
      if (!rpgGuard.asks(struck)) {
        const outcome = rpgAttack.outcome({ ...struck, defence: null, override: {} });
        chance += outcome["end"] === "lands" ? thrown.chance : 0;
        continue;
      }
      const [reply] = rpgGuard.replies({ blow: struck, choices: {} });
      const situation = { blow: struck, choices: reply?.choices ?? {}, refused: reply?.refused ?? true };
      const answered = linesOf(rpgGuard.modifiers(situation));
      for (const answer of everyThrow(rpgGuard.rolls(situation, answered), ({ id }) => id === "parry")) {
        const defence = { ...situation, lines: answered, bonus: bonusOf(answered), dice: answer.dice };
        const outcome = rpgAttack.outcome({ ...struck, defence, override: {} });
        chance += outcome["end"] === "lands" ? thrown.chance * answer.chance : 0;
      }
    }
    return { chance };
  },
};
