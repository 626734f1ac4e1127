import { plural, t } from "../../text/i18n.js";
import { warn } from "../../text/errors.js";
import { dialogs } from "../../ui/dialogs.js";
import { saveText } from "../../ui/output/save-text.js";
import type { Change } from "./change.js";
import { diffElement } from "./diff.js";
import { fileOf, readFile, type Read } from "./file.js";
import { nameOf, type Option } from "./options.js";
import { changesOf, type Preset } from "./presets.js";

const key = (end: string): string => `GARDIEN.OPTIONS.${end}`;

/** Says what a preset would change here, and asks which of it is taken; what was left or closed changes nothing. */
export async function askPreset(preset: Preset, options: readonly Option[]): Promise<readonly Change[]> {
  const changes = changesOf(preset, options);
  const name = t(key(`preset.${preset}`));
  if (changes.length === 0) {
    warn(t(key("presetNone"), { name }));
    return [];
  }
  const lead = { count: changes.length, title: plural(key("presetChanges"), changes.length, { name }) };
  return ask(t(key("presetTitle")), t(key("presetTake"), { name }), changes, {
    ...lead,
    text: t(key(`presetText.${preset}`)),
    notes: [],
  });
}

/** Saves the table's options as a file. */
export function saveFile(options: readonly Option[]): void {
  const day = new Date().toISOString().slice(0, 10);
  saveText(fileOf(options, game.system.version), `gardien-${t(key("fileName"))}-${day}.json`, "application/json");
}

/** Has a file chosen, says what it would change here and what of it is left alone, and asks; a bad file changes nothing. */
export async function askImport(place: HTMLElement, options: readonly Option[]): Promise<readonly Change[]> {
  const file = await chosenFile(place.ownerDocument);
  if (!file) return [];
  const read = readFile(await file.text(), options);
  if (typeof read === "string") {
    warn(t(key(`unreadable.${read}`), { file: file.name }));
    return [];
  }
  const notes = notesOf(read);
  if (read.changes.length === 0) {
    warn([t(key("importNone"), { file: file.name }), ...notes].join(" "));
    return [];
  }
  const written = read.written?.toLocaleDateString(game.i18n.lang, { dateStyle: "long" });
  const text = written
    ? t(key("importFrom"), { file: file.name, day: written })
    : t(key("importOf"), { file: file.name });
  const lead = { count: read.changes.length, title: plural(key("importChanges"), read.changes.length), text, notes };
  return ask(t(key("importTitle")), plural(key("importTake"), read.changes.length), read.changes, lead);
}

function notesOf({ unknown, refused, same }: Read): readonly string[] {
  return [
    ...(unknown.length > 0 ? [plural(key("unknown"), unknown.length, { names: unknown.slice(0, 12).join(", ") })] : []),
    ...refused.map(({ option, value }) => t(key("refused"), { name: nameOf(option), value })),
    ...(same > 0 ? [plural(key("same"), same)] : []),
  ];
}

async function ask(
  title: string,
  label: string,
  changes: readonly Change[],
  lead: Parameters<typeof diffElement>[1],
): Promise<readonly Change[]> {
  const answer = await dialogs().input({
    window: { title },
    content: diffElement(changes, lead),
    modal: true,
    rejectClose: false,
    ok: { label },
  });
  return answer ? changes.filter(({ option }) => answer[option.key] === true) : [];
}

/** A file that the user chooses; nothing where they choose none. */
function chosenFile(page: Document): Promise<File | null> {
  const field = page.createElement("input");
  field.type = "file";
  field.accept = ".json,application/json";
  return new Promise((resolve) => {
    field.addEventListener("change", () => resolve(field.files?.[0] ?? null));
    field.addEventListener("cancel", () => resolve(null));
    field.click();
  });
}
