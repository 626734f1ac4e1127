import { rulesetOf } from "../rulesets.js";
import { byName } from "../ui/by-name.js";
import { nameOf, playedWhere } from "../world/selected-actors.js";
import { tokenOf } from "../world/world.js";
import type { KeeperPart } from "./contract.js";
import { encounterOf } from "./encounters/flag.js";

/** Somebody on the screen, under the name that the table knows them by. */
export interface Somebody {
  readonly actor: Actor;
  readonly name: string;
  readonly img: string;
}

/** Others who stand together: those of an encounter, or whoever else is there. */
export interface Crowd {
  /** Id of the encounter; empty for whoever belongs to none. */
  readonly id: string;
  /** Name of the encounter; empty for whoever belongs to none. */
  readonly name: string;
  readonly people: readonly Somebody[];
}

/** The characters of a ruleset that somebody plays, by name. */
export function groupOf(ruleset: string, part: KeeperPart): readonly Somebody[] {
  const ours = playedWhere((actor) => rulesetOf(actor.type)?.id === ruleset && part.inGroup(actor));
  return ours.map((actor) => ({ actor, name: nameOf(actor), img: tokenOf(actor)?.texture.src ?? actor.img ?? "" }));
}

/** Everybody else of a ruleset in the fight, in its order, then those of the scene in view; nobody twice. */
export function crowdsOf(ruleset: string, group: readonly Somebody[]): readonly Crowd[] {
  const known = new Set(group.map(({ actor }) => actor.uuid));
  const crowds = new Map<string, { name: string; people: Somebody[] }>();
  for (const { actor, name, texture, token } of present()) {
    if (!actor || rulesetOf(actor.type)?.id !== ruleset || known.has(actor.uuid)) continue;
    known.add(actor.uuid);
    const of = encounterOf(token);
    const crowd = crowds.get(of.id) ?? { name: of.name, people: [] };
    crowd.people.push({ actor, name, img: texture });
    crowds.set(of.id, crowd);
  }
  const all = [...crowds].map(([id, crowd]) => ({ id, ...crowd }));
  return [...all.filter(({ id }) => id !== ""), ...all.filter(({ id }) => id === "")];
}

interface Present {
  readonly actor: Actor | null;
  readonly name: string;
  readonly texture: string;
  readonly token: TokenDocument | null;
}

function present(): readonly Present[] {
  const fighters = (game.combat?.turns ?? []).map(({ actor, name, img, token }): Present => {
    return { actor, name: name ?? actor?.name ?? "", texture: img ?? actor?.img ?? "", token };
  });
  const placed = byName([...(game.scenes.viewed?.tokens ?? [])]).map((token): Present => {
    const { actor, name, texture } = token;
    return { actor, name, texture: texture.src ?? actor?.img ?? "", token };
  });
  return [...fighters, ...placed];
}
