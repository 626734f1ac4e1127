import { recipients } from "../foundry/visibility.js";
import { createIn, createMessage, speakerOf, write, writeIn } from "../foundry/write.js";
import { arbitrate } from "../play/arbiter/arbitrate.js";
import { refuse } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { nameOf } from "../world/selected-actors.js";
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
    const told = what.thing === PURSE ? await handMoney(what) : await handThing(what);
    if (told === null) {
      refuse("GARDIEN.KEEPER.HAND.gone");
      return;
    }
    const { from, to } = what;
    const words = t("GARDIEN.KEEPER.HAND.told", { from: nameOf(from), to: nameOf(to), what: told });
    const known = from.hasPlayerOwner || to.hasPlayerOwner;
    await createMessage({
      speaker: speakerOf({ actor: from }),
      content: `<p>${foundry.utils.escapeHTML(words)}</p>`,
      ...recipients(known ? "public" : "keeper"),
    });
  });
}

async function handMoney({ from, to, count }: HandOver): Promise<string | null> {
  const purse = keeperOf(from)?.hands?.purse;
  const [has, had] = [purseOf(from), purseOf(to)];
  const given = Math.min(count, has ?? 0);
  if (!purse || had === null || has === null || given < 1) return null;
  await write(to, { [purse.path]: had + given });
  await write(from, { [purse.path]: has - given });
  return t("GARDIEN.KEEPER.HAND.counted", { count: given, name: t(purse.label) });
}

async function handThing({ from, to, thing, count }: HandOver): Promise<string | null> {
  const item = from.items.get(thing);
  const hands = keeperOf(from)?.hands;
  if (!item || !hands?.gives(item)) return null;
  const has = countOf(item);
  const given = has === null ? 1 : Math.min(count, has);
  if (given < 1) return null;
  const source = sourceOfItem(item);
  const system = { ...source.system, ...hands.laid, ...(has !== null && { quantity: given }) };
  const alike = has === null ? undefined : to.items.find((one) => isAlike(one, source, hands.laid));
  if (alike) await writeIn(to, "Item", [{ _id: alike.id, "system.quantity": (countOf(alike) ?? 0) + given }]);
  else await createIn(to, "Item", [{ ...source, system }]);
  if (has !== null && given < has) await writeIn(from, "Item", [{ _id: thing, "system.quantity": has - given }]);
  else await from.deleteEmbeddedDocuments("Item", [thing]);
  return given === 1 ? item.name : t("GARDIEN.KEEPER.HAND.counted", { count: given, name: item.name });
}

const sourceOfItem = (item: Item) => item.toObject() as unknown as Source;

/** Whether a thing is one more of the same: but for how many there are, and whether it is at hand. */
function isAlike(one: Item, source: Source, laid: object): boolean {
  const bare = ({ type, name, system }: Source) =>
    JSON.stringify([type, name, { ...system, ...laid, quantity: 0, sort: 0 }]);
  return bare(sourceOfItem(one)) === bare(source);
}
