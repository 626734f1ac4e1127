import type { Data } from "../../common/types.js";

/** A way to move, as `CONFIG.Token.movement.actions` has it. */
export interface MovementAction {
  readonly label: string;
  readonly icon: string;
  readonly img: string | null;
  readonly order: number;
  readonly teleport: boolean;
  readonly measure: boolean;
  readonly visualize: boolean;
  readonly walls: string | null;
  canSelect(token: Data): boolean;
  getCostFunction(token: Data, options: Data): (cost: number) => number;
}

/** What costs double here: which ways do in Foundry is not documented, that they may is. */
const SLOW = ["climb", "crawl", "jump", "swim"];
const ICONS = {
  ...{ walk: "person-walking", fly: "person-fairy", swim: "person-swimming", burrow: "person-digging" },
  ...{
    crawl: "person-praying",
    climb: "person-through-window",
    jump: "person-running-fast",
    blink: "person-from-portal",
  },
};

function action(id: string, icon: string, order: number): MovementAction {
  const teleport = id === "blink";
  const factor = SLOW.includes(id) ? 2 : 1;
  return {
    ...{ label: `TOKEN.MOVEMENT.ACTIONS.${id}.label`, icon: `fa-solid fa-${icon}`, img: null, order },
    ...{ teleport, measure: !teleport, visualize: !teleport, walls: teleport ? null : "move" },
    canSelect: () => true,
    getCostFunction: () => (cost) => cost * factor,
  };
}

/** The ways to move that everybody is offered. */
export function movementConfig(): Data {
  const actions = Object.entries(ICONS).map(([id, icon], order) => [id, action(id, icon, order)] as const);
  return { defaultAction: "walk", actions: Object.fromEntries(actions) };
}

/** The way to move of an id; the default one where there is none of it. */
export function actionOf(id: string): MovementAction {
  const { actions, defaultAction } = CONFIG.Token.movement as {
    actions: Record<string, MovementAction>;
    defaultAction: string;
  };
  return (actions[id] ?? actions[defaultAction])!;
}
