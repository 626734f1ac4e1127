import { openToModules } from "./api/index.js";
import { registerHotbar } from "./attack/hotbar.js";
import { offerBrowser } from "./browser/door.js";
import { followWorld } from "./card/follow.js";
import { loadCardTemplates } from "./card/html.js";
import { followQuestions } from "./defence/follow.js";
import { namePackFolders } from "./setup/pack-folders.js";
import { followSight } from "./setup/sight.js";
import { followTokenPanel, registerConditionHelper } from "./effects/condition-link.js";
import { followRings } from "./effects/ring-flash.js";
import { migrateWorld } from "./migrations/world.js";
import { followRequests } from "./requests/follow.js";
import { followRulers } from "./world/ruler.js";
import { forgetInquiry } from "./world/inquiries.js";
import { followRules } from "./rulebook/follow.js";
import { registerRuleHelper } from "./rulebook/linked.js";
import { reportFailure } from "./text/errors.js";
import { followCalls } from "./ui/call-user.js";
import { followLongPresses } from "./ui/long-press.js";
import { keepPresses } from "./ui/moved-press.js";
import { followPageSize } from "./ui/page-size.js";
import { registerJournalPrint } from "./ui/output/journal-print.js";
import { followAdventures } from "./text/imported-adventures.js";
import { translate } from "./text/translate.js";
import { followFirstSteps } from "./welcome/follow.js";

/** What everybody's client does as soon as the table stands; whatever draws and begins acts comes along with it. */
export function standReady(): void {
  openToModules();
  followWorld();
  keepPresses(document, ".g-card button");
  registerRuleHelper();
  registerHotbar();
  registerConditionHelper();
  followTokenPanel();
  followRings();
  followRules();
  followRulers();
  followRequests();
  forgetInquiry().catch((error: unknown) => reportFailure("inquiry", error));
  followQuestions();
  followAdventures();
  followCalls();
  followPageSize();
  registerJournalPrint();
  followLongPresses((subject, at) => {
    import("./twins/menu.js")
      .then(({ openTwins }) => openTwins(subject, at))
      .catch((error: unknown) => reportFailure("menu", error));
  });
  offerBrowser();
  namePackFolders();
  followSight();
  import("./ui/contrast.js")
    .then(({ followContrast }) => followContrast())
    .catch((error: unknown) => reportFailure("contrast", error));
  const names = translate();
  followFirstSteps(names);
  const tasks = { "card.templates": loadCardTemplates(), migration: migrateWorld(), names };
  for (const [task, done] of Object.entries(tasks)) done.catch((error: unknown) => reportFailure(task, error));
}
