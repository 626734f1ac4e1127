import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/moment.js";
import { diceSpec } from "../../dice/specs.js";
import { blazeBurns, CAMP_FIRE_FORMULA, FIRE_FORMULA, IGNITION_FORMULA, ignites } from "../../rules/fire.js";
import { burning } from "../../rules/own-conditions.js";
import { burnChanges, burnFacts, burnOutcome, burnRoll } from "./burns.js";
import { fact, told } from "../card.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { AREA, deed } from "../deed.js";
import { choiceField, flagField, textField } from "../fields.js";
import { count, flag } from "../figures.js";
import { writtenIn } from "../body/harm.js";
import { lastingChange } from "../lasting.js";
import { kills, lossNumbers, lossOutcome, lossShown, thrownFact } from "../losses-told.js";
import { pointsThrown, readPoints } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";
import { sparedFacts, sparedField, sparedIn } from "../spared.js";

/** RP-86…RP-88 — sparks on clothes, a camp fire one falls into, a blaze all around, something that burns and strikes. */
const FIRES = ["clothes", "campFire", "blaze", "shock"] as const;
type Fire = (typeof FIRES)[number];

/** The rule of each; what burns and strikes has its points by the keeper's word. */
const RULES: Readonly<Record<Fire, string>> = {
  clothes: "RP-86",
  campFire: "RP-87",
  blaze: "RP-88",
  shock: "RP-86",
};

const POINTS = "points";
const IGNITION = "ignition";
const BLAZE = "blaze";

const fireIn = (choices: DeedChoices): Fire => wordIn(choices, "fire", FIRES);

/** RP-86 — whether clothes may catch fire: they can burn, and do not already. */
function mayIgnite(actor: Actor, choices: DeedChoices): boolean {
  const burns = figuresOf(actor).lasting.some(({ state }) => state.type === "burning");
  return fireIn(choices) !== "blaze" && !burns && flagIn(choices, "canBurn", true);
}

/** RP-87, RP-88 — the points that a fire takes, as they are written; empty where it takes none. */
function formulaOf(choices: DeedChoices): string {
  const formulas = { clothes: "", campFire: CAMP_FIRE_FORMULA, blaze: FIRE_FORMULA, shock: writtenIn(choices) };
  return formulas[fireIn(choices)];
}

/** RP-88 — whether it takes any, by the die of a blaze where there is one (D-55). */
function burnsNow(choices: DeedChoices, dice: Dice): boolean {
  return fireIn(choices) === "blaze" ? blazeBurns(dice[BLAZE]?.[0] ?? 0) : formulaOf(choices) !== "";
}

/** RP-87, RP-88 — the points that it would take, and those that it does. */
function thrownIn(choices: DeedChoices, dice: Dice): number {
  const points = burnsNow(choices, dice) ? readPoints(formulaOf(choices)) : null;
  return points ? pointsThrown(points, dice[POINTS]) : 0;
}

function lossIn(choices: DeedChoices, dice: Dice): number {
  return Math.max(0, thrownIn(choices, dice) - sparedIn(choices));
}

/** RP-86…RP-89 — the roll that a fire asks for next; `null` once all have fallen. */
function dueRoll({ actor, choices }: DeedSituation, dice: Dice): RollSpec | null {
  if (fireIn(choices) === "blaze" && !dice[BLAZE]) return diceSpec(BLAZE, "blaze", IGNITION_FORMULA);
  const points = burnsNow(choices, dice) && !dice[POINTS] ? diceSpec(POINTS, "fire", formulaOf(choices)) : null;
  if (points) return points;
  if (mayIgnite(actor, choices) && !dice[IGNITION]) return diceSpec(IGNITION, "ignition", IGNITION_FORMULA);
  const burn = burnRoll(actor, lossIn(choices, dice), flagIn(choices, "newFire"));
  return burn && !dice[burn.id] ? burn : null;
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const fire = fireIn(choices);
  const fires = wordOptions(FIRES, (one) => `${AREA}.fire.${one}`);
  return [
    choiceField("fire", fire, fires, told(`hint.${fire}`)),
    ...(fire === "shock" ? [textField("damage", writtenIn(choices), told("hint.damage"))] : []),
    ...(fire === "blaze" ? [] : [flagField("canBurn", flagIn(choices, "canBurn", true))]),
    ...(fire === "clothes" ? [] : [sparedField(choices)]),
    ...(fire !== "clothes" && figuresOf(actor).fireLoss > 0
      ? [flagField("newFire", flagIn(choices, "newFire"), told("hint.newFire", { points: figuresOf(actor).fireLoss }))]
      : []),
  ];
}

