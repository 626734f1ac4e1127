import { field, obstacle, say } from "../../deeds/kit.js";
import type { DefenceSituation, Reply, Struck } from "../../../../core/play/contract/defence.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../core/play/contract/modifiers.js";
import { fieldsOf, filled } from "../../../../core/deed/form.js";
import { linesOf } from "../../../../core/play/record/deed-call.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import { tableDice, warpOptions } from "../../data/options.js";
import { WarpPower } from "../../data/items/power.js";
import type { DefenceMode } from "../../data/items/power.js";
import type { WarpTrait } from "../../data/items/trait.js";
import { actionFields, tryOf, unlessAnswerJustified } from "../../deeds/action.js";
import { figuresOf } from "../../deeds/reading.js";
import { chargesLeft, reserveNow } from "../../deeds/reserve.js";
import { matters } from "../../deeds/attempt.js";
import { revealed, traitsOf } from "../../deeds/traits.js";
import type { PoolRoll } from "../../dice/pool-roll.js";
import { moreDice } from "../../deeds/more-dice.js";
import { poolOf } from "../../dice/line-dice.js";
import type { PoolRequest } from "../../dice/roll-pool.js";
import { poolRolls } from "../../dice/specs.js";
import type { Action } from "../../rules/checks/action-pool.js";
import { diceRulesFor } from "../../rules/checks/dice-rules.js";
import type { RollKind } from "../../rules/checks/dice-rules.js";
import { psychicResistance } from "../../rules/powers/resistance.js";
import type { PsychicAid } from "../../rules/powers/resistance.js";
import { armourRolls } from "../outcome/armour.js";
import { baseLine } from "../base-line.js";
import { DEFENCE } from "../answer/defence-roll.js";
import { askedBy, traitField, type Answering } from "../answer/fields.js";
import { fight } from "../fields.js";
import { stillReply, traitReplies } from "../answer/replies.js";
import { usedOf } from "./reading.js";
import { use } from "./words.js";

/** Replies to an attempt that are at hand. */
const MOST_AT_HAND = 4;

/** Id of the field that names the trait; nobody else's answer has it. */
const WILL = "will";

/** WP-10, WP-105 — whether it is an attempt that is opposed, or a power or a spell that is resisted. */
function isContest({ weapon }: Struck): boolean {
  return usedOf(weapon)?.kind === "contest";
}

/** WP-120 — how a blow of the mind is met, as the power has it (WD-44); `null`: it is no such blow. */
export function blowOfMind({ weapon }: Pick<Struck, "weapon">): DefenceMode | null {
  const used = usedOf(weapon);
  return used?.kind === "power" && used.system.effectKey === "telekineticFist" ? used.system.defenceMode : null;
}

function isDodged(blow: Struck): boolean {
  return blowOfMind(blow) === "dodge";
}

/** WP-10, WP-105, WP-120 — whether a trait is made for answering this; an attempt may be met with any. */
function serves(blow: Struck, { system }: Borne<WarpTrait>): boolean {
  return isContest(blow) || (isDodged(blow) ? system.dodge : system.resistance);
}

/** WP-105 — the best trait that serves for it; `null` for what anybody has, and for an attempt, which any may meet. */
function proposedAgainst(blow: Struck): Borne<WarpTrait> | null {
  if (isContest(blow)) return null;
  const fit = revealed(traitsOf(blow.target)).filter(
    (trait) => serves(blow, trait) && trait.system.score > figuresOf(blow.target).untrained,
  );
  return fit.toSorted((a, b) => b.system.score - a.system.score)[0] ?? null;
}

/** WP-106, WP-107 — whether a charge is spent on one thing that helps. */
const aidField = (blow: Struck, id: PsychicAid["id"]) => {
  const offered = () => aidsOffered(blow).find((aid) => aid.id === id);
  return field.flag({
    when: () => chargesLeft(blow.target) > 0 && offered() !== undefined,
    hint: () => say("hint.charge", { dice: moreDice(id === "ownPower" ? "bonus" : "dice", offered()?.score ?? 0) }),
  });
};

/** WP-10, WP-105…WP-107 — what whoever answers may choose. */
const answerForm = (blow: Struck) => ({
  // WP-105: another trait than those made for it is the keeper's to grant
  [WILL]: traitField(blow.target, {
    untrained: say("check.untrained", { dice: figuresOf(blow.target).untrained }),
    serves: (trait) => serves(blow, trait),
    proposed: () => proposedAgainst(blow),
  }),
  opposingPower: aidField(blow, "opposingPower"),
  ownPower: aidField(blow, "ownPower"),
  social: field.flag({
    when: () => isContest(blow) && matters(blow.target, "social"),
    hint: say("hint.social"),
  }),
});

const chosenIn = (answering: Answering) => filled(answerForm(answering.blow), askedBy(answering));

/** WP-107 — the best score among the powers that oppose the one used; 0 without any. */
function opposing({ target, weapon }: Struck): number {
  const used = usedOf(weapon);
  if (used?.kind !== "power") return 0;
  const { effectKey } = used.system;
  const against = revealed(borneBy(target, WarpPower)).filter(
    ({ system }) => !system.suspended && system.opposes.has(effectKey),
  );
  return Math.max(0, ...against.map(({ system }) => system.score));
}

