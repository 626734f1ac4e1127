import type { Data } from "../../../common/types.js";
import { h, icon } from "../dom.js";
import type { Branch } from "./tree.js";

/** What the view of a tree asks of its owner. */
export interface TreeOwner {
  isOpen(folderId: string): boolean;
  /** Whether folders have a menu of their own. */
  folderMenu: boolean;
  image(entry: Data): string | null;
  /** A second line under the name, such as the sub-type. */
  detail(entry: Data): string;
  /** Begins the ids of what can have the focus, so that it comes back to it. */
  rootId: string;
}

const id = (document: Data): string => (document.id ?? document._id) as string;

/** Opens the menu of a row: for touch and keyboard, which have no right click. */
function menuButton(document: Data): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: "icon entry-menu",
      "data-action": "entryMenu",
      "aria-label": game.i18n.format("PLAYGROUND.Entry.Menu", { name: document.name }),
    },
    icon("ellipsis-vertical"),
  );
}

function entryRow(entry: Data, owner: TreeOwner): HTMLElement {
  const image = owner.image(entry);
  const detail = owner.detail(entry);
  return h(
    "li",
    {
      class: "directory-item entry document",
      "data-entry-id": id(entry),
      "data-document-id": id(entry),
      draggable: "true",
    },
    image && h("img", { class: "thumbnail", src: image, alt: "", loading: "lazy", draggable: "false" }),
    h(
      "button",
      { type: "button", class: "entry-name", id: `${owner.rootId}-entry-${id(entry)}`, "data-action": "activateEntry" },
      h("span", { class: "name" }, entry.name),
      detail && h("small", { class: "detail" }, detail),
    ),
    menuButton(entry),
  );
}

function folderRow(branch: Branch, owner: TreeOwner, forceOpen: boolean): HTMLElement {
  const folder = branch.folder!;
  const open = forceOpen || owner.isOpen(id(folder));
  const color = folder.color?.css ?? folder.color;
  const row = h(
    "li",
    {
      class: open ? "directory-item folder expanded" : "directory-item folder",
      "data-folder-id": id(folder),
      draggable: "true",
    },
    h(
      "header",
      { class: "folder-header" },
      h(
        "button",
        {
          type: "button",
          class: "folder-toggle",
          "data-action": "toggleFolder",
          "aria-expanded": open,
          id: `${owner.rootId}-folder-${id(folder)}`,
        },
        icon(open ? "folder-open" : "folder"),
        h("span", { class: "name" }, folder.name),
      ),
      owner.folderMenu && menuButton(folder),
    ),
  );
  if (color) row.style.setProperty("--folder-color", String(color));
  if (open) row.append(treeList(branch, owner, forceOpen, "subdirectory"));
  return row;
}

/** Draws a branch as nested lists. */
export function treeList(
  branch: Branch,
  owner: TreeOwner,
  forceOpen: boolean,
  classes = "directory-list",
): HTMLElement {
  return h(
    "ol",
    { class: `${classes} plain` },
    branch.branches.map((child) => folderRow(child, owner, forceOpen)),
    branch.entries.map((entry) => entryRow(entry, owner)),
  );
}
