import { fieldsOf } from "../../../../core/deed/form.js";
import type { DeedField } from "../../../../core/play/contract/deed.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf } from "../../deeds/reading.js";
import { favouredAttackers, outnumbered } from "../../rules/attack/outnumbering.js";
import { fight } from "../fields.js";
import { answered, askedBy, type Answering } from "./fields.js";
import { turnCounted } from "./waiting.js";

/** WP-68 — how many attackers somebody faces with this one, and how many of them have a bonus die. */
function crowdAround(
  target: Actor,
  attacker: string,
): { readonly attackers: readonly string[]; readonly limit: number; readonly favoured: number } {
  const { attackers: before } = turnCounted(target);
  const attackers = [...before.filter((id) => id !== attacker), attacker];
  const floor = warpOptions().allAgainstOneFloor;
  return {
    attackers,
    ...outnumbered({ bestCombat: figuresOf(target).bestCombat, attackers: attackers.length, floor }),
  };
}

/** WP-68 — whether this attacker is one more than the target can face, and has the bonus die: nobody else was given it. */
export function outnumbers(attacker: Actor, target: Actor | null): boolean {
  if (!target) return false;
  const { attackers, favoured } = crowdAround(target, attacker.uuid);
  const { advantageGrantedTo: granted } = turnCounted(target);
  const waiting = granted.filter((id) => !attackers.includes(id));
  return favouredAttackers([...waiting, ...attackers], granted, favoured).includes(attacker.uuid);
}

/** WP-68 — those in the fight who have not attacked the target in this turn: it may give the bonus die to one of them. */
function others(
  target: Actor,
  attackers: readonly string[],
): readonly { readonly uuid: string; readonly name: string }[] {
  const fighters = [...(game.combat?.combatants ?? [])].flatMap(({ actor, token, name, hidden }) =>
    actor && actor !== target && !hidden ? [{ uuid: actor.uuid, name: token?.name ?? name ?? actor.name }] : [],
  );
  return fighters.filter(({ uuid }) => !attackers.includes(uuid));
}

/** WP-68 — to whom somebody who is outnumbered, or about to be, gives the bonus die instead of to the latest comer. */
export function grantFields(answering: Answering): readonly DeedField[] {
  const { target, attacker } = answering.blow;
  const { attackers, limit } = crowdAround(target, attacker?.uuid ?? "");
  const found = attackers.length < limit ? [] : others(target, attackers);
  if (found.length === 0) return [];
  const options = found.map(({ uuid, name }) => ({ value: uuid, label: fight("named", { name }) }));
  const all = [{ value: "", label: fight("grantLatest") }, ...options];
  return fieldsOf({ grant: answered.pick(() => all, { hint: fight("hint.grant"), folded: true }) }, askedBy(answering));
}