/** WP-106, WP-107 — what a psychic may spend a charge on against a power. */
function aidsOffered(blow: Struck): readonly PsychicAid[] {
  const used = usedOf(blow.weapon);
  if (used?.kind !== "power" || isDodged(blow) || reserveNow(blow.target).value === 0) return [];
  const all: readonly PsychicAid[] = [
    { id: "opposingPower", score: opposing(blow) },
    { id: "ownPower", score: figuresOf(blow.target).bestPower },
  ];
  return all.filter(({ score }) => score > 0);
}

/** WP-106, WP-107, WD-45 — what is spent on it, as it was chosen: one of the two unless the table plays both. */
export function aidsIn(answering: Answering): ReturnType<typeof psychicResistance> {
  const { blow } = answering;
  const both = warpOptions().psychicResistBoth;
  const chosen = chosenIn(answering);
  const aids = aidsOffered(blow).filter(({ id }) => chosen[id]);
  return psychicResistance({ aids: both ? aids : aids.slice(0, 1), charges: reserveNow(blow.target).value, both });
}

/** What is rolled against it, and which optional rules of the dice hold for it. */
function answerKind(blow: Struck): { readonly what: PoolRoll; readonly rules: RollKind } {
  if (isContest(blow)) return { what: "check", rules: "check" };
  return isDodged(blow) ? { what: "defence", rules: "defence" } : { what: "resistance", rules: "resistance" };
}

function actionOf(answering: Answering): Action {
  const { blow } = answering;
  const { [WILL]: trait, social } = chosenIn(answering);
  const { rules } = answerKind(blow);
  return {
    kind: rules === "defence" || rules === "check" ? rules : "resistance",
    agility: trait?.system.agility ?? false,
    social,
    task: {
      relation: trait ? "direct" : "none",
      traitScore: trait?.system.score ?? null,
      scale: "standard",
      average: figuresOf(blow.target).untrained,
    },
  };
}

/** WP-10, WP-105…WP-107, WP-126 — the dice of the answer; whoever lets it happen has none. */
export function answerLines(situation: DefenceSituation): readonly Modifier[] {
  const { blow, choices, refused } = situation;
  if (refused || blowOfMind(blow) === "none") return [];
  const rule = isContest(blow) ? "WP-10" : "WP-105";
  const more = aidsIn(situation).modifiers;
  const { base, modifiers } = tryOf(answerKind(blow), blow.target, actionOf(situation), choices, more);
  return [baseLine(base, chosenIn(situation)[WILL], rule), ...modifiers];
}

/** WD-15, WD-16 — why nothing can be rolled against it; letting it happen is always possible. */
export function answerObstacle(situation: DefenceSituation): Text | null {
  const lines = linesOf(answerLines(situation));
  if (lines.length > 0 && !poolOf(0, lines).possible) return obstacle("noDice", situation.blow.target);
  return unlessAnswerJustified(situation);
}

/** WP-10, WP-105, WP-120 — the ways of answering: with what is made for it, against an attempt with what one is best at. */
export function answerReplies({ blow }: Answering): readonly Reply[] {
  const mode = blowOfMind(blow);
  if (mode === "none") return [stillReply(use("endure"))];
  const { target } = blow;
  const dice = figuresOf(target).untrained;
  const contest = isContest(blow);
  const replies = traitReplies(target, {
    field: WILL,
    icon: contest ? "oppose" : mode === "dodge" ? "dodge" : "resist",
    guards: false,
    serves: (trait) => serves(blow, trait),
    untrained: { dice, label: fight("base.untrained") },
  });
  return [...(contest ? bestFew(replies) : replies), stillReply(use("letHappen"))];
}

/** WP-10 — any trait may serve an attempt: the best few are at hand, the others a click away. */
function bestFew(replies: readonly Reply[]): readonly Reply[] {
  return replies.map((reply, place) => (place < MOST_AT_HAND ? reply : { ...reply, kind: "odd" }));
}

/** WP-105…WP-107 — its fields. */
export function answerFields(situation: DefenceSituation): readonly DeedField[] {
  const { blow, choices } = situation;
  if (blowOfMind(blow) === "none") return [];
  return [...fieldsOf(answerForm(blow), askedBy(situation)), ...actionFields(blow.target, choices)];
}

/** WP-10, WP-105 — the dice of an answer as its lines tell them. */
export function answerRequest(blow: Struck, lines: readonly Line[]): PoolRequest {
  const { what, rules } = answerKind(blow);
  return { what, base: 0, lines, rules: diceRulesFor(rules, tableDice(), blow.target.hasPlayerOwner) };
}

/** WP-61, WP-105 — what whoever answers throws: their dice, and those of what they wear where it is struck. */
export function answerRolls({ blow, refused }: DefenceSituation, lines: readonly Line[]): readonly RollSpec[] {
  const pool = refused || lines.length === 0 ? [] : poolRolls(DEFENCE, answerRequest(blow, lines), "defender");
  return blowOfMind(blow) === null ? pool : [...pool, ...armourRolls(blow.target, "normal")];
}

/** The trait that was called upon; none where it is what anybody has. */
export function traitAnswering(blow: Struck, choices: DeedChoices): Borne<WarpTrait> | null {
  return chosenIn({ blow, choices })[WILL];
}
