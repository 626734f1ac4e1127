import { listen } from "../foundry/types/hooks.js";
import { write } from "../foundry/write.js";
import { rulesetOf } from "../rulesets.js";
import { arbitrate } from "../play/arbiter/arbitrate.js";
import { refuse, reportFailure } from "../text/errors.js";
import { byName } from "../ui/by-name.js";
import { isArbiter } from "../world/world.js";
import { missedBy } from "./seated.js";

/** The flag of an actor that a keeper left to whichever player takes it. */
const FREE = "free";

interface Owned {
  readonly ownership: Readonly<Record<string, number>>;
  readonly flags: { readonly gardien?: { readonly [FREE]?: unknown } };
}

/** Whether a keeper left an actor to whichever player takes it. */
export function isFree(actor: Actor): boolean {
  return typeof (actor as unknown as Owned).flags.gardien?.[FREE] === "number";
}

/**
 * Leaves an actor to whichever player takes it, or no more: meanwhile everybody owns it, which is how Foundry lets a
 * player choose it. What everybody might do before is kept, and given back once somebody has taken it.
 */
export async function leaveFree(actor: Actor, free: boolean): Promise<void> {
  const { OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  if (free === isFree(actor)) return;
  if (!free) await bind(actor);
  else {
    const { default: before = 0 } = (actor as unknown as Owned).ownership;
    await write(actor, { ownership: { default: OWNER }, flags: { gardien: { [FREE]: before } } });
  }
}

/** Gives everybody back what they might do before; whoever took the actor owns it. */
async function bind(actor: Actor, player?: User): Promise<void> {
  const before = (actor as unknown as Owned).flags.gardien?.[FREE];
  const { OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  await write(actor, {
    ownership: { default: typeof before === "number" ? before : 0, ...(player?.id && { [player.id]: OWNER }) },
    flags: { gardien: { [FREE]: null } },
  });
}

/** The actors that this user may choose to play: of their own, or left free, of a kind that people play, and nobody plays. */
export function playable(): readonly Actor[] {
  const played = new Set<string | null | undefined>(game.users.map(({ character }) => character?.id));
  const fits = (actor: Actor): boolean =>
    actor.isOwner &&
    !played.has(actor.id) &&
    rulesetOf(actor.type)?.actors[actor.type]?.token.disposition === "friendly";
  return byName(game.actors.filter(fits));
}

/** Has this user play an actor from now on. Foundry lets everybody choose among those they own. */
export async function choose(actor: Actor): Promise<void> {
  if (actor.isOwner) await write(game.user, { character: actor.id });
  else refuse("GARDIEN.WELCOME.character.taken", { actor: actor.name });
}

/**
 * Has the keepers see to it that whoever takes a character that was left free owns it from then on, or has taken it while
 * no keeper was there.
 */
export function followFree(): void {
  const see = (user: User, themselves: boolean): void => {
    settle(user, themselves).catch((error: unknown) => reportFailure("character that was left free", error));
  };
  listen("updateUser", (user: User, change: { readonly character?: string | null }, _options: object, by: string) => {
    if (change.character) see(user, by === user.id);
  });
  const contested = new Set(game.users.map(({ character }) => character).filter((one) => one && isFree(one)));
  for (const user of game.users) see(user, contested.has(user.character));
}

/**
 * On the client of the one keeper who decides: an actor that was left free belongs to the first player who has taken it;
 * whoever took it at the same time is told so, and chooses anew.
 * @param themselves whether they took it by themselves: whom a keeper gives somebody plays them, whoever owns them
 */
export async function settle(user: User, themselves = true): Promise<void> {
  const { character } = user;
  if (!isArbiter() || user.isGM || !character) return;
  await arbitrate([character.uuid], async () => {
    if (user.character !== character) return; // they play somebody else by now
    if (isFree(character)) await bind(character, user);
    else if (themselves && isAnothers(character, user)) await write(user, { character: null }, missedBy(character));
  });
}

/** Whether another player owns an actor and plays it, and this one does not own it. */
function isAnothers(actor: Actor, user: User): boolean {
  if (actor.testUserPermission(user, "OWNER")) return false;
  return game.users.some(
    (other) => other !== user && !other.isGM && other.character === actor && actor.testUserPermission(other, "OWNER"),
  );
}
