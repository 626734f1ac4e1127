import { rulesetOf } from "../../rulesets.js";
import { refuse, tell } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { byName } from "../../ui/by-name.js";
import { chosenOf } from "../../ui/choose.js";
import { nameOf } from "../../world/selected-actors.js";
import type { Wanted } from "./wanted.js";

/** A sheet of ours, which takes what is given. */
interface Taker {
  take(item: Item): Promise<Item | null>;
  readonly rendered: boolean;
}

const sheetOf = ({ sheet }: { readonly sheet: unknown }) => sheet as Taker | null;

/**
 * The actors of a ruleset that this user may give things to, the likeliest first: whose tokens are selected, whose sheets
 * are open, whom the user plays, then all others by name.
 */
export function receivers(ruleset: string): readonly Actor[] {
  const fits = (actor: Actor | null | undefined): actor is Actor =>
    Boolean(actor?.isOwner) && rulesetOf(actor?.type ?? "")?.id === ruleset;
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ actor }) => actor) : [];
  const all = byName(game.actors.filter(fits));
  const open = all.filter((actor) => sheetOf(actor)?.rendered);
  const likely: readonly (Actor | null | undefined)[] = [...selected, ...open, game.user.character, ...all];
  return [...new Set(likely.filter(fits))];
}

/** Whether the first of the receivers is one that the user has picked out: selected, open, or their own. */
export function isMeant(actor: Actor): boolean {
  const selected = canvas.ready && (canvas.tokens?.controlled ?? []).some((token) => token.actor === actor);
  return selected || actor === game.user.character || sheetOf(actor)?.rendered === true;
}

/** Asks to whom things are given; nobody where the question is shut. */
export async function chosenReceiver(actors: readonly Actor[]): Promise<Actor | undefined> {
  const word = (end: string) => t(`GARDIEN.BROWSER.give.${end}`);
  const answers = actors.map((actor) => [actor.uuid, nameOf(actor)] as const);
  const chosen = await chosenOf({ title: word("title"), label: word("whom"), ok: word("ok") }, answers);
  return actors.find(({ uuid }) => uuid === chosen);
}

/** Gives things to an actor, as if they had been dropped on its sheet. */
export async function giveTo(
  actor: Actor,
  wanted: readonly { readonly entry: Pick<Wanted["entry"], "uuid" | "name">; readonly count: number }[],
): Promise<void> {
  if (!actor.isOwner) {
    refuse("GARDIEN.SHEET.Error.notYours");
    return;
  }
  const taker = sheetOf(actor);
  const taken: string[] = [];
  for (const { entry, count } of wanted) {
    const item = (await fromUuid(entry.uuid)) as Item | null;
    if (!item) {
      refuse("GARDIEN.BROWSER.mayNot.gone", { name: entry.name });
      continue;
    }
    for (let i = 0; i < count; i++) if (await taker?.take(item)) taken.push(item.name);
  }
  const names = [...new Set(taken)].join(", ");
  if (taken.length > 0) tell("GARDIEN.BROWSER.done.sheet", { names, actor: nameOf(actor) });
}
