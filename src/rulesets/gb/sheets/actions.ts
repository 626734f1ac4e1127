import type { ActionOffer, ActionsRule } from "../../../core/sheets/action-offer.js";
import { offeredWith, withName } from "../../../core/sheets/action-offer.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { gbOptions } from "../data/options.js";
import { GbActor } from "../data/actors/gb-actor.js";
import { GbInvestigator } from "../data/actors/investigator.js";
import { GbSkill } from "../data/items/skill.js";
import { GbSpell } from "../data/items/spell.js";
import { GbWeapon } from "../data/items/weapon.js";
import { groupDestiny } from "../keeper/group-points.js";
import { MOST_LEVEL } from "../rules/character/levels.js";
import { castSpell } from "./actor/casting.js";
import { ACTS, RULINGS, woundsOf } from "./parts/actor-parts.js";
import { abilityViews, saveViews } from "./views/figures-view.js";
import { stateViews } from "./views/states-view.js";
import { spellViews } from "./views/talents-view.js";

/** What an actor's sheet offers at a click. */
export const actions: ActionsRule = (actor) => {
  const { system } = actor;
  const model: unknown = system;
  if (!(model instanceof GbActor)) return [];
  return [...checks(model), ...skills(actor), ...spells(actor), ...turn(actor, model), ...body(actor, model)];
};

function checks(model: GbActor): readonly ActionOffer[] {
  const { fatigueReflex: reflex, fatigueInitiative: initiative } = gbOptions();
  const tried = (kind: string, { id, label }: { readonly id: string; readonly label: string }): ActionOffer => ({
    ...{ group: "tests", deed: "check", choices: { kind, id }, name: { key: label } },
  });
  return [
    ...abilityViews(model).map((view) => tried("ability", view)),
    ...saveViews(model, { reflex, initiative }).map((view) => tried("save", view)),
  ];
}

function skills(actor: Actor): readonly ActionOffer[] {
  return offeredWith("skills", { deed: "check", choice: "id", more: { kind: "skill" } }, itemsOf(actor, GbSkill));
}

/** GB-62…GB-64 */
function spells(actor: Actor): readonly ActionOffer[] {
  const carried = itemsOf(actor, GbSpell);
  return spellViews(carried).flatMap(({ cast, ...item }): readonly ActionOffer[] => {
    if (cast !== "attack") return cast ? offeredWith("magic", { deed: cast, choice: "spell" }, [item]) : [];
    const spell = carried.find(({ id }) => id === item.id);
    const icon = "fa-solid fa-wand-sparkles";
    return spell
      ? [{ group: "magic", click: "cast", of: item.id, icon, item, run: (event) => castSpell(actor, spell, event) }]
      : [];
  });
}

function turn(actor: Actor, { stateStatuses, drowning }: GbActor): readonly ActionOffer[] {
  const shooting = itemsOf(actor, GbWeapon).filter(({ system }) => system.equipped && system.attackType !== "melee");
  const ends = stateViews(stateStatuses, drowning.active, game.user.isGM ? "keeper" : "owner");
  return [
    ...shooting.map((item): ActionOffer => ({
      ...{ group: "turn", deed: "aim", choices: { weapon: item.id }, item },
      name: withName({ key: "GARDIEN.GB.DEED.aim.name" }, item),
    })),
    ...ends.flatMap(({ deed, end }): readonly ActionOffer[] => (deed && end ? [{ group: "turn", deed }] : [])),
  ];
}

function body(actor: Actor, model: GbActor): readonly ActionOffer[] {
  const wounds = woundsOf(actor, model).flatMap(({ id, care, worsens, bandage }) => {
    const item = actor.items.get(id);
    const wound = { id, name: item?.name ?? "", img: item?.img ?? "" };
    const offers = { care: care !== null || bandage, stabilise: worsens, worsen: worsens && game.user.isGM };
    return Object.entries(offers).flatMap(([deed, offered]): readonly ActionOffer[] => {
      const name = withName({ key: `GARDIEN.GB.DEED.${deed}.name` }, wound);
      const group = deed === "worsen" ? "keeper" : "body";
      return offered ? [{ group, deed, choices: { wound: id }, item: wound, name }] : [];
    });
  });
  const { destinyEnabled } = gbOptions();
  const fated = model instanceof GbInvestigator;
  return [
    ...(model.state === "pending" ? [{ group: "body", deed: "save" } as const] : []),
    ...ACTS.map(({ deed }): ActionOffer => ({ group: "body", deed })),
    ...wounds,
    ...(fated && destinyEnabled && model.destiny.remaining > 0 ? [{ group: "body", deed: "destiny" } as const] : []),
    ...(fated && groupDestiny().remaining > 0 ? [{ group: "body", deed: "groupDestiny" } as const] : []),
    ...(fated && model.level < MOST_LEVEL ? [{ group: "growth", deed: "level" } as const] : []),
    ...(game.user.isGM ? RULINGS.map(({ deed }): ActionOffer => ({ group: "keeper", deed })) : []),
  ];
}
