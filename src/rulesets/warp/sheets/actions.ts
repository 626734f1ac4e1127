import type { ActionGroup } from "../../../core/api/action-groups.js";
import {
  offeredActs,
  withName,
  type ActionOffer,
  type ActionsRule,
  type OfferedItem,
} from "../../../core/sheets/action-offer.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { WarpActor } from "../data/actors/warp-actor.js";
import { WarpPower } from "../data/items/power.js";
import { WarpSpell } from "../data/items/spell.js";
import { WarpTrait } from "../data/items/trait.js";
import { WarpWeapon } from "../data/items/weapon.js";
import { acts, askedCost, doer, type DrawnSheet } from "./parts/actor-parts.js";
import { powerViews, spellViews } from "./views/powers-view.js";
import { reserveView } from "./views/reserve-view.js";
import { traitViews } from "./views/traits-view.js";

const SHEET = "GARDIEN.WARP.SHEET";

/** What an actor's sheet offers at a click. */
export const actions: ActionsRule = (actor) => {
  const model: unknown = actor.system;
  if (!(model instanceof WarpActor)) return [];
  const sheet = { actor, model };
  return [...traits(sheet), ...powers(sheet), ...spells(sheet), ...things(sheet), ...offeredActs("body", acts(sheet))];
};

/** A deed done with a thing that serves for others too. */
function deedWith(
  group: ActionGroup,
  deed: string,
  item: OfferedItem,
  choices: NonNullable<Extract<ActionOffer, { deed: string }>["choices"]>,
  what = `GARDIEN.WARP.DEED.${deed}.name`,
): ActionOffer {
  return { group, deed, item, choices, name: withName({ key: what }, item) };
}

/** WP-06, WP-25, WP-77, WP-10 — traits that are tried, set against another, raised; flaws that come up. */
function traits(sheet: DrawnSheet): readonly ActionOffer[] {
  const own = itemsOf(sheet.actor, WarpTrait).filter(({ system }) => !(system instanceof WarpPower));
  const views = traitViews(doer(sheet), own).filter(({ unknown }) => !unknown || game.user.isGM); // WP-28
  const offers = views.flatMap(({ id, name, pool, flawMode, raiseCost }): readonly ActionOffer[] => {
    const item = { id, name, img: own.find((one) => one.id === id)?.img ?? "" };
    const contest = withName({ key: "GARDIEN.WARP.USE.verb.contest" }, item);
    return [
      ...(pool ? [{ group: "tests", deed: "check", choices: { trait: id }, item } as const] : []),
      ...(pool ? [{ group: "tests", attack: id, item, name: contest } as const] : []),
      ...(flawMode === "chance" ? [deedWith("tests", "flaw", item, { flaw: id })] : []),
      ...raising(sheet, item, raiseCost),
    ];
  });
  const untrained = { key: "GARDIEN.WARP.DEED.check.withoutTrait" };
  return [...offers, { group: "tests", deed: "check", choices: { trait: "" }, name: untrained }];
}

/** WP-77 */
function raising({ model }: DrawnSheet, item: OfferedItem, cost: number | null): readonly ActionOffer[] {
  return askedCost(model, cost) === null ? [] : [deedWith("growth", "raise", item, { trait: item.id })];
}

/** WP-103, WP-104 */
function powers(sheet: DrawnSheet): readonly ActionOffer[] {
  const known = itemsOf(sheet.actor, WarpPower).filter(({ system }) => game.user.isGM || !system.unknown); // WP-28
  return powerViews(doer(sheet), known, chargesOf(sheet)).flatMap(({ raiseCost, way, ...view }) => {
    const { id, usable, forcible, untargeted } = view;
    const item = { id, name: view.name, img: view.img };
    const own = { group: "magic", deed: "power", item } as const;
    return [
      ...(usable && way === "aimed" ? [{ group: "magic", attack: id, item } as const] : []),
      ...(usable && way === "own" ? [{ ...own, choices: { power: id, forced: false } }] : []),
      ...(forcible && way === "own"
        ? [deedWith("magic", "power", item, { power: id, forced: true }, `${SHEET}.force`)]
        : []),
      ...(usable && untargeted ? [deedWith("magic", "power", item, { power: id }, `${SHEET}.untargeted`)] : []),
      ...raising(sheet, item, raiseCost),
    ];
  });
}

/** WP-124…WP-126 */
function spells(sheet: DrawnSheet): readonly ActionOffer[] {
  const views = spellViews(itemsOf(sheet.actor, WarpSpell), { charges: chargesOf(sheet), keeper: game.user.isGM });
  return views.flatMap(({ id, name, img, learned, castable, aimed }): readonly ActionOffer[] => {
    const item = { id, name, img };
    if (!learned) return [deedWith("magic", "study", item, { spell: id })];
    if (!castable) return [];
    return [{ group: "magic", item, ...(aimed ? { attack: id } : { deed: "cast", choices: { spell: id } }) }];
  });
}

function chargesOf({ model }: DrawnSheet): number {
  return reserveView(model, game.time.worldTime)?.left ?? 0;
}

/** What was thrown is picked up again. */
function things({ actor }: DrawnSheet): readonly ActionOffer[] {
  const thrown = itemsOf(actor, WarpWeapon).filter(({ system }) => system.equipped && system.thrown > 0);
  return thrown.map((item) => deedWith("things", "pickUp", item, { weapon: item.id }));
}
