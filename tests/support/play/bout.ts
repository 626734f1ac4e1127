import type { Dice } from "../../../src/core/play/contract/dice.js";
import type { AppliedBlow, Blow, Outcome } from "../../../src/core/play/contract/outcome.js";
import type { Choices } from "../../../src/core/play/contract/situation.js";
import type { OutcomeView } from "../../../src/core/play/contract/view.js";
import type { Defence, Struck } from "../../../src/core/play/contract/defence.js";
import { bonusOf } from "../../../src/core/play/draft/draft.js";
import type { AttackProcedure } from "../../../src/core/play/contract/attack.js";
import { linesOf } from "../../../src/core/play/record/deed-call.js";
import type { DeedChoices } from "../../../src/core/play/contract/deed.js";
import { carryOut, stored, throwAll, throwSome } from "./deeds.js";

/** A blow that came to nothing, from nobody who is still there. */
export const NO_BLOW: AppliedBlow = { attacker: null, weapon: null, outcome: {} };

/** What whoever attacks throws once their blow was answered, from so many faces, of which none may be left. */
export function damageThrown(attack: AttackProcedure, blow: Blow, faces: readonly number[]): Dice {
  let [dice, left]: [Dice, readonly number[]] = [{}, faces];
  for (;;) {
    const due = attack.owed?.({ ...blow, dice: { ...blow.dice, ...dice }, override: {} });
    if (due?.who !== "attacker") break;
    const thrown = throwSome([due], left);
    [dice, left] = [{ ...dice, ...thrown.dice }, thrown.left];
  }
  if (left.length > 0) throw new Error(`${left.length} dice too many`);
  return dice;
}

/** An attack as a test plays it. */
export interface Played {
  readonly choices?: Choices;
  /** Faces of the attack, and of all that it calls for at once; then those of the answer, and of what the attacker throws after it. */
  readonly attack: readonly number[];
  readonly answer?: readonly number[] | undefined;
  readonly answers?: DeedChoices;
  readonly refused?: boolean;
  readonly override?: Blow["override"];
  /** Faces of what the keeper's word calls for. */
  readonly owed?: readonly number[];
  readonly metres?: number | null;
}

/** What came of it. */
export interface Fought {
  readonly outcome: Outcome;
  readonly view: OutcomeView;
  readonly struck: Struck;
  readonly asked: boolean;
  /** Rounds that were fired. */
  readonly fired: number;
  undo(): Promise<void>;
}

/** Attacks by one ruleset, from the window to what is written, without messages and an arbiter. */
export function boutsOf(attack: AttackProcedure) {
  const { defence: guard } = attack;
  if (!guard) throw new Error("its targets are asked");

  /** The situation as the window has it: what it proposes, and what was chosen otherwise. */
  function situationOf(weapon: Item, target: Actor | null, choices: Choices = {}, metres: number | null = null) {
    const given = { attacker: weapon.actor as Actor, weapon, target, metres };
    const said = Object.entries({ ...attack.proposals(given), ...choices });
    return { ...given, choices: Object.fromEntries(said.filter(([, value]) => value !== "" && value !== "0")) };
  }

  /** An attack as it fell, before its target answers. */
  function strike(weapon: Item, target: Actor, { choices, attack: faces, metres = null }: Played): Struck {
    const situation = situationOf(weapon, target, choices, metres);
    const lines = linesOf(attack.modifiers(situation));
    const dice = throwAll(attack.rolls(situation, lines), faces);
    return { ...situation, target, dice, lines, bonus: bonusOf(lines), kept: attack.keeps?.(situation) ?? {} };
  }

  /** The answer of a target: its choices, and what the window says by itself. */
  function answerTo(blow: Struck, played: Partial<Played>): Defence {
    const { defence, left } = answered(blow, played);
    if (left.length > 0) throw new Error(`${left.length} dice too many`);
    return defence;
  }

  /** The same with the faces that are left for the attacker. */
  function answered(blow: Struck, { answer = [], answers = {}, refused = false }: Partial<Played>) {
    const fields = refused || !guard ? [] : guard.fields({ blow, choices: answers, refused });
    const own = Object.fromEntries(fields.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])));
    const choices = { ...own, ...(refused ? {} : answers) };
    const situation = { blow, choices, refused };
    const lines = linesOf(guard?.modifiers(situation) ?? []);
    const { dice, left } = throwSome(guard?.rolls(situation, lines) ?? [], answer);
    const kept = guard?.keeps?.(situation) ?? {};
    const defence: Defence = { refused, choices, lines, bonus: bonusOf(lines), dice, kept };
    return { defence, left };
  }

  /** Plays an attack to its end: rolled, answered, judged, written on both. */
  async function fight(weapon: Item, target: Actor, played: Played): Promise<Fought> {
    const struck = strike(weapon, target, played);
    const asked = guard?.asks(struck) ?? false;
    const told = asked && (played.answer || played.refused) ? answered(struck, played) : null;
    const attacker = weapon.actor as Actor;
    const defence = told?.defence ?? null;
    const fell: Blow = { ...struck, kept: struck.kept ?? {}, defence, override: played.override ?? {} };
    const waits = asked && !told;
    const later = waits ? {} : damageThrown(attack, fell, told?.left ?? []);
    const blow = { ...fell, dice: { ...fell.dice, ...later } };
    const owed = played.owed ? attack.owed?.(blow) : null;
    const dice = owed ? { ...blow.dice, ...throwAll([owed], played.owed ?? []) } : blow.dice;
    const outcome = stored(attack.outcome({ ...blow, dice }));
    const origin = { messageId: "m".repeat(16), attackerUuid: attacker.uuid, weaponName: weapon.name };
    const fired = attack.fired?.(weapon, struck.choices, 1, struck) ?? 0;
    const written = [
      await carryOut(attack.aftermath(attacker, weapon, struck.choices, 1, struck), attacker),
      await carryOut(attack.changes(outcome, target, origin), target),
      await carryOut(attack.recoil?.(outcome, attacker, weapon, origin) ?? null, attacker),
    ];
    const undo = async () => {
      for (const takeBack of written.toReversed()) await takeBack();
    };
    return { outcome, view: attack.view(outcome), struck, asked, fired, undo };
  }

  return { guard, situationOf, strike, answerTo, fight };
}
