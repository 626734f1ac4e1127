import { ask } from "../play/arbiter/send-request.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import { t } from "../text/i18n.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import type { OpenQuestion } from "./list.js";

/** Has what waits for nothing but a click applied, the oldest first; `questions` come the latest first. */
export async function applyAll(questions: readonly OpenQuestion[]): Promise<void> {
  for (const { message, part } of questions.toReversed()) {
    const record = verdictOn(message); // somebody may have been quicker: the arbiter looks at what is left to do
    if (record && part !== null)
      await ask(record.message, { action: "apply", target: part, override: {}, retarget: null });
  }
}

/** Has the table apply wounds at once from now on; what waits already goes on waiting for its click. */
export async function applyAtOnce(): Promise<void> {
  await settingsStore().set("gardien", "automation", "auto");
  ui.notifications.info(t("GARDIEN.QUESTION.appliedAtOnce"));
}
