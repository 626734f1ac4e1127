import { linesElsewhere, linesToStore } from "../text/lines-read.js";
import { t } from "../text/i18n.js";

interface Stored {
  readonly _source: object;
}

/**
 * What to say of a box or an editor of a sheet that holds a text as it is stored, where its reader is shown a translation
 * while they play; empty for any other. What nobody changes stays translated for everybody.
 * @param name path of the text: `system.…`
 */
function originOf(name: string, { _source }: Stored): string {
  const { system } = _source as { readonly system?: object };
  const stored: unknown = foundry.utils.getProperty(_source, name);
  if (!system || typeof stored !== "string" || stored === "") return "";
  const read: unknown = foundry.utils.getProperty({ system: { ...system, ...linesToStore(system) } }, name);
  if (read === stored) return "";
  const inFrench = linesElsewhere(name.replace(/^system\./, ""), stored).length > 0;
  return t(`GARDIEN.SHEET.origin.${inFrench ? "french" : "other"}`);
}

/** Says so above editors that are opened, for as long as they are, and of boxes that are gone to. */
export function tellOrigins(sheet: HTMLElement, document: Stored): void {
  const say = ({ target }: Event) => tellIn(target as HTMLElement, document);
  sheet.addEventListener("open", say, { capture: true }); // it may not bubble
  sheet.addEventListener("focusin", say);
}

function tellIn(box: HTMLElement, document: Stored): void {
  const isEditor = box.matches("prose-mirror");
  if (!isEditor && !box.matches("input[type=text], textarea")) return;
  const told = originOf(box.getAttribute("name") ?? "", document);
  if (told === "") return;
  if (isEditor) tellAbove(box, told);
  else {
    box.dataset["tooltip"] = told;
    box.setAttribute("aria-description", told);
  }
}

function tellAbove(editor: HTMLElement, told: string): void {
  if (editor.previousElementSibling?.matches(".g-origin")) return;
  const page = editor.ownerDocument;
  const [note, icon, text] = [page.createElement("div"), page.createElement("i"), page.createElement("span")];
  note.className = "g-banner g-origin";
  note.role = "note";
  icon.className = "fa-solid fa-language";
  icon.inert = true;
  text.className = "g-banner__text";
  text.textContent = told;
  note.append(icon, text);
  editor.before(note);
  editor.addEventListener("close", () => note.remove(), { once: true });
}
