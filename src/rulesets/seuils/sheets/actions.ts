import { offeredActs, offeredWith, type ActionOffer, type ActionsRule } from "../../../core/sheets/action-offer.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { SeuilsActor } from "../data/actors/seuils-actor.js";
import { SeuilsSpecialty } from "../data/items/specialty.js";
import { actsOn } from "./actor/acts.js";
import { whoIs } from "./actor/needs.js";
import { traitViews } from "./views/domains-view.js";

/** What an actor's sheet offers at a click. */
export const actions: ActionsRule = (actor) => {
  const model: unknown = actor.system;
  if (!(model instanceof SeuilsActor)) return [];
  const who = whoIs(actor);
  return [
    ...traitViews(model).map(({ id, label }): ActionOffer => ({
      ...{ group: "tests", deed: "check", choices: { characteristic: id }, name: { key: label } },
    })),
    ...offeredWith("skills", { deed: "check", choice: "specialty" }, itemsOf(actor, SeuilsSpecialty)),
    ...offeredActs("turn", actsOn("turn", who)),
    ...offeredActs("body", [...actsOn("health", who), ...actsOn("care", who)]),
    ...offeredActs("tests", actsOn("traits", who)),
  ];
};
