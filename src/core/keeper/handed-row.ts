import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { handedIn, takeBack } from "./hand-over.js";

/** Offers keepers to take back what a message tells was handed over, or says that it was. */
export function drawHanded(message: ChatMessage, stored: object, row: HTMLElement): void {
  const place = row.querySelector(".message-content");
  const line = row.ownerDocument.createElement("p");
  if (handedIn(stored).back) line.textContent = t("GARDIEN.KEEPER.HAND.taken");
  else line.append(buttonOf(message, row.ownerDocument));
  place?.append(line);
}

function buttonOf(message: ChatMessage, page: Document): HTMLElement {
  const button = page.createElement("button");
  button.type = "button";
  button.textContent = t("GARDIEN.KEEPER.HAND.back");
  button.addEventListener("click", () => work(button, "keeper.hand", () => takeBack(message)));
  return button;
}
