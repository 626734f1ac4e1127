import type {
  BlowFact,
  Defence,
  DefenceProcedure,
  DefenceView,
  Struck,
} from "../../../../core/play/contract/defence.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../deeds/reading.js";
import { poolOf } from "../../dice/line-dice.js";
import { chainOf } from "../../dice/specs.js";
import { atLeast, poolOdds } from "../../odds/pool.js";
import { warpDefence } from "../answer/defence.js";
import { DEFENCE } from "../answer/defence-roll.js";
import { sightOf } from "../outcome/sight.js";
import { diceOf, sideBy } from "../outcome/side.js";
import { isInReach, ownSide } from "./own-roll.js";
import { usedOf } from "./reading.js";
import {
  answerFields,
  answerLines,
  answerObstacle,
  answerReplies,
  answerRequest,
  answerRolls,
  blowOfMind,
} from "./resistance.js";
import { use, useFact } from "./words.js";

/** WP-10, WP-105, WP-126 — whether somebody is asked: not where it has failed, or falls short, and not the dead. */
function asks(blow: Struck): boolean {
  const used = usedOf(blow.weapon);
  if (!used || figuresOf(blow.target).hp.status === "dead") return false;
  const own = ownSide(blow);
  if (own && (own.total === 0 || own.criticalFailure || !isInReach(blow, own.total))) return false;
  const { armour } = figuresOf(blow.target);
  const mode = blowOfMind(blow);
  if (mode !== null) return mode !== "none" || armour.regularDice + armour.ballisticDice > 0;
  return used.kind === "contest" || used.system.resistMode !== "none";
}

function keepersOwn({ attacker }: Struck): boolean {
  return !(attacker?.hasPlayerOwner ?? false);
}

/** WP-10, WP-124 — the number to beat, as far as this reader may know it. */
function factsOf(blow: Struck): readonly BlowFact[] {
  const used = usedOf(blow.weapon);
  if (used?.kind === "spell") {
    const audience = used.system.levelHidden ? "keeper" : "all";
    return [
      { ...useFact("level", use("figure", { value: used.system.level }), { rule: "WP-126", audience }), leads: true },
    ];
  }
  const own = ownSide(blow);
  if (!own || sightOf(keepersOwn(blow)) === "outcome") return [];
  return [{ ...useFact("total", use("figure", { value: own.total }), { rule: "WP-105" }), leads: true }];
}

/** WP-10, WP-126, WD-62 — exact odds that an answer is enough: a level has to be reached, a total at least equalled. */
function oddsOf(situation: Parameters<DefenceProcedure["odds"]>[0]): Odds | null {
  const { blow } = situation;
  const used = usedOf(blow.weapon);
  const lines = linesOf(answerLines(situation));
  const number = used?.kind === "spell" ? used.system.level : (ownSide(blow)?.total ?? 0);
  const hidden = used?.kind === "spell" ? used.system.levelHidden : sightOf(keepersOwn(blow)) === "outcome";
  if (lines.length === 0 || (hidden && !game.user.isGM)) return null;
  const odds = poolOdds(poolOf(0, lines), answerRequest(blow, lines).rules);
  const chance = toNumber(atLeast(odds, number));
  const row = (id: string, tone: string, probability: number) => ({ id, label: use(`odds.${id}`), tone, probability });
  return {
    title: use("odds.answer"),
    chance,
    note: null,
    rows: [row("enough", "good", chance), row("short", "sev-3", 1 - chance)],
  };
}

/** What is asked of whoever something is turned on, in the words of what it is. */
function name(blow: Struck): Text {
  const used = usedOf(blow.weapon);
  const mode = blowOfMind(blow);
  if (mode !== null) return use(mode === "none" ? "endure" : mode === "dodge" ? "dodge" : "resist");
  return use(used?.kind === "contest" ? "oppose" : "resist");
}

function viewOf({ refused, lines, dice }: Defence, target: Actor | null): DefenceView {
  const sight = sightOf(!(target?.hasPlayerOwner ?? false));
  const side = sideBy(lines, dice[DEFENCE] ?? [], dice[chainOf(DEFENCE)] ?? []);
  return {
    word: use("answers"),
    dice: sight === "full" ? diceOf(side) : [],
    total: refused || sight === "outcome" ? null : side.total,
    audience: "all",
    facts: [],
  };
}

/**
 * WP-10, WP-105…WP-107, WP-126 — how people answer what is turned on them; whose dice are secret and how long people are
 * waited for is as against a weapon.
 */
export const useAnswer: DefenceProcedure = {
  ...warpDefence,
  name,
  asks,
  facts: factsOf,
  replies: answerReplies,
  fields: answerFields,
  obstacle: answerObstacle,
  modifiers: answerLines,
  rolls: answerRolls,
  odds: oddsOf,
  view: viewOf,
};
