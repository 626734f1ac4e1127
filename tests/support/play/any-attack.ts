import { INTENT } from "../../../src/core/play/record/intent.js";
import { noteSaid } from "../../../src/core/play/messages/as-sent.js";
import { Draft } from "../../../src/core/play/draft/draft.js";
import { choicesFor } from "../../../src/core/play/record/intent.js";
import type { Intent } from "../../../src/core/play/record/intent.js";
import { procedureOf, wayNow } from "../../../src/core/play/loaded/attacks.js";
import { rollAll } from "../../../src/core/play/roll/roll.js";
import { actorOf, itemAt } from "../../../src/core/world/world.js";
import { rulesetOf } from "../../../src/core/rulesets.js";
import { sent, type Data } from "./arbiter-table.js";

/** The attack of a weapon at somebody, as its window is opened. */
export function drafted(weapon: Item, target: Actor): Draft {
  Object.assign(game.user, { targets: new Set() });
  const draft = new Draft(weapon, weapon.actor as Actor, null);
  draft.targets = [{ actor: target, token: null, metres: null }];
  return draft;
}

/** Weapons of somebody's that can be used as things stand. */
export function usable(actor: Actor, foe: Actor): readonly Item[] {
  const types = rulesetOf(actor.type)?.weapons ?? [];
  return [...actor.items].filter(
    (item) => types.includes(item.type) && drafted(item as Item, foe).obstacle === null,
  ) as Item[];
}

/** The attack as its window sends it, with what it costs. */
export function sentBy(draft: Draft): Intent {
  const magazine = draft.procedure.magazine(draft.weapon);
  const before = magazine?.value ?? 0;
  const costs = magazine
    ? [{ weapon: draft.weapon.uuid, path: magazine.path, before, after: before - draft.rounds }]
    : [];
  return INTENT.read(JSON.parse(JSON.stringify(draft.intent(costs))));
}

/** A message with what its author says and the dice that the rules call for by that. */
export async function thrown(intent: Intent, author: string): Promise<Data> {
  const procedure = procedureOf({ ...intent, way: wayNow(intent) });
  const weapon = itemAt(intent.weapon.uuid);
  const specs = intent.targets.flatMap((target) =>
    procedure.rolls(
      { weapon, target: actorOf(target), metres: target.distance.metres, choices: choicesFor(intent, target) },
      target.lines,
    ),
  );
  const rolls = await rollAll(specs);
  noteSaid(intent, rolls);
  return sent("attack", author, intent, { rolls: rolls.map((roll) => JSON.stringify(roll)) });
}