/** RP-86…RP-89 — fire: the points that it takes, whether clothes catch, and what burns leave of a face. */
export const fire = deed("fire", {
  icon: "fa-solid fa-fire",
  by: "owner",
  fields: fieldsOf,
  obstacle: (situation) => {
    const { actor, choices } = situation;
    const formula = formulaOf(choices);
    if (formula !== "" && !readPoints(formula)) return obstacle("badFormula", actor);
    const idle = fireIn(choices) === "clothes" && !mayIgnite(actor, choices);
    return unlessAlive(actor) ?? (idle ? obstacle("nothingBurns", actor) : null);
  },
  rolls: (situation) => rollsInTurn((dice) => dueRoll(situation, dice)),
  outcome: ({ dice, ...situation }) => {
    const { actor, choices } = situation;
    const ignition = dice[IGNITION]?.[0] ?? 0;
    const formula = burnsNow(choices, dice) ? formulaOf(choices) : "";
    return {
      ...lossOutcome(actor, lossIn(choices, dice)),
      ...burnOutcome(dice, flagIn(choices, "newFire")),
      ...{ fire: fireIn(choices), blaze: dice[BLAZE]?.[0] ?? 0, ignition, alight: ignites(ignition) },
      ...{ written: formula, rolled: thrownIn(choices, dice), spared: sparedIn(choices) },
    };
  },
  confirm: kills,
  changes: fireChanges,
  edit: {
    figures: (ruled) => [
      ...(word(ruled, "fire") === "clothes" ? [] : [count("loss", [0, 299]), count("scarred", [0, 30])]),
      ...(word(ruled, "fire") === "blaze" ? [] : [flag("alight")]),
    ],
    follow: (decided, _ruled, actor) => (isDecided(decided, "loss") ? lossOutcome(actor, stored(decided, "loss")) : {}),
  },
  view: (outcome) => {
    const alight = outcome.alight === true;
    const hurt = stored(outcome, "loss") > 0;
    const [blaze, ignition] = [stored(outcome, "blaze"), stored(outcome, "ignition")];
    const die = blaze || ignition;
    return card({
      verdict: told(alight ? "fire.alight" : hurt ? "fire.burns" : "fire.spared"),
      tone: alight || hurt ? "bad" : "good",
      die: die > 0 ? { faces: 6, value: die, state: alight || (blaze > 0 && hurt) ? "crit" : "miss" } : null,
      facts: factsOf(outcome),
      ...lossShown(outcome),
    });
  },
});

function fireChanges(outcome: Outcome, actor: Actor): Changes | null {
  const { lasting } = figuresOf(actor);
  const burns = lasting.some(({ state }) => state.type === "burning");
  const values = [
    ...(stored(outcome, "loss") > 0 || outcome.anew === true ? burnChanges(outcome, actor) : []),
    ...(outcome.alight === true && !burns ? lastingChange([...lasting, burning(momentOf(actor))]) : []),
  ];
  const numbers = lossNumbers(outcome, actor);
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const fire = wordIn(outcome, "fire", FIRES);
  const written = word(outcome, "written");
  const rule = RULES[fire];
  const die = (id: "blaze" | "ignition", by: string) =>
    stored(outcome, id) > 0 ? [fact(id, told(`dieRead.${id}`, { die: stored(outcome, id) }), by)] : [];
  return [
    fact("cause", told(`fire.${fire}`), rule),
    ...die("blaze", "RP-88"),
    ...(written ? [thrownFact(written, stored(outcome, "rolled"), rule)] : []),
    ...sparedFacts(outcome),
    ...die("ignition", "RP-86"),
    ...burnFacts(outcome),
  ];
}
