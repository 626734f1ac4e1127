import { isGiven } from "./things.js";
import { recipients } from "../foundry/visibility.js";
import { createIn, createMessage, speakerOf, write, writeIn } from "../foundry/write.js";
import { arbitrate } from "../play/arbiter/arbitrate.js";
import { flag, record, text, whole, type Read } from "../shape/shape.js";
import { refuse } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { nameOf } from "../world/selected-actors.js";
import { actorAt } from "../world/world.js";
import { keeperOf } from "./loaded.js";

/** What stands for money among things. */
export const PURSE = "purse";

/** Somebody gives a thing, or money, to somebody else. */
export interface HandOver {
  readonly from: Actor;
  readonly to: Actor;
  /** Id of the item, or {@link PURSE}. */
  readonly thing: string;
  readonly count: number;
}

interface Source {
  readonly [key: string]: unknown;
  readonly system: Readonly<Record<string, unknown>>;
}

/** Returns how many of a thing there are; `null` for one that is not counted. */
export function countOf({ system }: Item): number | null {
  const quantity = (system as unknown as { readonly quantity?: unknown }).quantity;
  return typeof quantity === "number" ? quantity : null;
}

/** Returns how much somebody has in their purse; `null` where the rules count none. */
export function purseOf(actor: Actor): number | null {
  const path = keeperOf(actor)?.hands?.purse?.path;
  const money: unknown = path && foundry.utils.getProperty(actor, path);
  return typeof money === "number" ? money : null;
}

/** Has somebody hand something over, and tells it. It is with the other one before it is gone: nothing is ever lost. */
export function handOver(what: HandOver): Promise<void> {
  return arbitrate([what.from.uuid, what.to.uuid], async () => {
    const handed = await hand(what);
    if (!handed) {
      refuse("GARDIEN.KEEPER.HAND.gone");
      return;
    }
    const { from, to } = what;
    const words = t("GARDIEN.KEEPER.HAND.told", { from: nameOf(from), to: nameOf(to), what: handed.told });
    const known = from.hasPlayerOwner || to.hasPlayerOwner;
    const { thing, count } = handed;
    await createMessage({
      speaker: speakerOf({ actor: from }),
      content: `<p>${foundry.utils.escapeHTML(words)}</p>`,
      flags: { gardien: { handed: { from: from.uuid, to: to.uuid, thing, count, back: false } } },
      ...recipients(known ? "public" : "keeper"),
    });
  });
}

/** What was handed over: its name and number in words, its id with whoever has it now, and how many. */
interface Handed {
  readonly told: string;
  readonly thing: string;
  readonly count: number;
}

const hand = (what: HandOver): Promise<Handed | null> => (what.thing === PURSE ? handMoney(what) : handThing(what));

const HANDED = record({ from: text, to: text, thing: text, count: whole, back: flag });

/** Reads what a message tells was handed over, and whether it was taken back. */
export function handedIn(stored: unknown): Read<typeof HANDED> {
  return HANDED.read(stored);
}

const handedFlag = ({ flags }: ChatMessage): unknown => (flags as { gardien?: { handed?: unknown } }).gardien?.handed;

/** Takes back what a message tells was handed over, as far as it is still there. Keepers only. */
export async function takeBack(message: ChatMessage): Promise<void> {
  const { from, to, thing, count } = handedIn(handedFlag(message));
  const [giver, taker] = [actorAt(from), actorAt(to)];
  await arbitrate([from, to], async () => {
    if (handedIn(handedFlag(message)).back) return; // by another keeper, meanwhile
    const back = giver && taker && (await hand({ from: taker, to: giver, thing, count }));
    if (!back) refuse("GARDIEN.KEEPER.HAND.gone");
    else await write(message, { "flags.gardien.handed.back": true });
  });
}

async function handMoney({ from, to, count }: HandOver): Promise<Handed | null> {
  const purse = keeperOf(from)?.hands?.purse;
  const [has, had] = [purseOf(from), purseOf(to)];
  const given = Math.min(count, has ?? 0);
  if (!purse || had === null || has === null || given < 1) return null;
  await write(to, { [purse.path]: had + given });
  await write(from, { [purse.path]: has - given });
  return { told: counted(given, t(purse.label)), thing: PURSE, count: given };
}

const counted = (count: number, name: string) => t("GARDIEN.KEEPER.HAND.counted", { count, name });

async function handThing({ from, to, thing, count }: HandOver): Promise<Handed | null> {
  const item = from.items.get(thing);
  const hands = keeperOf(from)?.hands;
  if (!item || !hands || !isGiven(item, hands)) return null;
  const has = countOf(item);
  const given = has === null ? 1 : Math.min(count, has);
  if (given < 1) return null;
  const source = sourceOfItem(item);
  const system = { ...source.system, ...hands.laid, ...(has !== null && { quantity: given }) };
  const alike = has === null ? undefined : to.items.find((one) => isAlike(one, source, hands.laid));
  if (alike) await writeIn(to, "Item", [{ _id: alike.id, "system.quantity": (countOf(alike) ?? 0) + given }]);
  const [made] = alike ? [alike] : await createIn(to, "Item", [{ ...source, system }]);
  if (has !== null && given < has) await writeIn(from, "Item", [{ _id: thing, "system.quantity": has - given }]);
  else await from.deleteEmbeddedDocuments("Item", [thing]);
  return { told: given === 1 ? item.name : counted(given, item.name), thing: made?.id ?? "", count: given };
}

const sourceOfItem = (item: Item) => item.toObject() as unknown as Source;

/** Whether a thing is one more of the same: but for how many there are, and whether it is at hand. */
function isAlike(one: Item, source: Source, laid: object): boolean {
  const bare = ({ type, name, system }: Source) =>
    JSON.stringify([type, name, { ...system, ...laid, quantity: 0, sort: 0 }]);
  return bare(sourceOfItem(one)) === bare(source);
}
