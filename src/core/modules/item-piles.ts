import type { HandsRule } from "../keeper/contract.js";
import { loadKeeper } from "../keeper/loaded.js";
import type { Ruleset } from "../ruleset.js";
import { playedRulesets, rulesetOf } from "../rulesets.js";
import { rulesetsInSight } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { enrol } from "../ui/module-door.js";

/** What Item Piles hands over with `item-piles-ready`, as its page "API" tells it. */
interface ItemPiles {
  addSystemIntegration(data: object): unknown;
}

/** Of the integration, not of the system: a higher one has Item Piles take over what changed here. */
const VERSION = "1.0.0";
const QUANTITY = "quantity";

/** Where Item Piles is found besides: its page "API" names this place alone. */
interface Beside {
  readonly itempiles?: { readonly API?: unknown };
}

/** Tells Item Piles which items are things, how many there are of each, what they cost, and what a pile is. */
export function integratePiles(handed: unknown): Promise<void> {
  const api = handed ?? (game as Beside).itempiles?.API;
  return enrol<ItemPiles>("Item Piles", api, ["addSystemIntegration"], async (door) => {
    const all = await Promise.all(
      playedRulesets().map(async (ruleset) => ({ ruleset, hands: await handsOf(ruleset) })),
    );
    door.addSystemIntegration(integration(all));
  });
}

interface Handed {
  readonly ruleset: Ruleset;
  readonly hands: HandsRule | undefined;
}

async function handsOf({ id }: Ruleset): Promise<HandsRule | undefined> {
  return (await loadKeeper(id))?.hands;
}

function integration(all: readonly Handed[]): object {
  const things = all.flatMap(({ hands }) => hands?.things ?? []);
  const inSight = rulesetsInSight();
  const seen = all.filter(({ ruleset }) => inSight.includes(ruleset));
  const [first] = seen;
  return {
    VERSION,
    ACTOR_CLASS_TYPE: first ? pileType(first.ruleset) : "",
    ITEM_QUANTITY_ATTRIBUTE: `system.${QUANTITY}`,
    ITEM_PRICE_ATTRIBUTE: seen.flatMap(({ hands }) => hands?.price ?? [])[0] ?? "",
    ITEM_FILTERS: filters(all, things),
    ITEM_SIMILARITIES: ["name", "type"],
    UNSTACKABLE_ITEM_TYPES: things.filter((type) => !isCounted(type)),
    ITEM_TRANSFORMER: (item: Handling) => Promise.resolve(laidDown(item, all)),
    CURRENCIES: seen.length === 1 ? seen.flatMap(({ hands }) => currency(hands)) : [],
  };
}

/** A pile is somebody without a player: what is piled belongs to nobody else. */
function pileType({ actors }: Ruleset): string {
  const kinds = Object.entries(actors);
  return (kinds.find(([, { token }]) => !token.actorLink) ?? kinds[0])?.[0] ?? "";
}

/** What is no thing: by its type, or because it is a part of its bearer. */
function filters(all: readonly Handed[], things: readonly string[]): object[] {
  const types = all.flatMap(({ ruleset }) => Object.keys(ruleset.items)).filter((type) => !things.includes(type));
  const grown = new Map<string, Set<string>>();
  for (const { hands } of all)
    if (hands?.grown)
      grown.set(hands.grown.path, new Set([...(grown.get(hands.grown.path) ?? []), ...hands.grown.values]));
  return [
    { path: "type", filters: types.join(",") },
    ...[...grown].map(([path, values]) => ({ path, filters: [...values].join(",") })),
  ];
}

/** Whether a thing says how many of it there are: two of another must not become one. */
function isCounted(type: string): boolean {
  const models = CONFIG.Item.dataModels as unknown as Record<string, { readonly schema: { readonly fields: object } }>;
  return Object.hasOwn(models[type]?.schema.fields ?? {}, QUANTITY);
}

interface Handling {
  readonly type: string;
  readonly system?: object;
}

/** What changes hands is not in hand, nor worn, where it comes to lie. */
function laidDown<Item extends Handling>(item: Item, all: readonly Handed[]): Item {
  const hands = all.find(({ ruleset }) => ruleset === rulesetOf(item.type))?.hands;
  if (!hands?.things.includes(item.type)) return item;
  const fields = Object.entries(hands.laid).filter(([field]) => Object.hasOwn(item.system ?? {}, field));
  return { ...item, system: { ...item.system, ...Object.fromEntries(fields) } };
}

function currency(hands: HandsRule | undefined): object[] {
  if (!hands?.purse) return [];
  const { path, label } = hands.purse;
  const name = t(label);
  return [
    {
      ...{ type: "attribute", name, img: "icons/svg/coins.svg", abbreviation: `{#} ${name}` },
      ...{ data: { path }, primary: true, exchangeRate: 1 },
    },
  ];
}
