import { plural, t } from "../text/i18n.js";
import { dialogs } from "../ui/dialogs.js";
import { clockText, spanText } from "../text/clock-text.js";
import { crossed, upcoming, type Due } from "./upcoming.js";

const TEMPLATE = "systems/gardien/templates/core/keeper/crossed.hbs";

/** Lets time pass for the whole world. Says first what falls due meanwhile, and offers to stop at the first of it. */
export async function advance(seconds: number): Promise<void> {
  const now = game.time.worldTime;
  const due = crossed(await upcoming(now), now, seconds);
  const stop = due[0];
  const answer = stop ? await asked(due, stop, now, seconds) : "on";
  if (answer === "on") await game.time.advance(seconds);
  else if (answer === "stop" && stop) await game.time.advance(stop.at - now);
}

async function asked(due: readonly Due[], stop: Due, now: number, seconds: number): Promise<unknown> {
  const content = document.createElement("div");
  content.className = "gardien g-crossed";
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, {
    heading: plural("GARDIEN.KEEPER.TIME.crossed", due.length, { time: clockText(now + seconds).time }),
    due: due.map((one) => ({ ...one, left: spanText(one.at - now) })),
  });
  return dialogs().wait({
    window: { title: t("GARDIEN.KEEPER.TIME.advance", { span: spanText(seconds) }) },
    content,
    modal: true,
    rejectClose: false,
    buttons: [
      {
        action: "stop",
        label: t("GARDIEN.KEEPER.TIME.stopAt", { span: spanText(stop.at - now) }),
        icon: "fa-solid fa-hand",
        default: true,
      },
      {
        action: "on",
        label: t("GARDIEN.KEEPER.TIME.advance", { span: spanText(seconds) }),
        icon: "fa-solid fa-forward",
      },
      { action: "no", label: t("GARDIEN.KEEPER.cancel") },
    ],
  });
}
