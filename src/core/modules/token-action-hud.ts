import { ACTION_GROUPS } from "../api/action-groups.js";
import type { ListedAction } from "../api/contract.js";
import { gameHere } from "../foundry/types/game.js";
import { t } from "../text/i18n.js";
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
  RollHandler: new () => Pick<Handler, "actor" | "token">;
  SystemManager: new (...args: never[]) => object;
}

/** The version whose documentation this follows. */
const CORE_VERSION = "2.0";
/** A module of this name, should somebody make one, knows better. */
const COMPANION = "token-action-hud-gardien";
const DELIMITER = "|";
const HUD = "Token Action HUD";

/**
 * Gives Token Action HUD Core the actions of whoever is selected. It wants the classes of a "system module", and takes them
 * from whoever calls its hook: the system itself does, and no companion is needed.
 */
export function showInHud(core: { readonly api?: unknown } | null): Promise<void> {
  return enrol<HudApi>(HUD, core?.api, ["ActionHandler", "RollHandler", "SystemManager"], (api) => {
    if (gameHere().modules.get(COMPANION)?.active) return;
    const SystemManager = systemManager(api);
    const ours = { id: "gardien", title: "Gardien", api: { requiredCoreModuleVersion: CORE_VERSION, SystemManager } };
    (Hooks.callAll as (hook: string, module: object) => boolean)("tokenActionHudSystemReady", ours);
  });
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
    async handleActionClick(event: Event, encodedValue: string): Promise<void> {
      const id = encodedValue.slice(encodedValue.indexOf(DELIMITER) + 1);
      const action = (await actionsOfSelected(this)).find((one) => one.id === id);
      await action?.use(event);
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
    ...{ id, name, encodedValue: ["gardien", id].join(DELIMITER) },
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
