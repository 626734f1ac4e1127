import type { Document } from "../../common/documents/document.js";
import type { Data, Value } from "../../common/types.js";

function field(label: string, input: HTMLElement): HTMLElement {
  const group = document.createElement("label");
  group.className = "form-group";
  const text = document.createElement("span");
  text.textContent = label;
  group.append(text, input);
  return group;
}

function typeSelect(documentName: string, types: string[], chosen: string | undefined): HTMLSelectElement {
  const select = document.createElement("select");
  select.name = "type";
  for (const type of types) {
    const label = String(CONFIG[documentName]?.typeLabels?.[type] ?? type);
    select.add(new Option(game.i18n.localize(label), type, false, type === chosen));
  }
  return select;
}

/** Where a document of the world may be put; `null` where there are no folders, or it lies within another. */
function folderSelect(documentName: string, { parent, pack }: Data, chosen: unknown): HTMLSelectElement | null {
  const folders =
    parent || pack ? [] : [...(game.folders as Iterable<Data>)].filter(({ type }) => type === documentName);
  if (folders.length === 0) return null;
  const select = document.createElement("select");
  select.name = "folder";
  select.add(new Option(game.i18n.localize("PLAYGROUND.Folder.Root"), ""));
  for (const { id, name } of folders) select.add(new Option(String(name), String(id), false, id === chosen));
  return select;
}

/** Asks for name, type and folder of a new document, then creates it; `null` when dismissed. */
export async function askToCreate(cls: typeof Document, data: Data, operation: Data, options: Data): Promise<Value> {
  const { documentName } = cls;
  const types = ((options.types as string[] | undefined) ?? cls.TYPES).filter((type) => type !== "base");
  const content = document.createElement("div");
  const name = document.createElement("input");
  name.name = "name";
  name.type = "text";
  const type = (data.type as string | undefined) ?? types[0];
  name.placeholder = (cls as Value).defaultName({ type, parent: operation.parent });
  name.value = String(data.name ?? "");
  content.append(field(game.i18n.localize("PLAYGROUND.Dialog.Name"), name));
  if (types.length > 1)
    content.append(field(game.i18n.localize("PLAYGROUND.Dialog.Type"), typeSelect(documentName, types, type)));
  const folder = folderSelect(documentName, operation, data.folder);
  if (folder) content.append(field(game.i18n.localize("PLAYGROUND.Dialog.Folder"), folder));
  const label = game.i18n.localize(cls.metadata.label);
  const answer = (await foundry.applications.api.DialogV2.input({
    window: { title: game.i18n.format("PLAYGROUND.Dialog.Create", { type: label }) },
    content,
    rejectClose: false,
  })) as Data | null;
  if (!answer) return null;
  const source = { ...data, ...(type ? { type } : {}), ...answer, name: answer.name || name.placeholder };
  if ("folder" in source) source.folder ||= null;
  return cls.implementation.create(source, { renderSheet: true, ...operation }) as Promise<Value>;
}

/** Asks before a document is deleted. */
export async function askToDelete(target: Value, options: Data, operation: Data): Promise<Value> {
  const content = document.createElement("p");
  content.textContent = game.i18n.format("PLAYGROUND.Entry.DeleteSure", { name: String(target.name ?? target.id) });
  const body = document.createElement("div");
  body.append(content);
  const label = game.i18n.localize(String(target.constructor.metadata.label));
  const yes = (await foundry.applications.api.DialogV2.confirm({
    window: { title: game.i18n.format("PLAYGROUND.Entry.Delete", { type: label }) },
    content: body,
    rejectClose: false,
    ...options,
  })) as boolean | null;
  return yes ? (target.delete(operation) as Promise<Value>) : null;
}
