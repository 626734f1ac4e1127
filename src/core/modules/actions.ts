import { ACTION_GROUPS } from "../api/action-groups.js";
import { act, actionsAt } from "../api/actions.js";
import { attacksOf } from "../api/attacks.js";
import type { ListedAction } from "../api/contract.js";
import { startAttack } from "../attack/start.js";
import { attackCommand, deedCommand } from "../attack/hotbar-macro.js";
import { reload } from "../attack/reload.js";
import { startDeed } from "../deed/start.js";
import { startInitiative } from "../fight/order/start-initiative.js";
import { loadDeeds } from "../play/loaded/deeds.js";
import type { Ruleset } from "../ruleset.js";
import { rulesetOf } from "../rulesets.js";
import { loadModulePart } from "./part.js";
import { choicesInId, type ActionOffer } from "../sheets/action-offer.js";
import { nameAsRead } from "../text/names-read.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { actorAt } from "../world/world.js";

/** Whose actions they are: an actor, and the token by which it acts. */
interface Doer {
  readonly actor: Actor;
  readonly ruleset: Ruleset;
  readonly token: TokenDocument | null;
}

/**
 * Returns all that this user can do with an actor at a click, as its sheet offers it: an actor, a token, or the UUID of one.
 * Nothing for somebody whom they do not own.
 */
export async function actionsOf(whose: Actor | TokenDocument | string): Promise<readonly ListedAction[]> {
  const doer = doerOf(whose);
  if (!doer) return [];
  const [attacks, offers] = await Promise.all([attacksIn(doer), offersIn(doer)]);
  const listed = [...attacks, ...offers, initiativeOf(doer), ...fromModules(doer)];
  const first = new Map(listed.toReversed().map((action) => [action.id, action])); // a button may stand in two places
  const place = ({ group }: ListedAction) => ACTION_GROUPS.indexOf(group);
  return listed.filter((action) => first.get(action.id) === action).toSorted((a, b) => place(a) - place(b));
}

function doerOf(whose: Actor | TokenDocument | string): Doer | null {
  const found = typeof whose === "string" ? actorAt(whose) : whose;
  const token = found instanceof foundry.documents.TokenDocument ? (found as TokenDocument) : null;
  const actor = token ? token.actor : (found as Actor | null);
  const ruleset = actor && rulesetOf(actor.type);
  return actor?.isOwner && ruleset ? { actor, ruleset, token: token ?? actor.token } : null;
}

/** The weapons in hand, and what fills them before they are empty. */
async function attacksIn({ actor, token }: Doer): Promise<readonly ListedAction[]> {
  const ready = (await attacksOf(actor)).filter((one) => one.ready);
  return ready.flatMap(({ id, uuid, name, img, rounds, obstacle }): readonly ListedAction[] => {
    const weapon = actor.items.get(id);
    if (!weapon) return [];
    const attack: ListedAction = {
      ...{ id: `attack.${id}`, group: "attacks", name, img, item: uuid, icon: ATTACK_ICON, obstacle },
      info: rounds ? `${rounds.value}/${rounds.max}` : "",
      macro: attackCommand(uuid),
      use: (event) => startAttack(weapon, { event, token }),
    };
    if (!rounds || rounds.value === 0 || rounds.value >= rounds.max) return [attack];
    const reloading: ListedAction = {
      ...{ ...attack, id: `reload.${id}`, group: "things", icon: "fa-solid fa-rotate", obstacle: null },
      ...{ name: t("GARDIEN.ACTION.with", { what: t("GARDIEN.ACTION.reload"), name }), macro: null },
      use: () => reload(weapon),
    };
    return [attack, reloading];
  });
}

const ATTACK_ICON = "fa-solid fa-crosshairs";

/** What the ruleset's sheets offer besides. */
async function offersIn(doer: Doer): Promise<readonly ListedAction[]> {
  const [part, deeds] = await Promise.all([loadModulePart(doer.ruleset.id), loadDeeds(doer.ruleset.id)]);
  const procedures = deeds?.procedures ?? {};
  return (part?.actions(doer.actor) ?? []).flatMap((offer) => {
    const { group, item } = offer;
    const called = offer.name ? say(offer.name) : item?.name;
    const shown = { group, ...shownOf(doer, offer), info: "", obstacle: null };
    if ("click" in offer)
      return {
        ...{ ...shown, id: idOf(offer.click, offer.of ?? ""), name: called ?? "", icon: offer.icon, macro: null },
        use: async (event?: Event) => void (await offer.run(event)),
      };
    if ("attack" in offer) {
      const weapon = doer.actor.items.get(offer.attack);
      const { choices = {} } = offer;
      return weapon
        ? {
            ...{ ...shown, id: idOf(`attack.${offer.attack}`, choicesInId(choices)), icon: ATTACK_ICON },
            name: called ?? nameAsRead(weapon.name, weapon.system),
            macro: attackCommand(weapon.uuid, choices),
            use: (event?: Event) => startAttack(weapon, { event, token: doer.token, choices }),
          }
        : [];
    }
    const { deed, choices = {} } = offer;
    const procedure = Object.hasOwn(procedures, deed) ? procedures[deed] : undefined;
    return procedure
      ? {
          ...{ ...shown, id: idOf(`deed.${deed}`, choicesInId(choices)), icon: procedure.icon },
          name: called ?? say(procedure.name),
          macro: deedCommand(deed, doer.actor.uuid, choices),
          use: (event?: Event) => startDeed(deed, [doer.actor], choices, { event }),
        }
      : [];
  });
}

function idOf(what: string, of: string): string {
  return of === "" ? what : `${what}.${of}`;
}

function shownOf({ actor }: Doer, { item }: ActionOffer): Pick<ListedAction, "img" | "item"> {
  const carried = item && actor.items.get(item.id);
  return { img: item?.img ?? null, item: carried?.uuid ?? null };
}

function initiativeOf({ actor }: Doer): ListedAction {
  return {
    ...{ id: "initiative", group: "turn", name: t("GARDIEN.ACTION.initiative"), icon: "fa-solid fa-bolt" },
    ...{ img: null, item: null, info: "", obstacle: null, macro: null },
    use: (event) => startInitiative(actor, event),
  };
}

/** What modules have put into the menu of its sheet. */
function fromModules({ actor, token }: Doer): readonly ListedAction[] {
  return actionsAt("sheet", actor).map((action) => ({
    ...{ id: action.id, group: "modules", name: t(action.label), icon: action.icon },
    ...{ img: null, item: null, info: "", obstacle: null, macro: null },
    use: (event = new Event("click")) => act(action, actor, event, token),
  }));
}
