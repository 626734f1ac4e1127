import { isReadable, keeperEffects } from "../play/effects/keeper-effect.js";
import { clockText } from "../text/clock-text.js";
import { t } from "../text/i18n.js";
import { actorAt } from "../world/world.js";
import { amountTold, loadEffectRules, targetName } from "./targets.js";
import { effectTimeTold } from "./time-told.js";
import type { Tip } from "./tip-html.js";

/** Returns the bubble of a keeper's own effect on an actor; `null` for one that is gone. */
export async function effectTip(id: string, bearer: string): Promise<Tip | null> {
  const actor = actorAt(bearer);
  const effect = actor && keeperEffects(actor).find((one) => one.id === id);
  if (!actor || !effect) return null;
  await loadEffectRules(actor);
  const who = game.users.get(effect.by)?.name ?? t("GARDIEN.STATE.byGone");
  const unread = isReadable(effect.document) ? [] : [t("GARDIEN.EFFECT.unreadable")];
  return {
    img: effect.document.img ?? "",
    name: effect.name,
    mark: t(effect.hidden ? "GARDIEN.EFFECT.hidden" : "GARDIEN.EFFECT.keepers"),
    text: [effect.does, ...unread].filter((part) => part !== "").join(" "),
    facts: [
      ...effect.numbers.map(({ target, value }) => ({
        label: targetName(actor, target),
        value: amountTold(actor, value),
      })),
      { label: t("GARDIEN.STATE.left"), value: effectTimeTold(actor, effect) },
    ],
    note: t("GARDIEN.STATE.at", { who, time: clockText(effect.since).time }),
    foot: game.user.isGM ? t("GARDIEN.EFFECT.open") : "",
  };
}
