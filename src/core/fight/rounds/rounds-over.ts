import { write } from "../../foundry/write.js";
import { flagOf } from "../../foundry/flags.js";
import { whole } from "../../shape/shape.js";
import { rulesetOf } from "../../rulesets.js";
import { arbitrate } from "../../play/arbiter/arbitrate.js";
import { applyDeferred } from "../../play/arbiter/apply-deferred.js";
import { pause } from "../../play/arbiter/pause.js";
import { stableId } from "../../world/stable-id.js";
import { DeedDraft, type DeedTarget } from "../../play/draft/deed-draft.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { postOnce } from "../../play/draft/post-deed.js";
import type { DeedProcedure } from "../../play/contract/deed.js";
import { recipients } from "../../foundry/visibility.js";
import { isHidden } from "../order/hidden.js";

/** The flag of a fight that holds the last of its rounds that was summed up; keepers alone write it. */
const SUMMED = "summed";

/** Somebody in a fight, for whom rounds are summed up. */
interface Fighter extends DeedTarget {
  readonly combatant: Combatant;
}

/** Sums up the rounds of all fights that are over and were not yet. */
export async function postRoundsOver(): Promise<void> {
  for (const combat of game.combats) await sumUpRounds(combat);
}

/**
 * Posts, once, what sums up the rounds of a fight that are over, and waits until it is done: the next one begins with what
 * they have left. A round that the keeper steps back to is over but once. The arbiter's alone.
 */
export function sumUpRounds(combat: Combat): Promise<void> {
  return arbitrate([`${combat.uuid}.${SUMMED}`], async () => {
    const [first, last] = [flagOf(combat, SUMMED, whole) + 1, combat.round - 1];
    const sides = combat.started && last >= first ? await sidesOf(combat) : [];
    if (sides.length === 0) return;
    await applyDeferred(); // what the round has held back falls in it
    for (const side of sides) await sumUpFor(side, { combat, first, last });
    if (hasEnded(combat)) return;
    // After the posts: whoever is cut off in between finds the messages, and posts no others.
    await write(combat, { flags: { gardien: { [SUMMED]: last } } }).catch((error: unknown) => {
      if (!hasEnded(combat)) throw error; // a fight that ends in this moment needs no note
    });
  });
}

/** Whether a fight is there no longer. */
const hasEnded = ({ id }: Combat): boolean => !game.combats.has(id ?? "");

/** Those of a fight who play by the same rules, with the deed that sums up their rounds. */
interface Side {
  readonly ruleset: string;
  readonly deed: string;
  readonly procedure: DeedProcedure;
  readonly fighters: readonly Fighter[];
}

/** Those for whom rounds are summed up. */
async function sidesOf(combat: Combat): Promise<readonly Side[]> {
  const sides: Side[] = [];
  for (const [ruleset, fighters] of byRuleset(combat)) {
    const { roundsOver: deed = "", procedures = {} } = (await loadDeeds(ruleset)) ?? {};
    const procedure = procedures[deed];
    if (procedure) sides.push({ ruleset, deed, procedure, fighters });
  }
  return sides;
}

interface Over {
  readonly combat: Combat;
  readonly first: number;
  readonly last: number;
}

/** The same for those who play by the rules of one ruleset. */
async function sumUpFor({ ruleset, deed, procedure, fighters }: Side, { combat, first, last }: Over): Promise<void> {
  await over(fighters.map(({ actor }) => actor.uuid)); // half an attack is summed up by nobody
  // Of those in hiding keepers alone read.
  for (const hidden of [false, true]) {
    const draft = new DeedDraft(deed, ruleset, procedure, [], { combatId: combat.id ?? "", first, last });
    const told = ({ actor }: Fighter) => procedure.quiet?.({ actor, choices: draft.choices }) !== true;
    draft.targets = fighters.filter((one) => isHidden(one.combatant) === hidden && told(one));
    const id = stableId("rounds", combat.uuid, ruleset, `${first}`, `${hidden}`);
    if (await postOnce(id, draft, recipients(hidden ? "keeper" : "public"))) {
      await pause(); // it is taken in hand once it is there
      await over([id]);
    }
  }
}

/** Waits until all that is under way on these is done. */
function over(keys: readonly string[]): Promise<void> {
  return arbitrate(keys, () => Promise.resolve());
}

/** Those of a fight by the rules they play by, in the order of its list; whoever stands there twice is told of once. */
function byRuleset(combat: Combat): ReadonlyMap<string, readonly Fighter[]> {
  const known = new Set<Actor>();
  const found = new Map<string, Fighter[]>();
  for (const combatant of combat.turns) {
    const { actor, token } = combatant;
    const ruleset = actor && rulesetOf(actor.type);
    if (!ruleset || known.has(actor)) continue;
    known.add(actor);
    found.set(ruleset.id, [...(found.get(ruleset.id) ?? []), { actor, token, combatant }]);
  }
  return found;
}
