import { deedChoices } from "../../../core/deed/start.js";
import {
  offeredActs,
  offeredWith,
  withName,
  type ActionOffer,
  type ActionsRule,
} from "../../../core/sheets/action-offer.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { byName } from "../../../core/ui/by-name.js";
import { D20d100Actor } from "../data/actors/d20d100-actor.js";
import { D20d100Adversary } from "../data/actors/adversary.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { D20d100Power } from "../data/items/power.js";
import { D20d100Spell } from "../data/items/spell.js";
import { D20d100Tome } from "../data/items/tome.js";
import { d20d100Deeds } from "../deeds/index.js";
import { d20d100Options } from "../data/options.js";
import { actsOn } from "./actor/acts.js";
import { callForTests } from "./actor/horror.js";
import { whoIs } from "./actor/needs.js";
import { notationOf } from "./views/arms-view.js";
import { characteristicViews, type Characterised } from "./views/characteristics-view.js";
import { keptRolls } from "./parts/form-parts.js";
import { horrorShown } from "./parts/adversary-parts.js";
import { bySheetOrder } from "./views/sheet-order.js";
import { waysOf } from "./views/ways.js";

/** What an actor's sheet offers at a click. */
export const actions: ActionsRule = (actor) => {
  const model: unknown = actor.system;
  if (!(model instanceof D20d100Actor)) return [];
  const who = whoIs(actor);
  return [
    ...ways(actor, model),
    ...(model instanceof D20d100Investigator || model instanceof D20d100Adversary ? checks(model) : []),
    ...skills(actor, model),
    ...keptRolls(model).map(({ again, choices }): ActionOffer => ({
      ...{ group: "skills", deed: "passive", choices: deedChoices(choices), name: again },
    })),
    ...magic(actor),
    ...jammed(actor, model),
    ...offeredActs("tests", actsOn("skills", who)),
    ...offeredActs("turn", actsOn("turn", who)),
    ...offeredActs("body", [...actsOn("body", who), ...actsOn("mind", who)]),
    ...offeredActs("magic", actsOn("magic", who)),
    ...(model instanceof D20d100Investigator ? [...tally(), ...offeredActs("growth", actsOn("growth", who))] : []),
    ...(model instanceof D20d100Adversary ? horror(actor, model) : []),
  ];
};

/** An item of somebody as their list names it. */
function itemIn(actor: Actor, { id, name }: { readonly id: string; readonly name: string }) {
  return { id, name, img: actor.items.get(id)?.img ?? "" };
}

/** DD-50…DD-58 — every way to attack with what is in hand but the usual one, which the weapon is itself. */
function ways(actor: Actor, { carried }: D20d100Actor): readonly ActionOffer[] {
  return carried.weapons
    .filter(({ system }) => system.equipped)
    .flatMap((weapon) =>
      waysOf(weapon.system)
        .filter(({ mode }) => mode !== "base")
        .map((way): ActionOffer => ({
          ...{ group: "attacks", attack: weapon.id, choices: way.choices, item: itemIn(actor, weapon) },
          name: notationOf(weapon.name, way).words,
        })),
    );
}

/** DD-15, DD-22, DD-65 */
function checks(model: Characterised): readonly ActionOffer[] {
  return characteristicViews(model).flatMap(({ id, label, absent, times, jet }): readonly ActionOffer[] => {
    const tried = (what: string, name: typeof times): ActionOffer => ({
      ...{ group: "tests", deed: "check", choices: { tried: what }, name },
    });
    if (absent) return [];
    return [
      tried(`characteristic.${id}`, { key: label }),
      ...(jet ? [tried(`jet.${jet.id}`, { key: jet.label })] : []),
      tried(`multiplier.${id}`, times),
    ];
  });
}

function skills(actor: Actor, { carried }: D20d100Actor): readonly ActionOffer[] {
  const items = bySheetOrder(carried.skills).map((skill) => itemIn(actor, skill));
  return offeredWith("skills", { deed: "check", choice: "skill" }, items);
}

/** DD-111, DD-174 */
function magic(actor: Actor): readonly ActionOffer[] {
  const learned = itemsOf(actor, D20d100Spell).filter(({ system }) => system.learned);
  const unread = itemsOf(actor, D20d100Tome).filter(({ system }) => !system.read);
  return [
    ...offeredWith("magic", { deed: "cast", choice: "spell" }, byName(learned)),
    ...offeredWith("magic", { deed: "power", choice: "power" }, byName(itemsOf(actor, D20d100Power))),
    ...offeredWith("magic", { deed: "readTome", choice: "tome" }, byName(unread)),
  ];
}

/** DD-151 */
function jammed(actor: Actor, { carried }: D20d100Actor): readonly ActionOffer[] {
  const stuck = carried.weapons.filter(
    ({ system }) => system.equipped && system.state !== "ok" && system.state !== "broken",
  );
  return stuck.map((weapon): ActionOffer => {
    const item = itemIn(actor, weapon);
    const name = withName({ key: "GARDIEN.D20D100.DEED.unjam.name" }, item);
    return { group: "things", deed: "unjam", choices: { weapon: weapon.id }, item, name };
  });
}

/** DD-23, DD-111, DD-178, DD-181 — fate, experience and the Mythe. */
function tally(): readonly ActionOffer[] {
  const begun = [...(d20d100Options().campaignMode ? ["destiny"] : []), "buy", "mythosTest"];
  const mine = (deed: string) => d20d100Deeds.procedures[deed]?.by !== "keeper";
  return begun
    .filter((deed) => game.user.isGM || mine(deed))
    .map((deed): ActionOffer => ({ group: mine(deed) ? "growth" : "keeper", deed }));
}

/** DD-106 */
function horror(actor: Actor, model: D20d100Adversary): readonly ActionOffer[] {
  const seen = horrorShown(actor, model);
  const icon = "fa-solid fa-eye";
  const name = { key: "GARDIEN.D20D100.SHEET.horror" };
  return seen
    ? [{ group: "keeper", click: "horror", icon, name, run: (event) => callForTests(seen.choices, event) }]
    : [];
}
