import { ACTION_GROUPS } from "../api/action-groups.js";
import type { ListedAction } from "../api/contract.js";
import { gameHere } from "../foundry/types/game.js";
import { t } from "../text/i18n.js";
import { openSheet } from "../foundry/types/sheets.js";
import { itemAt } from "../world/world.js";
import { actionsOf } from "./actions.js";
import { enrol } from "../ui/module-door.js";

/** What an action handler of Token Action HUD Core has, as its page "Developing a System Module" tells it. */
interface Handler {
  /** The one actor it shows, and the token; none where several are selected. */
  readonly actor?: Actor | null;
  readonly token?: { readonly document?: TokenDocument } | null;
  addActions(actions: readonly object[], group: { readonly id: string; readonly type: string }): unknown;
}

/** What Token Action HUD Core hands over with `tokenActionHudCoreApiReady`: the classes to build on. */
interface HudApi {
  ActionHandler: new () => Handler;
  RollHandler: new () => Pick<Handler, "actor" | "token"> & Clicked;
  SystemManager: new (...args: never[]) => object;
}

/** The action that was clicked, with what we put into it. */
interface Clicked {
  readonly action?: { readonly system?: { readonly actionId?: string } };
}

/** Token Action HUD Core, the module that the hook hands over. */
interface HudCore {
  readonly api?: unknown;
  readonly version?: string;
}

/** The version whose documentation this follows. */
const FOLLOWED = { major: "2", version: "2.1" };
/** A module of this name, should somebody make one, knows better. */
const COMPANION = "token-action-hud-gardien";
const HUD = "Token Action HUD";

/**
 * Gives Token Action HUD Core the actions of whoever is selected. It wants the classes of a "system module", and takes them
 * from whoever calls its hook: the system itself does, and no companion is needed.
 */
export function showInHud(core: HudCore | null): Promise<void> {
  return enrol<HudApi>(HUD, core?.api, ["ActionHandler", "RollHandler", "SystemManager"], (api) => {
    if (gameHere().modules.get(COMPANION)?.active) return;
    const SystemManager = systemManager(api);
    const requiredCoreModuleVersion = requiredOf(core?.version);
    const ours = { id: "gardien", title: "Gardien", api: { requiredCoreModuleVersion, SystemManager } };
    (Hooks.callAll as (hook: string, module: object) => boolean)("tokenActionHudSystemReady", ours);
  });
}

/**
 * The version that is asked for: Core wants its own, to the minor one, and refuses any other. What we use of it is the same
 * in all of these, so it is told what it is; of another major one it says itself that we were not made for it.
 */
function requiredOf(installed = ""): string {
  const [major, minor] = installed.split(".");
  return major === FOLLOWED.major && minor !== undefined ? `${major}.${minor}` : FOLLOWED.version;
}

function systemManager({ SystemManager, ActionHandler, RollHandler }: HudApi): new (...args: never[]) => object {
  /** Draws every action of the one who is selected, in its group. */
  class GardienActionHandler extends ActionHandler {
    async buildSystemActions(): Promise<void> {
      const listed = await actionsOfSelected(this);
      for (const group of ACTION_GROUPS) {
        const own = listed.filter((action) => action.group === group);
        if (own.length > 0) this.addActions(own.map(shown), { id: group, type: "system" });
      }
    }
  }

  /** Does what was clicked, as it is offered by then. */
  class GardienRollHandler extends RollHandler {
    async handleActionClick(event: Event): Promise<void> {
      const id = this.action?.system?.actionId;
      const action = (await actionsOfSelected(this)).find((one) => one.id === id);
      // The other button opens what is used, as with every system of this HUD.
      if ((event as Partial<MouseEvent>).button === 2 && action?.item) await openSheet(itemAt(action.item));
      else await action?.use(event);
    }
  }

  return class GardienSystemManager extends SystemManager {
    getActionHandler(): object {
      return new GardienActionHandler();
    }

    getAvailableRollHandlers(): object {
      return { core: "Gardien" };
    }

    getRollHandler(): object {
      return new GardienRollHandler();
    }

    registerDefaults(): Promise<object> {
      return Promise.resolve(defaults());
    }
  };
}

async function actionsOfSelected({ actor, token }: Pick<Handler, "actor" | "token">): Promise<readonly ListedAction[]> {
  const whose = token?.document ?? actor;
  return whose ? actionsOf(whose) : [];
}

function shown({ id, name, img, info, obstacle }: ListedAction): object {
  return {
    ...{ id, name, system: { actionType: "gardien", actionId: id } },
    ...(img !== null && { img }),
    ...(info !== "" && { info1: { text: info } }),
    ...(obstacle !== null && { tooltip: obstacle }),
  };
}

/** One menu for each group of actions, with nothing but them in it, until a player arranges them otherwise. */
function defaults(): object {
  const groups = ACTION_GROUPS.map((id) => ({ id, name: t(`GARDIEN.ACTION.group.${id}`), type: "system" }));
  const layout = groups.map((group) => {
    const menu = `gardien-${group.id}`;
    return { nestId: menu, id: menu, name: group.name, groups: [{ ...group, nestId: `${menu}_${group.id}` }] };
  });
  return { layout, groups };
}
