import { deedMacro, freeSlot, assign, weaponMacro } from "../attack/hotbar-macro.js";
import { putOnHotbar } from "../browser/places/hotbar.js";
import { linkInJournal, mayWrite } from "../browser/places/journal.js";
import { chosenReceiver, giveTo, receivers } from "../browser/places/sheet.js";
import { DRAGGED_DEED } from "../deed/deed-drag.js";
import { openSheet } from "../foundry/types/sheets.js";
import { rulesetOf } from "../rulesets.js";
import { booleanSetting } from "../settings/settings.js";
import { refuse, tell } from "../text/errors.js";

/** What may be done with what was pressed, besides the click. */
export interface Twin {
  readonly id: string;
  /** Language key. */
  readonly label: string;
  readonly icon: string;
  choose(): unknown;
}

/** What a finger, the right button or the menu key may do with something: the click with Shift, and what dragging does. */
export function twinsOf(subject: HTMLElement, actor: Actor | null): readonly Twin[] {
  const id = subject.dataset["weapon"] ?? subject.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"];
  const item = id === undefined ? undefined : actor?.items.get(id);
  return [...shifted(subject), ...(item ? placesOf(item) : []), ...(item ? [] : deedPlaces(subject, actor))];
}

/** The click with Shift held. */
function shifted(subject: HTMLElement): readonly Twin[] {
  const { action, cardAction, weapon } = subject.dataset;
  const attacks = action === "attack" || weapon !== undefined;
  const begins = attacks || action === "deed" || action === "rollInitiative" || cardAction === "call";
  const choose = () => {
    const view = subject.ownerDocument.defaultView;
    subject.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true, view }));
  };
  if (cardAction === "undo" && !booleanSetting("undoAtOnce"))
    return [{ id: "undo", label: "GARDIEN.TWIN.undo", icon: "fa-solid fa-rotate-left", choose }];
  if (!begins) return [];
  const shows = attacks && booleanSetting("skipAttackWindow");
  return shows
    ? [{ id: "window", label: "GARDIEN.TWIN.window", icon: "fa-solid fa-sliders", choose }]
    : [{ id: "quick", label: "GARDIEN.TWIN.quick", icon: "fa-solid fa-dice-d20", choose }];
}

/** Where a thing of somebody's may go, as if it had been dragged there. */
function placesOf(item: Item): readonly Twin[] {
  const { uuid, name, img, actor, type } = item;
  const ruleset = rulesetOf(type);
  const entry = { uuid, name, img: img ?? "", document: "Item" as const };
  const others = receivers(ruleset?.id ?? "").filter((one) => one !== actor);
  const isWeapon = ruleset?.weapons.includes(type) === true;
  const all: readonly (Twin | false)[] = [
    { id: "open", label: "GARDIEN.TWIN.open", icon: "fa-solid fa-pen", choose: () => openSheet(item) },
    others.length > 0 && {
      ...{ id: "give", label: "GARDIEN.TWIN.give", icon: "fa-solid fa-hand-holding" },
      choose: async () => {
        const whom = await chosenReceiver(others);
        if (whom) await giveTo(whom, [{ entry, count: 1 }]);
      },
    },
    {
      ...{ id: "hotbar", label: "GARDIEN.TWIN.hotbar", icon: "fa-solid fa-grip" },
      choose: () => (isWeapon ? lay(weaponMacro(item)) : putOnHotbar([{ entry }])),
    },
    mayWrite() && {
      ...{ id: "journal", label: "GARDIEN.TWIN.journal", icon: "fa-solid fa-book-open" },
      choose: () => linkInJournal([{ entry }]),
    },
  ];
  return all.filter((one) => one !== false);
}

/** The place of a deed's button, which is dragged there alone. */
function deedPlaces({ dataset, textContent }: HTMLElement, actor: Actor | null): readonly Twin[] {
  const { action, deed, choices = "{}", macroName } = dataset;
  if (!actor || action !== "deed" || deed === undefined) return [];
  const name = macroName ?? textContent.trim().replaceAll(/\s+/g, " ");
  const dragged = DRAGGED_DEED.read({ id: deed, actor: actor.uuid, choices, name, img: actor.img ?? "" });
  if (!dragged) return [];
  return [
    {
      ...{ id: "hotbar", label: "GARDIEN.TWIN.hotbar", icon: "fa-solid fa-grip" },
      choose: () => lay(deedMacro(dragged)),
    },
  ];
}

async function lay(macro: Parameters<typeof assign>[0]): Promise<void> {
  const slot = freeSlot();
  if (slot === null) {
    refuse("GARDIEN.BROWSER.mayNot.slot");
    return;
  }
  await assign(macro, slot);
  tell("GARDIEN.BROWSER.done.hotbar", { names: macro.name });
}
