import { placeActor } from "../../canvas/drop.js";
import type { Data } from "../../../common/types.js";
import { confirmLoss, createDocument, createFolder, renameFolder } from "../dialogs.js";
import { text } from "../dom.js";
import type { MenuItem } from "../menu.js";
import { attempt } from "../../net/refusal.js";

type Find = (target: HTMLElement) => Data | undefined;

/** What can be done with one document of a directory. */
export function entryMenu(documentName: string, find: Find): MenuItem[] {
  const can = (action: string) => (row: HTMLElement) => Boolean(find(row)?.canUserModify(game.user, action));
  const items: MenuItem[] = [
    { label: "Entry.Open", icon: "up-right-from-square", run: (row) => find(row)?.sheet?.render(true) },
    {
      label: "Entry.Ownership",
      icon: "user-lock",
      visible: () => game.user.isGM,
      run: (row) =>
        new foundry.applications.apps.DocumentOwnershipConfig({ document: find(row)! }).render({ force: true }),
    },
    {
      label: "Entry.Duplicate",
      icon: "copy",
      visible: can("create"),
      run: (row) =>
        attempt(() => find(row)?.clone({ name: text("Entry.CopyOf", { name: find(row)!.name }) }, { save: true })),
    },
    {
      label: "Entry.Delete",
      icon: "trash",
      visible: can("delete"),
      run: (row) => attempt(() => deleteDocument(find(row)!)),
    },
  ];
  if (documentName === "Actor") items.splice(1, 0, ...actorItems(find));
  return items;
}

function actorItems(find: Find): MenuItem[] {
  return [
    {
      label: "Entry.Place",
      icon: "location-dot",
      visible: () => canvas.ready && game.user.can("TOKEN_CREATE"),
      run: (row) => attempt(() => placeActor(find(row)!, canvas.stage.pivot)),
    },
    {
      label: "Entry.Impersonate",
      icon: "user-check",
      visible: (row) => Boolean(find(row)?.isOwner) && game.user.character !== find(row),
      run: (row) => attempt(() => game.user.update({ character: find(row)!.id })),
    },
  ];
}

async function deleteDocument(document: Data): Promise<void> {
  if (await confirmLoss(text("Entry.Delete"), text("Entry.DeleteSure", { name: document.name })))
    await document.delete();
}

/** What can be done with a folder; its content survives it. */
export function folderMenu(documentName: string, find: Find): MenuItem[] {
  const isGM = (): boolean => game.user.isGM;
  return [
    {
      label: "Entry.CreateHere",
      icon: "plus",
      visible: isGM,
      run: (row) => attempt(() => createDocument(documentName, find(row)!.id)),
    },
    {
      label: "Folder.CreateHere",
      icon: "folder-plus",
      visible: isGM,
      run: (row) => attempt(() => createFolder(documentName, find(row)!.id)),
    },
    { label: "Folder.Edit", icon: "pen", visible: isGM, run: (row) => attempt(() => renameFolder(find(row)!)) },
    {
      label: "Folder.Delete",
      icon: "trash",
      visible: isGM,
      run: (row) =>
        attempt(async () => {
          const folder = find(row)!;
          if (await confirmLoss(text("Folder.Delete"), text("Folder.DeleteSure", { name: folder.name })))
            await folder.delete();
        }),
    },
  ];
}
