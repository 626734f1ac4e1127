import { dialogs } from "./dialogs.js";

/** Asks before something that is not taken back, in the page on which `place` is drawn; closing the window says no. */
export async function confirmed({ ownerDocument }: Element, title: string, text: string): Promise<boolean> {
  const content = ownerDocument.createElement("div");
  content.textContent = text;
  const answer = await dialogs().confirm({ window: { title }, content, modal: true, rejectClose: false });
  return answer === true;
}
