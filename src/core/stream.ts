import css from "../../styles/_stream.scss?inline";
import { followWorld } from "./card/follow.js";
import { loadCardTemplates } from "./card/html.js";
import { registerConditionHelper } from "./effects/condition-link.js";
import { registerRuleHelper } from "./rulebook/linked.js";
import { reportFailure } from "./text/errors.js";
import { translate } from "./text/translate.js";
import { addStyle } from "./ui/style.js";

/**
 * What is done on Foundry's page `/stream`, which has the chat alone: its cards are kept up to date, as those who watch
 * may read them. Nothing is asked, judged or written there, whoever is logged in.
 */
export function standStream(): void {
  addStyle(css);
  document.body.classList.add("g-streamed"); // how Foundry marks its page is not told
  registerRuleHelper();
  registerConditionHelper();
  followWorld();
  const contrast = import("./ui/contrast.js").then(({ followContrast }) => followContrast());
  const tasks = { contrast, "card.templates": loadCardTemplates(), names: translate() };
  for (const [task, done] of Object.entries(tasks)) done.catch((error: unknown) => reportFailure(task, error));
}
