import { t } from "../../text/i18n.js";
import { dialogs } from "../../ui/dialogs.js";

/** Asks the keeper whether the blows that an ended fight still deferred are applied now. */
export async function askDeferred(lines: readonly string[]): Promise<boolean> {
  const content = document.createElement("div");
  const list = document.createElement("ul");
  list.append(...lines.map((textContent) => Object.assign(document.createElement("li"), { textContent })));
  content.append(Object.assign(document.createElement("p"), { textContent: t("GARDIEN.FIGHT.leftOver.text") }), list);
  const answer = await dialogs().wait({
    window: { title: t("GARDIEN.FIGHT.leftOver.title") },
    content,
    buttons: [
      { action: "fall", label: t("GARDIEN.FIGHT.leftOver.fall"), icon: "fa-solid fa-heart-crack", default: true },
      { action: "leave", label: t("GARDIEN.FIGHT.leftOver.leave") },
    ],
    rejectClose: false,
  });
  return answer === "fall";
}
