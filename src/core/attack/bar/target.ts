import { decimal, plural, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import type { Draft, DraftTarget } from "../../play/draft/draft.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";

/** Number of targets that are named; of more the number is shown. */
const NAMED = 3;

/** Returns the targets of the bar, and whether their numbers are hidden from the user. */
export function targetContext(draft: Draft | undefined) {
  const targets = draft?.present ?? [];
  if (!draft || targets.length === 0) {
    return {
      nobody: true,
      count: t("GARDIEN.BAR.noTarget"),
      people: [],
      note: t("GARDIEN.BAR.noTargetNote"),
      hidden: "",
    };
  }
  const hidden = targets.some(({ actor }) => actor !== null && !mayKnowNumbers(actor));
  return {
    nobody: false,
    count: targets.length > 1 ? plural("GARDIEN.BAR.targets", targets.length) : "",
    people: targets.length > NAMED ? [] : targets.map((target) => named(draft, target)),
    note: "",
    hidden: hidden ? t("GARDIEN.BAR.hiddenNumbers") : "",
  };
}

function named(draft: Draft, target: DraftTarget) {
  const { metres, from } = draft.distance(target);
  const far = from === "scene" && metres !== null ? t("GARDIEN.ATTACK.metres", { metres: decimal(metres) }) : "";
  const { actor } = target;
  const looks = actor && !mayKnowNumbers(actor) ? say(draft.attacks.looks(actor)) : "";
  return { name: draft.known(target).name, far: [far, looks].filter((part) => part !== "").join(" · ") };
}
