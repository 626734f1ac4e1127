import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/actors/moment.js";
import { diceSpec } from "../../dice/specs.js";
import { blazeBurns, CAMP_FIRE_FORMULA, FIRE_FORMULA, IGNITION_FORMULA, ignites } from "../../rules/hazards/fire.js";
import { burning } from "../../rules/body/own-conditions.js";
import { DAMAGE_FORM } from "../body/harm.js";
import { count, deed, fact, field, obstacle, say, unlessAlive, yesNo } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { kills, LOSS, lossNumbers, lossOutcome, lossShown, thrownFact } from "../loss.js";
import { pointsThrown, readPoints } from "../points.js";
import { SPARED, SPARED_FORM, sparedFacts } from "../spared.js";
import { burnChanges, burnFacts, burnOutcome, burnRoll, BURNT } from "./burns.js";

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

const FORM = {
  fire: field.choice(FIRES, "fire", { hint: (fire) => say(`hint.${fire}`) }),
  ...DAMAGE_FORM,
  canBurn: field.flag({ initial: true }),
  ...SPARED_FORM,
  newFire: field.flag(),
};
type FireForm = Filled<typeof FORM>;

/** RP-86 — whether clothes may catch fire: they can burn, and do not already. */
function mayIgnite(actor: Actor, { fire, canBurn }: FireForm): boolean {
  const burns = figuresOf(actor).lasting.some(({ state }) => state.type === "burning");
  return fire !== "blaze" && !burns && canBurn;
}

/** RP-87, RP-88 — the points that a fire takes, as they are written; empty where it takes none. */
function formulaOf({ fire, damage }: FireForm): string {
  return { clothes: "", campFire: CAMP_FIRE_FORMULA, blaze: FIRE_FORMULA, shock: damage }[fire];
}

/** RP-88 — whether it takes any, by the die of a blaze where there is one (D-55). */
function burnsNow(form: FireForm, dice: Dice): boolean {
  return form.fire === "blaze" ? blazeBurns(dice[BLAZE]?.[0] ?? 0) : formulaOf(form) !== "";
}

/** RP-87, RP-88 — the points that it would take, and those that it does. */
function thrownIn(form: FireForm, dice: Dice): number {
  const points = burnsNow(form, dice) ? readPoints(formulaOf(form)) : null;
  return points ? pointsThrown(points, dice[POINTS]) : 0;
}

const lossIn = (form: FireForm, dice: Dice): number => Math.max(0, thrownIn(form, dice) - form.spared);

/** RP-86…RP-89 — the roll that a fire asks for next; `null` once all have fallen. */
function dueRoll(actor: Actor, form: FireForm, dice: Dice): RollSpec | null {
  if (form.fire === "blaze" && !dice[BLAZE]) return diceSpec(BLAZE, "blaze", IGNITION_FORMULA);
  const points = burnsNow(form, dice) && !dice[POINTS] ? diceSpec(POINTS, "fire", formulaOf(form)) : null;
  if (points) return points;
  if (mayIgnite(actor, form) && !dice[IGNITION]) return diceSpec(IGNITION, "ignition", IGNITION_FORMULA);
  const burn = burnRoll(actor, lossIn(form, dice), form.newFire);
  return burn && !dice[burn.id] ? burn : null;
}

const KEPT = {
  ...LOSS,
  ...BURNT,
  ...{ fire: oneOf(FIRES), blaze: whole, ignition: whole, alight: flag },
  ...{ written: text, rolled: whole, ...SPARED },
};
type Burned = Read<typeof KEPT>;

/** RP-86…RP-89 — fire: the points that it takes, whether clothes catch, and what burns leave of a face. */
export const fire = deed("fire", {
  icon: "fa-solid fa-fire",
  by: "owner",
  form: FORM,
  window: ({ fire: chosen }, { actor }) => {
    const { fireLoss } = figuresOf(actor);
    return {
      ...{ damage: chosen === "shock", canBurn: chosen !== "blaze", spared: chosen !== "clothes" },
      newFire: chosen !== "clothes" && fireLoss > 0 && { hint: say("hint.newFire", { points: fireLoss }) },
    };
  },
  kept: KEPT,
  obstacle: ({ actor, form }) => {
    const formula = formulaOf(form);
    if (formula !== "" && !readPoints(formula)) return obstacle("badFormula", actor);
    const idle = form.fire === "clothes" && !mayIgnite(actor, form);
    return unlessAlive(actor) ?? (idle ? obstacle("nothingBurns", actor) : null);
  },
  rolls: ({ actor, form }) => rollsInTurn((dice) => dueRoll(actor, form, dice)),
  outcome: ({ actor, form, dice }) => {
    const ignition = dice[IGNITION]?.[0] ?? 0;
    return {
      ...lossOutcome(actor, lossIn(form, dice)),
      ...burnOutcome(dice, form.newFire),
      ...{ fire: form.fire, blaze: dice[BLAZE]?.[0] ?? 0, ignition, alight: ignites(ignition) },
      written: burnsNow(form, dice) ? formulaOf(form) : "",
      ...{ rolled: thrownIn(form, dice), spared: form.spared },
    };
  },
  asksKeeper: kills,
  changes: fireChanges,
  edit: {
    figures: ({ fire: ruled }) => [
      ...(ruled === "clothes" ? [] : [count("loss", [0, 299]), count("scarred", [0, 30])]),
      ...(ruled === "blaze" ? [] : [yesNo("alight")]),
    ],
    follow: (decided, _ruled, actor) => (isDecided(decided, "loss") ? lossOutcome(actor, decided.loss) : {}),
  },
  view: (kept) => {
    const { alight, loss, blaze, ignition } = kept;
    const hurt = loss > 0;
    const die = blaze || ignition;
    return card({
      verdict: say(alight ? "fire.alight" : hurt ? "fire.burns" : "fire.spared"),
      tone: alight || hurt ? "bad" : "good",
      die: die > 0 ? { faces: 6, value: die, state: alight || (blaze > 0 && hurt) ? "crit" : "miss" } : null,
      facts: factsOf(kept),
      ...lossShown(kept),
    });
  },
});

function fireChanges(kept: Burned, actor: Actor): Changes | null {
  const { lasting } = figuresOf(actor);
  const burns = lasting.some(({ state }) => state.type === "burning");
  const values = [
    ...(kept.loss > 0 || kept.anew ? burnChanges(kept, actor) : []),
    ...(kept.alight && !burns ? lastingChange([...lasting, burning(momentOf(actor))]) : []),
  ];
  const numbers = lossNumbers(kept, actor);
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

function factsOf(kept: Burned): readonly CardFact[] {
  const { written, rolled } = kept;
  const rule = RULES[kept.fire];
  const die = (id: "blaze" | "ignition", by: string) =>
    kept[id] > 0 ? [fact(id, say(`dieRead.${id}`, { die: kept[id] }), by)] : [];
  return [
    fact("cause", say(`fire.${kept.fire}`), rule),
    ...die("blaze", "RP-88"),
    ...(written ? [thrownFact(written, rolled, rule)] : []),
    ...sparedFacts(kept),
    ...die("ignition", "RP-86"),
    ...burnFacts(kept),
  ];
}
