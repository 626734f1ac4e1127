import css from "../../../styles/_contrast.scss?inline";
import { listen } from "../foundry/types/hooks.js";
import { isPhotosensitive } from "./motion.js";
import { pages } from "./pages.js";
import { addStyle } from "./style.js";
import { CONTRAST, textSetting } from "../settings/settings.js";

/** Wears stronger contrast and stillness on every page, where the user's system or their settings ask for it. */
export function followContrast(): void {
  addStyle(css);
  const wear = () => pages().forEach(wearOn);
  wear();
  listen("gardien.settingChanged", (key: string) => key === CONTRAST && wear());
  listen("openDetachedWindow", (_id: string, { document: page }: Window) => wearOn(page));
}

function wearOn(page: Document): void {
  page.documentElement.classList.toggle("g-contrast", textSetting(CONTRAST) === "more");
  page.documentElement.classList.toggle("g-still", isPhotosensitive());
}
