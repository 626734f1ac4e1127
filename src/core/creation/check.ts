import { tell } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { dialogs } from "../ui/dialogs.js";
import { possessions } from "./catalogue.js";
import type { CreationDoor, CreationProcedure, Problem } from "./procedure.js";
import { openCreation } from "./start.js";

/** Tells what the limits of creation have to say of a sheet as it stands, whoever filled it in, and offers to mend it. */
export async function checkSheet(actor: Actor, creation: CreationDoor, place: Element): Promise<void> {
  const procedure = await creation.load();
  const found = problemsOf(actor, procedure);
  if (found.length === 0) {
    tell("GARDIEN.ASSISTANT.flawless", { name: actor.name });
    return;
  }
  const answer = await dialogs().wait({
    window: { title: t("GARDIEN.ASSISTANT.checkOf", { name: actor.name }) },
    content: listOf(found, procedure, place.ownerDocument),
    rejectClose: false,
    buttons: [
      { action: "mend", label: t("GARDIEN.ASSISTANT.mend"), icon: "fa-solid fa-list-check" },
      { action: "close", label: t("GARDIEN.ASSISTANT.close"), default: true },
    ],
  });
  if (answer === "mend") await openCreation(actor);
}

/** What there is to say of the sheet, a draft that may be under way apart. */
function problemsOf(actor: Actor, procedure: CreationProcedure): readonly Problem[] {
  const desk = { actor, shelf: new Map(possessions(actor, procedure.catalogue).map((entry) => [entry.id, entry])) };
  const { approval } = procedure;
  const waiting = approval !== undefined && foundry.utils.getProperty(actor, approval) !== true;
  return [
    ...procedure.problems(procedure.draft(null, desk), desk),
    ...(waiting ? [{ step: "", kind: "note", text: { key: "GARDIEN.ASSISTANT.notApproved" } } as const] : []),
  ];
}

/** The problems in the words of their steps. Texts are set as text: names are somebody's. */
function listOf(problems: readonly Problem[], { steps }: CreationProcedure, page: Document): HTMLElement {
  const list = page.createElement("ul");
  list.className = "g-creation-check";
  list.append(
    ...problems.map(({ step, text }) => {
      const row = page.createElement("li");
      const name = page.createElement("b");
      const found = steps.find(({ id }) => id === step);
      name.textContent = found ? `${say(found.name)} ` : "";
      row.append(name, say(text));
      return row;
    }),
  );
  const content = page.createElement("div"); // what a dialog takes
  content.append(list);
  return content;
}
