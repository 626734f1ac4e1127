import css from "../../../styles/components/windows/_browser.scss?inline";
import { listen } from "../foundry/types/hooks.js";
import { WORLD_RULESETS } from "../settings/in-sight.js";
import { refuse, reportFailure } from "../text/errors.js";
import { addStyle } from "../ui/style.js";
import { likeliest } from "./likeliest.js";
import { shelvesInSight } from "./shelves.js";
import { Browsing } from "./window/browsing.js";
import { BrowserWindow } from "./window/window.js";

let open: BrowserWindow | undefined;
let opening: Promise<void> | undefined;
let follows = false;

/** What was looked for last, for as long as the page lives. */
let last: Browsing | undefined;

/** Opens the browser of compendia, or brings it to the front. */
export async function openBrowser(): Promise<void> {
  if (open) open.seek();
  else await (opening ??= show().finally(() => (opening = undefined)));
}

/** Other rulesets come into sight, or go out of it: the window is made anew. */
function follow(): void {
  if (follows) return;
  follows = true;
  listen("gardien.settingChanged", (key: string) => {
    if (key !== WORLD_RULESETS || !open) return;
    open
      .close()
      .then(openBrowser)
      .catch((error: unknown) => reportFailure("browser", error));
  });
}

async function show(): Promise<void> {
  follow();
  const shelves = await shelvesInSight();
  const wanted = last?.shelf.ruleset ?? likeliest();
  const first = shelves.find(({ ruleset }) => ruleset === wanted) ?? shelves[0];
  if (!first) {
    refuse("GARDIEN.BROWSER.mayNot.noRuleset");
    return;
  }
  addStyle(css);
  last ??= new Browsing(first);
  last.turnTo(first);
  last.query = "";
  open = new BrowserWindow(shelves, last, () => (open = undefined));
  await open.render({ force: true });
}

/** Opens the browser of compendia, or closes it when it is open. */
export async function toggleBrowser(): Promise<void> {
  await (open ? open.close() : openBrowser());
}
