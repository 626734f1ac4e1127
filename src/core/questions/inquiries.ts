import { listen } from "../foundry/types/hooks.js";
import { tell } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { nameOf } from "../world/selected-actors.js";
import { inquiryOf } from "../world/inquiries.js";
import { actorAt } from "../world/world.js";
import type { OpenQuestion } from "./list.js";

/** What players ask the keeper out of their windows, as open questions. */
export function inquiryQuestions(): readonly OpenQuestion[] {
  return game.users.contents.flatMap((user) => {
    const inquiry = user.active ? inquiryOf(user) : null;
    const actor = inquiry && actorAt(inquiry.actor);
    if (!inquiry || !actor) return [];
    const { question, kind } = inquiry;
    const what = question
      ? t("GARDIEN.INQUIRY.asked", { user: user.name, question })
      : t(`GARDIEN.INQUIRY.asks.${kind}`, { user: user.name });
    return [
      {
        ...{
          kind: "inquiry",
          message: "",
          actor: null,
          inquiry: user.id ?? "",
          about: actor.uuid,
          name: nameOf(actor),
        },
        ...{ asked: "", what, defence: null, part: null },
      },
    ];
  });
}

/** Tells keepers of each thing that a player asks, once. */
export function followInquiries(): void {
  const told = new Set<string>();
  listen("updateUser", (user: User) => {
    const inquiry = inquiryOf(user);
    if (!inquiry || told.has(inquiry.id)) return;
    told.add(inquiry.id);
    tell("GARDIEN.INQUIRY.arrived", { user: user.name });
  });
}
