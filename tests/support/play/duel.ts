import type { RollSpec } from "../../../src/core/play/contract/dice.js";
import type { Modifier } from "../../../src/core/play/contract/modifiers.js";
import type { Blow, Outcome } from "../../../src/core/play/contract/outcome.js";
import type { AttackProcedure } from "../../../src/core/play/contract/attack.js";
import { defence } from "../../../src/core/defence/defence.js";
import type { DefenceSituation } from "../../../src/core/play/contract/defence.js";
import { loadAttacks } from "../../../src/core/play/loaded/attacks.js";
import { gb } from "../../../src/rulesets/gb/index.js";
import { gbAttack, gbAttacks } from "../../../src/rulesets/gb/attack/procedure.js";
import { BEAST, type Data, intent, PLAYER, RIVAL, roll, sent, target } from "./arbiter-table.js";

/** A game in which two dice are compared: what the attacker has more than the defender is lost, less an armour. */

const text = (key: string) => ({ key });
const REFLEX: Modifier = { id: "reflex", value: 2, rule: "X-1", facts: {} };

const spec = (id: string, who: RollSpec["who"], plus = 0): RollSpec => ({
  ...{ id, who, roll: "GbAttackRoll", faces: [20], plus, options: {} },
  formula: plus === 0 ? "1d20" : `1d20 + ${plus}`,
});

/** What the game says unless a test has it say otherwise. */
const AT_FIRST = {
  /** Whether a blow asks at all. */
  asks: true,
  reflex: REFLEX.value,
  patience: 60,
  /** Whether whoever has not answered by then does nothing against the blow. */
  silent: false,
  secret: false,
  hindered: false,
  /** What an answer comes to that only those may know who may know the numbers of the target; `null` for nothing. */
  total: null as number | null,
  /** Whether a blow that gets through has a die of damage, which its attacker throws. */
  damage: false,
};

/** What the table says of this game; a test changes it. */
export const says = { ...AT_FIRST };

const plusOf = ({ choices }: DefenceSituation) => says.reflex + Number(choices.guard ?? 0);

const parry = defence({
  name: () => text("parry"),
  asks: ({ dice }) => says.asks && (dice.attack?.[0] ?? 0) > 1,
  facts: () => [],
  replies: () => [
    { ...{ id: "parry", label: text("parry"), icon: "", kind: "fits" as const }, choices: {}, refused: false },
    { ...{ id: "yield", label: text("let it come"), icon: "", kind: "still" as const }, choices: {}, refused: true },
  ],
  fields: ({ choices }) => [
    { id: "guard", kind: "number", label: text("guard"), value: 0, min: 0, max: 3 },
    { id: "luck", kind: "flag", label: text("luck"), value: false, asks: true },
    ...(choices.luck === true ? [{ id: "charm", kind: "text", label: text("charm"), value: "" } as const] : []),
  ],
  obstacle: () => (says.hindered ? text("bound") : null),
  modifiers: (situation) => (situation.refused ? [] : [{ ...REFLEX, value: plusOf(situation) }]),
  explain: () => ({ name: text("reflex"), source: text("source") }),
  rolls: (situation) =>
    situation.refused
      ? [spec("armour", "defender")]
      : [spec("parry", "defender", plusOf(situation)), spec("armour", "defender")],
  odds: () => null,
  view: ({ refused }) => ({
    ...{ word: text(refused ? "let it come" : "parried"), dice: [], total: says.total, facts: [] },
    ...{ audience: "all" as const, totalAudience: "numbers" as const },
  }),
  secret: () => says.secret,
  patience: () => says.patience,
  silent: () => says.silent,
});

const pointsOf = (actor: Actor) => (actor.system as unknown as { pv: { value: number } }).pv.value;

const isOwed = (blow: Blow): boolean => through(blow) > 0 && !blow.dice.damage && !("loss" in blow.override);

/** What a blow has more than the defence. */
function through({ dice, bonus, defence: answer }: Blow): number {
  const turned = answer && !answer.refused ? (answer.dice.parry?.[0] ?? 0) + answer.bonus : 0;
  const armour = answer?.dice.armour?.[0] === 20 ? 1 : 0;
  return Math.max(0, (dice.attack?.[0] ?? 0) + bonus - turned - armour);
}

