import { listen } from "../foundry/types/hooks.js";
import { reportFailure } from "../text/errors.js";
import { requestRead } from "./request.js";

/** No button: the text of a sheet or a journal that may not be edited would lock it. */
const LINK = "a[data-gardien-request]";

/** Has links that ask do so for keepers, on every page. */
export function followRequests(): void {
  followOn(document);
  listen("openDetachedWindow", (_id: string, { document: page }: Window) => followOn(page));
}

function followOn(page: Document): void {
  const first = { capture: true };
  page.addEventListener("click", open, first);
  page.addEventListener("keydown", (event) => event.key === "Enter" && open(event), first);
}

function open(event: Event): void {
  const link = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>(LINK);
  const told = link && requestRead(link.dataset["gardienRequest"] ?? "");
  if (!told) return;
  event.preventDefault();
  event.stopPropagation();
  const { ask, ...how } = told;
  import("../keeper/asking/ask.js")
    .then(({ request }) => request(ask, { ...how, event }))
    .catch((error: unknown) => reportFailure("request", error));
}
