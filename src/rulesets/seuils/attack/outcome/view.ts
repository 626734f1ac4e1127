import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { circlesText } from "../../data/actors/circles-text.js";
import { poolShown } from "../../dice/die-words.js";
import { bandLabel, characteristicLabel } from "../../labels.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import type { Placed } from "../../rules/body/circles.js";
import { ROWS } from "../../rules/vocabulary.js";
import { STATE_LEVELS } from "../../data/actors/state-level.js";
import { feltFacts, feltTicks } from "../brings.js";
import { fact, fight, named } from "../fields.js";
import type { SeuilsOutcome } from "./outcome-kept.js";
import { bandsOf, marksAfter, strikesOf } from "./pictures.js";

/** SE-14, SE-17 — what a defence costs is told by what it leaves, and by its kind; wounds past the last circle in words. */
const TOLD = [
  "system.wounds.surplus",
  ...["round", "lastRound"].flatMap((round) => [`system.${round}.defences`, `system.${round}.extraDefences`]),
];

/** What a card tells of an attack: the roll and what it needed, the defence, the dice of the damage, the circles. */
export function viewOf(outcome: SeuilsOutcome): OutcomeView {
  const { end, attack, placed, stateAfter, stateBefore } = outcome;
  const verdict = fight(`verdict.${verdictOf(outcome)}`);
  const losses = lossesOf(outcome);
  return {
    verdict,
    tone: end === "hit" ? (placed.length > 0 ? "accent" : "good") : "mute",
    die: null,
    dice: poolShown(attack),
    total: attack.result,
    answerFailed: end === "hit" && outcome.defence !== null,
    facts: [
      ...attackFacts(outcome),
      ...defenceFacts(outcome),
      ...(end === "hit" ? damageFacts(outcome) : []),
      ...feltFacts(outcome),
      ...spentFacts(outcome),
    ],
    strikes: strikesOf(outcome),
    bands: bandsOf(outcome),
    marks: marksAfter(outcome),
    tells: TOLD,
    severity:
      placed.length > 0
        ? {
            label: { key: stateLabel(stateAfter) },
            level: STATE_LEVELS[stateAfter],
            words: stateAfter === stateBefore ? [] : [fight(`becomes.${stateAfter}`)],
          }
        : null,
    losses,
    ticks: feltTicks(outcome),
    summary: losses[0] ? fight("summary", { verdict, lost: losses[0] }) : verdict,
  };
}

function verdictOf({ end, damage, absorbed, placed }: SeuilsOutcome): string {
  if (end !== "hit") return end;
  if (absorbed) return "absorbed";
  if (!damage) return "undecided";
  return placed.length > 0 ? "hit" : "harmless";
}

/** SE-24…SE-26 — what the attack needed. */
function attackFacts({ difficulty, band, aimed, attack }: SeuilsOutcome): readonly CardFact[] {
  if (difficulty === 0 && band === null && !aimed) return [];
  const data = { difficulty, result: attack.result, ...(band && { band: { key: bandLabel(band) } }) };
  const word = band
    ? aimed
      ? "difficultyBandAimed"
      : "difficultyBand"
    : aimed
      ? "difficultyAimed"
      : "difficultyPlain";
  return [fact("difficulty", fight(word, data), aimed ? "SE-25" : band ? "SE-24" : "SE-26")];
}

/** SE-29…SE-37 — how the target met it. */
function defenceFacts({ defence, end, unmet }: SeuilsOutcome): readonly CardFact[] {
  if (!defence && end !== "hit") return [];
  if (unmet) return [fact("defence", fight(`noDefence.${unmet}`), unmet === "firearm" ? "SE-33" : "SE-32")];
  if (!defence) return []; // whoever let it come is told of as an answer
  const { kind, characteristic, result, difficulty, extra } = defence;
  const data = {
    way: fight(`way.${kind}`),
    characteristic: { key: characteristicLabel(characteristic) },
    result,
    difficulty,
  };
  return [fact("defence", fight(extra > 0 ? "defenceExtra" : "defenceValue", data), extra > 0 ? "SE-17" : "SE-29")];
}

/** SE-27, SE-39…SE-46 — how the damage came about. */
function damageFacts(outcome: SeuilsOutcome): readonly CardFact[] {
  const { margin, bonusDice, cap, weapon, extraDice, absorbed } = outcome;
  return [
    fact("weapon", fight("xy", { dice: weapon.dice, keep: weapon.keep }), "SE-39"),
    ...(bonusDice > 0 ? [fact("margin", fight("marginValue", { margin, dice: bonusDice, cap }), "SE-27")] : []),
    ...(extraDice > 0 ? [fact("extraDice", fight("moreDice", { dice: extraDice }), "SE-40")] : []),
    ...armourFacts(outcome).map((one) => ({ ...one, audience: "numbers" as const })),
    ...(absorbed ? [fact("damage", fight("absorbed"), "SE-45")] : []),
  ];
}

/** SE-43…SE-46 — what protected the target, and how. */
function armourFacts({ armour, index, specific }: SeuilsOutcome): readonly CardFact[] {
  const away = specific === 1 ? "bestAway.one" : "bestAway.other";
  return [
    ...armour.map(({ name, slug }) =>
      fact("armour", name === "" ? fight("hide") : named(nameAsRead(name, { slug })), "SE-46"),
    ),
    ...(index > 0 ? [fact("index", fight("fewerDice", { dice: index }), "SE-43")] : []),
    ...(specific > 0 ? [fact("specific", fight(away, { dice: specific }), "SE-44")] : []),
  ];
}

/** SE-14 — what is left of the round to whoever attacked. */
function spentFacts({ actionsLeft }: SeuilsOutcome): readonly CardFact[] {
  if (actionsLeft === null) return [];
  const left = actionsLeft === 0 ? "none" : actionsLeft === 1 ? "one" : "other";
  return [fact("attackerLeft", fight(`actionsLeft.${left}`, { count: actionsLeft }), "SE-14")];
}

/** SE-52…SE-55 — the circles that were ticked, row by row. */
function lossesOf({ placed, nature }: SeuilsOutcome): readonly Text[] {
  const of = (where: Placed) => placed.filter((at) => at === where).length;
  const rows = ROWS.toReversed().flatMap((row) => {
    const count = of(row) + (row === "tue" ? of("converted") : 0);
    return count > 0 ? [circlesText(count, row, nature)] : [];
  });
  const surplus = of("surplus");
  return [
    ...(surplus > 0 ? [fight(surplus === 1 ? "surplus.one" : "surplus.other", { count: surplus })] : []),
    ...rows,
  ];
}
