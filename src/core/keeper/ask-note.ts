import { t } from "../text/i18n.js";
import { dialogs } from "../ui/dialogs.js";
import { addNote } from "./notes.js";

const TEMPLATE = "systems/gardien/templates/core/keeper/note.hbs";

/** Asks the keeper what will happen, and in how long, and notes it. */
export async function askNote(): Promise<void> {
  const content = document.createElement("div");
  content.className = "gardien g-note";
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, {});
  const said = await dialogs().input({
    window: { title: t("GARDIEN.KEEPER.TIME.addNote") },
    content,
    rejectClose: false,
    ok: { label: t("GARDIEN.KEEPER.TIME.note") },
  });
  if (!said) return;
  const after = Math.max(0, Number(said["amount"]) || 0) * (Number(said["unit"]) || 0);
  const { text } = said;
  await addNote(game.time.worldTime + after, typeof text === "string" ? text : "");
}
