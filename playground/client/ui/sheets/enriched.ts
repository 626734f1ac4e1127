import type { Data } from "../../../common/types.js";

/**
 * Fills an element with stored markup as its reader sees it, links and dice alive. The one place where it becomes
 * elements: it is cleaned first.
 */
export async function fillEnriched(element: HTMLElement, markup: unknown, options: Data): Promise<void> {
  const { TextEditor } = foundry.applications.ux;
  const clean = foundry.utils.cleanHTML(String(markup ?? "")) as string;
  element.innerHTML = (await TextEditor.implementation.enrichHTML(clean, options)) as string;
}
