import { wait, actNow } from "../../../../core/fight/order/waiting.js";
import { write } from "../../../../core/foundry/write.js";
import type { SheetClick } from "../../../../core/sheets/drawn-sheet.js";
import { endCondition } from "../../../../core/sheets/end-condition.js";
import { figuresOf } from "../../deeds/reading.js";
import { beginTurn, declareActions, grantAdvantage, stepPoints, turnDesperate } from "../views/turn-panel.js";

const stepIn = ({ step }: DOMStringMap): 1 | -1 => (step === "1" ? 1 : -1);

/** What clicks on an actor's sheet change, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks = {
  /** WP-57 — a point given or taken by hand: `step`. */
  stepPoints: (clicked, { actor }) => stepPoints(actor, stepIn(clicked)),
  /** WP-15 — as many dice of experience used as the token says: `used`. */
  setUsed: ({ used }, { actor }) => write(actor, { "system.xp.used": Number(used) }),
  /** WP-103 — as many charges spent as the token says: `used`. */
  setCharges: ({ used }, { actor }) => {
    const figures = figuresOf(actor);
    return write(actor, { system: figures.chargesChange(figures.psy.max - Number(used), game.time.worldTime) });
  },
  /** WP-39 — one action more or less in this turn: `step`. */
  stepActions: (clicked, { actor }) => declareActions(actor, stepIn(clicked)),
  toggleDesperate: (_, { actor }) => turnDesperate(actor),
  /** WP-68 — which of too many attackers has the bonus die: `attacker`. */
  grantAdvantage: async ({ attacker }, { actor }) => {
    if (attacker !== undefined) await grantAdvantage(actor, attacker);
  },
  newTurn: (_, { actor }) => beginTurn(actor),
  wait: (_, { actor }) => wait(actor),
  actNow: (_, { actor }) => actNow(actor),
  endCondition, // WP-109, WP-118
} as const satisfies Record<string, SheetClick>;