export const duel: AttackProcedure = {
  ...gbAttack,
  defence: parry,
  magazine: () => null,
  repeats: () => 9,
  modifiers: () => [],
  doubts: () => [],
  rolls: () => [spec("attack", "attacker")],
  owed: (blow) => (says.damage && isOwed(blow) ? spec("damage", "attacker") : null),
  outcome: (blow): Outcome => {
    const { dice, defence: answer, override } = blow;
    const loss = says.damage && through(blow) > 0 ? (dice.damage?.[0] ?? 0) : through(blow);
    return { loss: Number(override.loss ?? loss), answered: answer !== null };
  },
  asksKeeper: () => false,
  changes: ({ loss }, actor) => ({
    numbers: loss === 0 ? [] : [{ path: "system.pv.value", after: pointsOf(actor) - Number(loss) }],
  }),
  aftermath: () => null,
  calls: () => [],
  oneMore: () => null,
  view: ({ loss }) => ({
    ...{ verdict: text(loss === 0 ? "turned aside" : "hit"), tone: "accent" as const, die: null, total: null },
    ...{ facts: [], severity: null, losses: [], summary: text("told") },
  }),
  edit: () => [],
  answers: () => [],
};

const fetched = () => Promise.resolve({ ...gbAttacks, ways: { weapon: duel }, seal: null });
const before = gb.attacks;

/** Lets the table play this game; call the answer when done. */
export async function playDuel(): Promise<() => void> {
  Object.assign(says, AT_FIRST);
  Object.assign(gb, { attacks: fetched });
  await loadAttacks("gb");
  return () => Object.assign(gb, { attacks: before });
}

/** A player's blow, as honest clients send it, at as many targets as there are faces. */
export function blow(...faces: readonly number[]): Data {
  return blowBy(PLAYER, ...faces);
}

/** The same by somebody else. */
export function blowBy(author: string, ...faces: readonly number[]): Data {
  const rolls = faces.map((face) => roll("GbAttackRoll", 20, face));
  return sent("attack", author, intent({ targets: faces.map(() => target()) }), { rolls });
}

interface Told {
  readonly author?: string;
  readonly target?: number;
  readonly refused?: boolean;
  readonly choices?: Data;
  /** What the line and the formula say, where they are not as the rules have it. */
  readonly plus?: number;
  readonly parry?: number;
  readonly armour?: number;
  readonly actor?: string;
  readonly rolls?: readonly string[];
}

/** An answer, as the client of whoever owns the beast sends it, or another one's. */
export function answerTo(
  attack: Data,
  { author = RIVAL, target: index = 0, refused = false, ...told }: Told = {},
): Data {
  const { choices = {}, parry = 10, armour = 5, actor = BEAST } = told;
  const plus = told.plus ?? says.reflex + Number(choices["guard"] ?? 0);
  const lines = refused ? [] : [{ ...REFLEX, value: plus, on: true, by: "rules", reason: "" }];
  const data = { ruleset: "gb", actor, attack: { id: attack["_id"], target: index }, refused, choices, lines };
  const rolls = told.rolls ?? [...(refused ? [] : [parried(parry, plus)]), roll("GbAttackRoll", 20, armour)];
  return sent("defence", author, data, { rolls });
}

export function parried(face: number, plus: number): string {
  const die = { class: "Die", number: 1, faces: 20, modifiers: [], results: [{ result: face, active: true }] };
  const terms = [
    { ...die, evaluated: true },
    { class: "OperatorTerm", operator: "+", evaluated: true },
    { class: "NumericTerm", number: plus, evaluated: true },
  ];
  return roll("GbAttackRoll", 20, face, { formula: `1d20 + ${plus}`, terms, total: face + plus });
}

/** Gives the beast to a player. */
export function giveBeastTo(user: string): void {
  const beast = game.actors.get(BEAST.slice("Actor.".length)) as unknown as { updateSource(change: object): void };
  beast.updateSource({ ownership: { [user]: 3 } });
}

export function beastPoints(): number {
  return pointsOf(game.actors.get(BEAST.slice("Actor.".length)) as Actor);
}
