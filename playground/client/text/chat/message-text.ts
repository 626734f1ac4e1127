import type { Data } from "../../../common/types.js";
import { TextEditor } from "../text-editor.js";

/**
 * The content of a message from what was typed: text, never markup, with its line breaks. Immediate inline rolls are
 * rolled here, once, so that everybody reads the same result.
 */
export async function messageText(text: string, rollData: Data): Promise<string> {
  const holder = document.createElement("div");
  for (const line of text.split("\n")) {
    if (holder.childNodes.length) holder.append(document.createElement("br"));
    holder.append(line);
  }
  if (!text.includes("[[")) return holder.innerHTML;
  return TextEditor.implementation.enrichHTML(holder.innerHTML, {
    documents: false,
    links: false,
    custom: false,
    secrets: true,
    rollData,
  });
}
