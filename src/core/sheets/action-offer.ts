import type { ActionGroup } from "../api/action-groups.js";
import type { Json } from "../shape/shape.js";
import type { CarriedItem } from "./carried-items.js";
import type { Text } from "../text/text.js";
import type { DeedChoices } from "../play/contract/deed.js";

/** What an action is done with or to, as a row of the sheet shows it. */
export type OfferedItem = Pick<CarriedItem<object>, "id" | "name" | "img">;

interface Offered {
  readonly group: ActionGroup;
  /** What it is called; absent: the name of the item, else of the deed. */
  readonly name?: Text;
  readonly item?: OfferedItem;
}

/** A deed that a sheet offers to its owner. */
export interface DeedOffer extends Offered {
  readonly deed: string;
  readonly choices?: DeedChoices;
}

/** An attack that a sheet offers in another way than its weapon alone. */
export interface AttackOffer extends Offered {
  readonly attack: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** A click that is neither: what it does is said here. */
export interface ClickOffer extends Offered {
  /** Its id among the clicks of the ruleset, and what tells it from others of the same. */
  readonly click: string;
  readonly of?: string;
  readonly icon: string;
  run(event: Event | undefined): Promise<unknown>;
}

/** Something that the sheet of an actor offers at a click, beside its weapons and its initiative. */
export type ActionOffer = DeedOffer | AttackOffer | ClickOffer;

/** Returns what the sheet of an actor offers to this user, who owns it. */
export type ActionsRule = (actor: Actor) => readonly ActionOffer[];

/** What modules are told of a ruleset. */
export interface ModulePart {
  readonly actions: ActionsRule;
  /** Colours of its dice where a module draws them: of the die, of what is printed on it, of its edges. */
  readonly diceColours?: { readonly die: string; readonly ink: string; readonly edge: string };
}

/** Offers the deeds of buttons; those by the keeper's word alone stand among the keeper's. */
export function offeredActs(
  group: ActionGroup,
  acts: readonly { readonly deed: string; readonly keepers?: boolean }[],
): readonly DeedOffer[] {
  return acts.map(({ deed, keepers = false }) => ({ group: keepers ? "keeper" : group, deed }));
}

/** Offers one deed with each of some things, e.g. the check of each skill; `choice` names the thing to the deed. */
export function offeredWith(
  group: ActionGroup,
  { deed, choice, more = {} }: { readonly deed: string; readonly choice: string; readonly more?: DeedChoices },
  items: readonly OfferedItem[],
): readonly DeedOffer[] {
  return items.map((item) => ({ group, deed, item, choices: { [choice]: item.id, ...more } }));
}

/** Says what is done beside the name of the thing, where one thing serves for several. */
export function withName(what: Text, { name }: OfferedItem): Text {
  return { key: "GARDIEN.ACTION.with", data: { what, name } };
}

/** Says choices in an id that stays the same. */
export function choicesInId(choices: Readonly<Record<string, Json>>): string {
  const said = Object.entries(choices).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return said.map(([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`).join(",");
}
