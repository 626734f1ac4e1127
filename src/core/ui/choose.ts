import { dialogs } from "./dialogs.js";

/** What a question with one list of answers says. */
interface Choosing {
  readonly title: string;
  readonly label: string;
  readonly ok: string;
}

/** Asks for one of several answers, each a value and what it is called; nothing where the question is shut. */
export async function chosenOf(
  { title, label, ok }: Choosing,
  answers: readonly (readonly [value: string, name: string])[],
): Promise<string | undefined> {
  const select = document.createElement("select");
  select.name = "chosen";
  for (const [value, name] of answers) select.append(new Option(name, value));
  const field = document.createElement("label");
  field.append(`${label} `, select);
  const content = document.createElement("div");
  content.append(field);
  const said = await dialogs().input({ window: { title }, content, ok: { label: ok }, rejectClose: false });
  const chosen = said?.["chosen"];
  return typeof chosen === "string" ? chosen : undefined;
}
