import type { CardFact, Outcome } from "../../../core/attack/procedure.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { flagIn, numberIn, textIn, wordIn } from "../../../core/deeds/choices.js";
import { wordOptions } from "../../../core/deeds/fields.js";
import { isDecided } from "../../../core/deeds/figures.js";
import type { DeedChoices, DeedEdit, DeedField } from "../../../core/deeds/procedure.js";
import type { Text } from "../../../core/text.js";
import type { WarpTrait } from "../data/trait.js";
import { WarpNpc } from "../data/npc.js";
import { poolRolls } from "../dice/specs.js";
import type { Relation, Task } from "../rules/base-dice.js";
import { compare, opposed, OUTCOMES } from "../rules/outcome.js";
import { MOST_DICE } from "../rules/pool.js";
import type { PoolModifier } from "../rules/pool.js";
import { actionFields, experienceIn, experienceUsed, tryOf, unlessNoDice } from "./action.js";
import type { Tried } from "./action.js";
import { fact, figure, named, numbers, secret, told } from "./card.js";
import { deed } from "./deed.js";
import { difficultyFields, difficultyIn, obstacleRolls } from "./difficulty.js";
import { againstField, opponentIn, setFor } from "./earlier-rolls.js";
import { choiceField, flagField, namedOption, numberField } from "./fields.js";
import { count, FREE, pick, usedFigures } from "./figures.js";
import { preReaction, preReactionCharges, preReactionFields } from "./pre-reaction.js";
import { doubtsWhetherAble, figuresOf, NOTHING, obstacle, unlessAlive } from "./reading.js";
import { chargesPaid } from "./reserve.js";
import { readsTotal, rolledFacts, rolledOutcome, rolledView } from "./rolled.js";
import { toneOf } from "./tones.js";
import { chosenOf, knownTo, traitsOf } from "./traits.js";
import type { Borne } from "./traits.js";

/** Rolls and difficulties that a check can stand against. */
const OPPOSED = ["check", "power", "setDifficulty"] as const;

/** WP-08 — whom it stands against: as chosen, else what the keeper has set for it. */
function against(actor: Actor, choices: DeedChoices): DeedChoices {
  return "against" in choices ? choices : { ...choices, against: setFor(actor) };
}

function traitIn(actor: Actor, choices: DeedChoices): Borne<WarpTrait> | null {
  return chosenOf(traitsOf(actor), choices, "trait");
}

/** WP-06, WP-11, WP-40 — what the dice start from: the trait called upon, how it fits, and what kind of field it is. */
function taskOf(actor: Actor, choices: DeedChoices): Task {
  const trait = traitIn(actor, choices);
  const fits: Relation = trait ? wordIn(choices, "relation", ["direct", "tangent"]) : "none";
  return {
    relation: fits,
    traitScore: trait?.system.score ?? null,
    scale: flagIn(choices, "technical") ? "technical" : "standard",
    average: figuresOf(actor).untrained,
  };
}

/** WP-42 — dice of those who help, or of a crowd alike: all but the leader's own. */
function helpersIn(actor: Actor, choices: DeedChoices): number {
  return numberIn(choices, "helpers", { min: 0, max: MOST_DICE, otherwise: crowdHelps(actor, choices) });
}

function crowdHelps(actor: Actor, choices: DeedChoices): number {
  const { system }: { readonly system: unknown } = actor;
  const others = system instanceof WarpNpc ? system.count - 1 : 0;
  return Math.min(MOST_DICE, others * (traitIn(actor, choices)?.system.score ?? figuresOf(actor).untrained));
}

/** WP-62, WP-75, WP-129 — whether rolls of a scope go otherwise for somebody, by what they wear, suffer or are under. */
function matters(actor: Actor, scope: "agility" | "social"): boolean {
  const { armour, carried, mods, spellbound } = figuresOf(actor);
  const { bonus, malus, dice } = mods[scope];
  const borne = scope === "agility" ? armour.malus > 0 : spellbound.charm;
  return borne || bonus + malus + dice > 0 || carried.wounds.some(({ malusScope }) => malusScope === scope);
}

/** WP-62 — what is tried asks for agility: the trait says so, or whoever rolls. */
function isAgile(actor: Actor, choices: DeedChoices): boolean {
  return (traitIn(actor, choices)?.system.agility ?? false) || flagIn(choices, "agility");
}

/** WP-06 — the roll of a check as it was chosen. */
function triedBy(actor: Actor, choices: DeedChoices): Tried {
  const helpers = helpersIn(actor, choices);
  const more: readonly PoolModifier[] = [
    ...(helpers > 0 ? [{ id: "helpers", kind: "bonus", count: helpers } as const] : []),
    ...preReaction(actor, choices),
  ];
  const agility = isAgile(actor, choices);
  const action = { kind: "check", agility, social: flagIn(choices, "social"), task: taskOf(actor, choices) } as const;
  return tryOf({ what: "check", rules: "check" }, actor, action, choices, more);
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const trait = traitIn(actor, choices);
  const shared = actors.length > 1;
  const listed = knownTo(traitsOf(actor)).filter(({ system }) => !shared || system.slug !== "");
  const options = listed.map(({ id, name, system }) =>
    namedOption(shared ? system.slug : id, `${name} ${system.printed}`),
  );
  const relation = wordIn(choices, "relation", ["direct", "tangent"]);
  const partly = !trait || relation === "tangent";
  return [
    choiceField("trait", trait ? (shared ? trait.system.slug : trait.id) : "", [
      { value: "", label: told("check.untrained", { dice: figuresOf(actor).untrained }) },
      ...options,
    ]),
    ...(trait ? [choiceField("relation", relation, wordOptions(["direct", "tangent"], relationLabel))] : []),
    ...(partly ? [flagField("technical", flagIn(choices, "technical"), told("hint.technical"))] : []),
    ...difficultyFields(choices),
    ...(game.user.isGM ? [flagField("hidden", flagIn(choices, "hidden"), told("hint.hidden"))] : []),
    ...againstField(against(actor, choices), ...OPPOSED),
    ...actionFields(actors, choices),
    ...preReactionFields(actor, choices),
    ...(trait?.system.agility !== true && matters(actor, "agility")
      ? [flagField("agility", flagIn(choices, "agility"), told("hint.agility"))]
      : []),
    ...(matters(actor, "social") ? [flagField("social", flagIn(choices, "social"), told("hint.social"))] : []),
    { ...numberField("helpers", helpersIn(actor, choices), 0, MOST_DICE, told("hint.helpers")), asks: true },
  ];
}

