import type { Data } from "../../common/types.js";
import { h, text } from "./dom.js";

type Fields = Record<string, HTMLElement>;

/** A labelled field of a dialog. */
function group(label: string, input: HTMLElement): HTMLElement {
  return h("label", { class: "form-group stacked" }, h("span", {}, label), input);
}

/** Asks for a few values; null when the dialog was dismissed. */
export async function ask(title: string, fields: Fields, ok = "Dialog.Save"): Promise<Data | null> {
  const content = h(
    "div",
    {},
    Object.entries(fields).map(([label, input]) => group(label, input)),
  );
  return foundry.applications.api.DialogV2.input({
    window: { title },
    position: { width: 360 },
    content,
    rejectClose: false,
    ok: { label: `PLAYGROUND.${ok}` },
  }) as Promise<Data | null>;
}

/** Asks before something is lost. */
export async function confirmLoss(title: string, question: string): Promise<boolean> {
  const answer: unknown = await foundry.applications.api.DialogV2.confirm({
    window: { title },
    content: h("div", {}, h("p", {}, question)),
    rejectClose: false,
  });
  return answer === true;
}

/** A select element; choices are value → label. */
export function select(name: string, choices: Iterable<[string, string]>, chosen = ""): HTMLSelectElement {
  return h(
    "select",
    { name },
    [...choices].map(([value, label]) => h("option", { value, selected: value === chosen }, label)),
  );
}

export function input(name: string, value = "", extra: Record<string, string | boolean> = {}): HTMLInputElement {
  return h("input", { type: "text", name, value, autocomplete: "off", ...extra });
}

/** The choices of a folder select, the root first. */
function folderChoices(type: string): [string, string][] {
  const folders = [...(game.folders as Iterable<Data>)].filter((folder) => folder.type === type);
  return [["", text("Folder.Root")], ...folders.map((folder): [string, string] => [folder.id, folder.name])];
}

/** Creates a document by the dialog of its class, which systems may change, and opens its sheet. */
export async function createDocument(documentName: string, folder: string | null = null): Promise<void> {
  await CONFIG[documentName].documentClass.createDialog(folder ? { folder } : {});
}

export async function createFolder(type: string, parent: string | null = null): Promise<void> {
  const data = await ask(
    text("Folder.Create"),
    {
      [text("Dialog.Name")]: input("name", "", { autofocus: true }),
      [text("Folder.Parent")]: select("folder", folderChoices(type), parent ?? ""),
    },
    "Dialog.CreateButton",
  );
  if (!data) return;
  const name = String(data.name ?? "").trim() || text("Folder.New");
  await CONFIG.Folder.documentClass.create({ name, type, folder: data.folder || null });
}

export async function renameFolder(folder: Data): Promise<void> {
  const data = await ask(text("Folder.Edit"), {
    [text("Dialog.Name")]: input("name", folder.name, { autofocus: true }),
    [text("Folder.Color")]: h("input", {
      type: "color",
      name: "color",
      value: String(folder.color?.css ?? folder.color ?? "#777777"),
    }),
  });
  if (data) await folder.update(data);
}
