import { listen } from "../foundry/types/hooks.js";
import { interfaceHere } from "../foundry/types/interface.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { labelled, say } from "../ui/labelled.js";

/** Offers the browser above the list of compendia: where it is drawn already, and whenever it is drawn. */
export function offerBrowser(): void {
  const { compendium } = interfaceHere();
  if (compendium?.element) offerIn(compendium.element);
  listen("renderCompendiumDirectory", (_directory: unknown, element: HTMLElement) => offerIn(element));
}

/** The list may be drawn part by part: a button that is still there stays. */
function offerIn(list: HTMLElement): void {
  if (list.querySelector("[data-gardien-browser]")) return;
  const button = labelled(list.ownerDocument, "g-tool", "fa-magnifying-glass");
  button.dataset["gardienBrowser"] = "";
  say(button, t("GARDIEN.BROWSER.open"));
  button.addEventListener("click", () =>
    work(button, "browser", async () => (await import("./start.js")).openBrowser()),
  );
  (list.querySelector(".directory-header") ?? list).append(button);
}
