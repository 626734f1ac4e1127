import { deedOf, knownDeeds } from "../deeds/loaded.js";
import { situationOf } from "../deeds/situation.js";
import { say } from "../text.js";
import { blastOf } from "./blast.js";
import type { ThrownAgain } from "./contract/changes.js";
import { rollsDue, rollsFallen } from "./dice-due.js";
import { verdictOf } from "./messages.js";
import { RECENT } from "./outcomes-waiting.js";
import { weaponName } from "./names.js";
import { knownProcedure } from "./procedure-of.js";
import { isBinding } from "./verdict-on.js";
import type { Verdict, VerdictTarget } from "./verdict.js";
import { actorOf, itemAt } from "./world.js";

/** A die that somebody has thrown of late and that may be thrown again. */
export interface DieThrown extends Omit<ThrownAgain, "face"> {
  /** How many faces it has, and which one it shows. */
  readonly sides: number;
  readonly shows: number;
  /** What it was thrown for, in words. */
  readonly what: string;
}

/** The dice that somebody has thrown of late, on cards that count; latest first. Of those that not everybody reads none is told. */
export function diceThrownBy(actor: Actor): readonly DieThrown[] {
  const messages = game.messages.contents.slice(-RECENT).reverse();
  return messages.flatMap((message) => {
    const verdict = message.whisper.length === 0 && isBinding(message) ? verdictOf(message) : undefined;
    return verdict?.standing === "judged" ? diceOn(verdict, actor) : [];
  });
}

function diceOn(verdict: Verdict, actor: Actor): readonly DieThrown[] {
  const { subject } = verdict;
  if (!isKnown(verdict) || isShared(verdict)) return [];
  return verdict.targets.flatMap((target, index) => {
    if (!countsStill(target) || throwerOf(verdict, target) !== actor) return [];
    const what = whatOf(verdict, target);
    return rollsFallen(rollsDue(verdict, index), target.dice).flatMap(({ id: roll, who, faces }) =>
      who === "defender" && verdict.kind === "attack"
        ? []
        : (target.dice[roll] ?? []).map((shows, place): DieThrown => {
            const sides = faces[place] ?? faces.at(-1) ?? 0;
            return { subject, target: index, roll, place, sides, shows, what };
          }),
    );
  });
}

/** Whether what plays it has been fetched. */
function isKnown({ kind, intent, deed }: Verdict): boolean {
  if (kind === "deed") return deed !== null && Object.hasOwn(knownDeeds(intent.ruleset), deed.id);
  return kind === "attack" && knownProcedure(intent.ruleset) !== undefined;
}

/** Dice that several share are nobody's blow alone. */
function isShared({ kind, intent }: Verdict): boolean {
  const procedure = kind === "attack" ? knownProcedure(intent.ruleset) : undefined;
  if (!procedure) return false;
  return blastOf(procedure, { weapon: itemAt(intent.weapon.uuid), choices: intent.choices }) !== null;
}

/** Whether what a blow or a deed came to still stands: it waits, or has been written. */
export function countsStill({ stage }: Pick<VerdictTarget, "stage">): boolean {
  return stage === "resolved" || stage === "applied" || stage === "awaiting";
}

function throwerOf({ intent, deed }: Verdict, target: VerdictTarget): Actor | null {
  if (!deed) return actorOf(intent.attacker);
  const actor = actorOf(target);
  return actor && (deedOf(intent.ruleset, deed.id).doer?.(situationOf(actor, deed, intent)) ?? actor);
}

/** What a card is about: the weapon, or the deed and what it came to; nobody is named, who may be in hiding. */
function whatOf({ intent, deed }: Verdict, { outcome }: VerdictTarget): string {
  if (!deed) return weaponName(intent.weapon);
  const procedure = deedOf(intent.ruleset, deed.id);
  return outcome ? say(procedure.view(outcome).summary) : say(procedure.name);
}
