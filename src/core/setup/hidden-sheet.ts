import { listen } from "../foundry/types/hooks.js";
import { rulesetOf } from "../rulesets.js";
import { chosenRulesets, isInSight, WORLD_RULESETS } from "../settings/in-sight.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";

/** A sheet of Foundry's, as far as it is told that its rules are out of sight. */
interface Sheet {
  readonly document?: unknown;
}

/** The lines that are shown, of sheets that may be in pages of their own. */
const shown = new Set<HTMLElement>();

/** Tells keepers on the sheets of actors whose rules are out of sight that they are, and where that is set. */
export function followHiddenSheets(): void {
  listen("renderActorSheetV2", ({ document }: Sheet, sheet: HTMLElement) => tellIn(sheet, document as Actor));
  listen("gardien.settingChanged", (key: string) => {
    if (key !== WORLD_RULESETS) return;
    for (const line of shown) if (isInSight(line.dataset["ruleset"] ?? "")) drop(line);
  });
}

function drop(line: HTMLElement): void {
  line.remove();
  shown.delete(line);
}

function tellIn(sheet: HTMLElement, actor: Actor): void {
  for (const line of shown) if (!line.isConnected) drop(line);
  const ruleset = rulesetOf(actor.type);
  const known = sheet.querySelector<HTMLElement>("[data-out-of-sight]");
  const hidden = chosenRulesets() !== null && ruleset !== undefined && !isInSight(ruleset.id);
  if (known && !hidden) drop(known);
  if (known || !hidden) return;
  const line = lineOf(sheet.ownerDocument, actor.name, t(ruleset.title));
  line.dataset["ruleset"] = ruleset.id;
  shown.add(line);
  const content = sheet.querySelector(".window-content");
  content?.before(line);
}

/** « RPG est hors de vue dans ce monde », with the button that opens the choice. */
function lineOf(page: Document, name: string, ruleset: string): HTMLElement {
  const line = page.createElement("div");
  line.className = "g-banner g-hidden-game";
  Object.assign(line.dataset, { outOfSight: "", tone: "mute" });
  const [icon, text, button] = [page.createElement("i"), page.createElement("span"), page.createElement("button")];
  icon.className = "fa-solid fa-eye-slash";
  icon.inert = true;
  text.className = "g-banner__text";
  const strong = page.createElement("strong");
  strong.textContent = t("GARDIEN.SIGHT.sheet.hidden", { ruleset });
  text.append(strong, ` ${t("GARDIEN.SIGHT.sheet.plays", { name })}`);
  button.type = "button";
  button.className = "g-btn g-btn--sm";
  button.textContent = t("GARDIEN.SIGHT.sheet.open");
  button.addEventListener("click", () =>
    work(button, "choice of rulesets", async () => (await import("./choice/start.js")).openChoice()),
  );
  line.append(icon, text, button);
  return line;
}
