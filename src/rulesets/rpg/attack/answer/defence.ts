import { defence } from "../../../../core/defence/defence.js";
import type { Defence, DefenceSituation, DefenceView, Reply, Struck } from "../../../../core/play/contract/defence.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Odds } from "../../../../core/play/contract/odds.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { rpgOptions } from "../../data/options.js";
import { guardsFor } from "../attack-roll.js";
import { attackTest } from "../attack-test.js";
import { explain } from "../../dice/lines.js";
import { fact, fight } from "../fields.js";
import { answerOdds, answerView } from "./answer-view.js";
import { testSpec } from "../../dice/specs.js";
import type { ParryMeans } from "../../rules/attack/parry.js";
import type { GuardAtHand } from "./guards.js";
import { fumbleRoll } from "../outcome/fumble.js";
import {
  chanceOf,
  guardChosen,
  meansIn,
  PARRY,
  parryDie,
  parryFumbler,
  parryKept,
  parryLines,
  parryRequest,
  parryTest,
  rankedGuards,
} from "./parry.js";

/** RP-42…RP-46 — how targets answer a blow that hit: they know by how much, and not yet where. */
export const rpgDefence = defence({
  asks: (blow) => attackTest(blow).success && guardsFor(blow).length > 0,
  name: () => fight("parry"),
  facts: (blow) => [marginFact(blow)],
  replies: ({ blow }) => [...rankedGuards(blow).map((guard) => replyWith(guard, blow)), noParry()],
  fields: (situation) => {
    const { blow } = situation;
    const options = guardsFor(blow).map(({ id, name }) => ({ value: id, label: name }));
    const value = guardChosen(situation)?.id ?? "";
    return [{ id: "means", kind: "choice", label: fight("field.means"), value, options }];
  },
  obstacle: (situation) => {
    const means = meansIn(situation.choices);
    const guards = guardsFor(situation.blow);
    if (guards.length === 0) return fight("obstacle.noGuard", { name: situation.blow.target.name });
    return means === "" || guards.some(({ id }) => id === means) ? null : fight("obstacle.guard");
  },
  modifiers: parryLines,
  explain,
  rollsUnder: true,
  rolls: answerRolls,
  keeps: parryKept,
  odds: parryOdds,
  view: viewOf,
  secret: (target) => !target.hasPlayerOwner && rpgOptions().hiddenRolls === "all",
  patience: () => rpgOptions().parryTimeout,
  silent: () => rpgOptions().parryDefault === "none",
});

const ICONS: Readonly<Record<ParryMeans, string>> = {
  weapon: "fa-solid fa-khanda",
  shield: "fa-solid fa-shield-halved",
  unarmed: "fa-solid fa-hand-fist",
};

/** RP-42 — one button for each thing at hand. */
function replyWith(guard: GuardAtHand, blow: Struck): Reply {
  const { id, name, parry } = guard;
  const note: Text = { key: "GARDIEN.ATTACK.atMost", data: { score: parryRequest(guard, blow, []).score } };
  return {
    ...{ id: `means-${id}`, label: name, icon: ICONS[parry.means], note },
    ...{ kind: "fits", choices: { means: id }, refused: false },
  };
}

function noParry(): Reply {
  const icon = "fa-solid fa-heart-crack";
  return { id: "still", label: fight("noParry"), icon, kind: "still", choices: {}, refused: true };
}

function marginFact(blow: Struck): CardFact {
  return fact("margin", fight("margin", { margin: attackTest(blow).margin }), "RP-10");
}

/** RP-42…RP-46, RP-55 — the parry, and what it costs to miss it badly; what the blow does is for the attacker to throw. */
function answerRolls(situation: DefenceSituation, lines: readonly Line[]): readonly RollSpec[] {
  const { blow, refused } = situation;
  const guard = refused ? null : guardChosen(situation);
  if (!guard) return [];
  const next = ([die = 0]: readonly number[]) => {
    const fumbles = parryTest(situation, lines, die)?.outcome === "criticalFailure";
    return fumbles ? fumbleRoll(parryFumbler(guard), "defender") : null;
  };
  return [{ ...testSpec(PARRY, parryRequest(guard, blow, lines), "defender"), next }];
}

function parryOdds(situation: DefenceSituation, bonus: number): Odds | null {
  const chance = situation.refused ? null : chanceOf(situation, bonus);
  if (chance === null) return null;
  return answerOdds(chance, { title: "parry", aside: "parried", struck: "struck" });
}

function viewOf({ refused, dice, bonus, choices }: Defence, target: Actor | null): DefenceView {
  const die = parryDie(dice);
  const guard = target?.items.get(meansIn(choices));
  const parries = guard
    ? fight("parriesWith", { name: nameAsRead(guard.name, guard.system) })
    : fight("parriesUnarmed");
  return answerView({ dice, bonus }, { word: refused || die === null ? fight("letsItCome") : parries, die });
}