const relationLabel = (word: string): string => `GARDIEN.WARP.DEED.relation.${word}`;

const outcomeLabel = (word: string): string => `GARDIEN.WARP.OUTCOME.${word}`;

/** WP-07, WP-12 — what of a roll the keeper decides; success follows from the totals unless it is decided too. */
const edit: DeedEdit = {
  figures: (ruled) =>
    typeof ruled.total !== "number"
      ? []
      : [
          count("total", FREE, { audience: readsTotal(ruled) }),
          count("target", FREE, { audience: ruled.hidden === true ? "keeper" : "all" }),
          pick("result", wordOptions(OUTCOMES, outcomeLabel)),
          ...usedFigures(ruled),
        ],
  follow: (decided) => {
    if (typeof decided.target !== "number") return {};
    const own = { total: stored(decided, "total"), criticalFailure: decided.criticalFailure === true };
    const other = { total: decided.target, criticalFailure: decided.otherFailed === true };
    const { outcome, margin } = opposed(own, other);
    return { margin, ...(!isDecided(decided, "result") && { result: outcome }) };
  },
};

/** WP-05…WP-11 — an action is tried with a trait or without, against a difficulty, dice, or somebody else's roll. */
export const check = deed("check", {
  icon: "fa-solid fa-dice",
  by: "owner",
  followsLog: true,
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => {
    if (textIn(choices, "trait") !== "" && !traitIn(actor, choices)) return obstacle("noTrait", actor);
    return unlessAlive(actor) ?? unlessNoDice(actor, triedBy(actor, choices));
  },
  doubt: ({ actor }) => doubtsWhetherAble(actor),
  rolls: ({ actor, choices }) => [...poolRolls("check", triedBy(actor, choices)), ...obstacleRolls(actor, choices)],
  modifiers: ({ actor, choices }) => triedBy(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => {
    const tried = triedBy(actor, choices);
    const rolled = rolledOutcome(actor, tried, dice, "check");
    if (!rolled) return { total: null };
    const trait = traitIn(actor, choices);
    const other = opponentIn(against(actor, choices), ...OPPOSED);
    const target = other ? other.total : difficultyIn(actor, choices, dice);
    const failed = rolled.criticalFailure === true;
    const side = { total: rolled.total, criticalFailure: failed };
    const compared = other ? opposed(side, other) : target === null ? null : compare(rolled.total, target, failed);
    return {
      ...rolled,
      trait: trait?.name ?? "",
      dice: tried.base,
      target,
      hidden: flagIn(choices, "hidden") || other?.outcome.npc === true || other?.outcome.hidden === true,
      otherFailed: other?.criticalFailure === true,
      opponent: other && other.deed !== "setDifficulty" ? other.name : "",
      result: compared?.outcome ?? (failed ? "criticalFailure" : ""),
      margin: compared?.margin ?? null,
      experience: experienceIn(actor, choices),
      charges: preReactionCharges(actor, choices),
      reason: textIn(choices, "reason"),
    };
  },
  changes: (outcome, actor) => {
    const values = [
      ...experienceUsed(actor, stored(outcome, "experience")),
      ...chargesPaid(actor, stored(outcome, "charges")),
    ];
    return values.length > 0 ? { ...NOTHING, values } : null;
  },
  edit,
  view: (outcome) => {
    if (typeof outcome.total !== "number") return card({ verdict: told("check.none"), tone: "mute" });
    const result = word(outcome, "result");
    const shown = rolledView(outcome);
    const verdict: Text = result ? { key: outcomeLabel(result) } : triedIn(outcome);
    return card({
      ...shown,
      verdict,
      tone: toneOf(result),
      facts: [...factsOf(outcome), ...rolledFacts(outcome)],
      ...(result === "" &&
        shown.total !== null && { summary: told("check.total", { tried: triedIn(outcome), total: shown.total }) }),
    });
  },
});

/** The name of what was tried. */
function triedIn(outcome: Outcome): Text {
  const trait = word(outcome, "trait");
  return trait ? named(trait) : told("check.withoutTrait");
}

/** WP-07, WP-10 — what it was compared with: the keeper's own, where the keeper says so. */
function factsOf(outcome: Outcome): readonly CardFact[] {
  const against = outcome.hidden === true ? secret : fact;
  const opponent = word(outcome, "opponent");
  const target = stored(outcome, "target");
  return [
    ...(word(outcome, "result") ? [fact("tried", triedIn(outcome), "WP-06")] : []),
    numbers("dice", figure(stored(outcome, "dice")), "WP-06"),
    ...(opponent ? [fact("opponent", named(opponent), "WP-10")] : []),
    ...(typeof outcome.target === "number"
      ? [against("difficulty", figure(target), opponent ? "WP-10" : "WP-08")]
      : []),
    ...(typeof outcome.margin === "number" ? [against("margin", figure(outcome.margin), "WP-07")] : []),
  ];
}
