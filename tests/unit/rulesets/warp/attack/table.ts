import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import type { Blow, Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { OutcomeView } from "../../../../../src/core/play/contract/view.js";
import type { Defence, DefenceSituation, Struck } from "../../../../../src/core/play/contract/defence.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { carryOut, item, throwAll, throwSome } from "../../../../support/play/deeds.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { damageThrown } from "../../../../support/play/bout.js";
import { openTable } from "../deeds/table.js";

export { found, idOf, item, openTable, systemOf } from "../deeds/table.js";

const { defence: guard } = warpAttack;
if (!guard) throw new Error("warp asks its targets");
export const warpGuard = guard;

export const FISTS = item("warpWeapon", "fists", { category: "unarmed", factor: 1, reach: 0 });
export const KNIFE = item("warpWeapon", "knife", { category: "melee", factor: 2, reach: 1 });
export const BOXING = item("warpTrait", "boxing", { score: 4, combat: true });
export const CLIMBING = item("warpTrait", "climbing", { score: 3 });

/** A weapon of an actor, by its short name. */
export function armed(actor: Actor, name: string): Item {
  const weapon = [...actor.items].find((one) => one.name === name);
  if (!weapon) throw new Error(`${actor.name} has no ${name}`);
  return weapon as Item;
}

interface Told {
  readonly choices?: Choices;
  /** Faces of the attack, in the order they fall; those of the answer: defence, armour, damage. */
  readonly attack?: readonly number[];
  readonly answer?: readonly number[];
  readonly answers?: DeedChoices;
  readonly refused?: boolean;
  readonly override?: Blow["override"];
  readonly metres?: number | null;
}

interface Fought {
  readonly outcome: Outcome;
  readonly view: OutcomeView;
  readonly struck: Struck;
  readonly asked: boolean;
  undo(): Promise<void>;
}

const on = (modifiers: readonly Modifier[]): readonly Line[] =>
  modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
const sum = (lines: readonly Line[]): number => lines.reduce((all, { value }) => all + value, 0);

/** The lines of an attack, as the window has them. */
export function linesOf(weapon: Item, target: Actor | null, told: Choices = {}, metres: number | null = null) {
  const given = { attacker: weapon.actor as Actor, weapon, target, metres };
  const said = Object.entries({ ...warpAttack.proposals(given), ...told }).filter(([, value]) => value !== "0");
  const choices = Object.fromEntries(said);
  return { choices, lines: on(warpAttack.modifiers({ ...given, choices })) };
}

/** The lines as a test compares them. */
export const told = (lines: readonly Modifier[]) => lines.map(({ id, value }) => [id, value] as const);

/** An attack as it fell, before its target answers. */
export function strike(
  weapon: Item,
  target: Actor,
  { choices: chosen = {}, attack = [], metres = null }: Told = {},
): Struck {
  const { choices, lines } = linesOf(weapon, target, chosen, metres);
  const dice = throwAll(warpAttack.rolls({ weapon, target, metres, choices }, lines), attack);
  return { attacker: weapon.actor, weapon, target, metres, choices, dice, lines, bonus: sum(lines) };
}

/** The answer of a target: its choices, and what the window says by itself. */
export function answerTo(blow: Struck, played: Told): Defence {
  const { defence, left } = answered(blow, played);
  if (left.length > 0) throw new Error(`${left.length} dice too many`);
  return defence;
}

/** The same with the faces that are left for the attacker. */
function answered(
  blow: Struck,
  { answer = [], answers = {}, refused = false }: Told,
): { readonly defence: Defence; readonly left: readonly number[] } {
  const given: DefenceSituation = { blow, choices: answers, refused };
  const fields = refused ? [] : warpGuard.fields(given);
  const own = Object.fromEntries(fields.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
  const choices = { ...own, ...(refused ? {} : answers) };
  const situation = { blow, choices, refused };
  const lines = on(warpGuard.modifiers(situation));
  const { dice, left } = throwSome(warpGuard.rolls(situation, lines), answer);
  return { defence: { refused, choices, lines, bonus: sum(lines), dice }, left };
}

/** Plays an attack to its end: rolled, answered, judged, written. */
export async function fight(weapon: Item, target: Actor, played: Told = {}): Promise<Fought> {
  const struck = strike(weapon, target, played);
  const asked = warpGuard.asks(struck);
  const told = asked && "answer" in played ? answered(struck, played) : null;
  const blow: Blow = { ...struck, defence: told?.defence ?? null, override: played.override ?? {} };
  const later = asked && !told ? {} : damageThrown(warpAttack, blow, told?.left ?? []);
  const outcome = JSON.parse(
    JSON.stringify(warpAttack.outcome({ ...blow, dice: { ...blow.dice, ...later } })),
  ) as Outcome;
  const attacker = weapon.actor as Actor;
  const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: weapon.name };
  const undoAttack = await carryOut(warpAttack.aftermath(attacker, weapon, struck.choices, 1, struck), attacker);
  const undoBlow = await carryOut(warpAttack.changes(outcome, target, origin), target);
  const undo = async () => {
    await undoBlow();
    await undoAttack();
  };
  return { outcome, view: warpAttack.view(outcome), struck, asked, undo };
}

/** Changes a rule of the table in the middle of a game. */
export function change(settings: Map<string, unknown>, key: string, value: unknown): void {
  settings.set(key, value);
  announce("gardien.settingChanged", key);
}

/** Says which round of a fight it is; `null`: there is none. */
export function inRound(round: number | null, combatants: readonly object[] = []): void {
  const combat =
    round === null ? null : { started: true, id: "f".repeat(16), round, combatants, turns: combatants, flags: {} };
  Object.defineProperty(game, "combat", { configurable: true, value: combat });
}

/** Says what somebody has done in the first round of that fight. */
export async function inTurn(actor: Actor, turn: object): Promise<void> {
  await actor.update({ system: { turn: { combatId: "f".repeat(16), round: 1, ...turn } } } as never);
}

/** A boxer and a thug with a knife, in the first round of a fight. */
export function openRing(mine: readonly Data[] = [BOXING, FISTS], theirs: readonly Data[] = [KNIFE]) {
  const { hero, thug, settings } = openTable({ hp: { max: 28, value: 28 } }, mine, theirs);
  inRound(1);
  return { hero, thug, settings };
}
