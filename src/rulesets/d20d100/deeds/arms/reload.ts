import { card } from "../../../../core/deed/card.js";
import type { Filled } from "../../../../core/deed/form.js";
import { text, whole } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import type { D20d100Weapon } from "../../data/items/weapon.js";
import { fightWritten } from "../../fight/fight-now.js";
import { reload as reloaded, reloadActions, type Supply } from "../../rules/arms/ammunition.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { armById, armField, type Arm } from "../arms.js";
import { called, deed, fact, field, figure, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";

/** A round has two simple actions; whoever loads more goes on in the next. */
const MOST_ACTIONS = 99;

const loads = ({ capacity, reloadMode, loaded }: D20d100Weapon): boolean =>
  capacity > 0 && reloadMode !== "none" && loaded < capacity;

/** DD-150 — a weapon about to be loaded. */
interface Loading {
  readonly arm: Arm;
  readonly actions: number;
  readonly after: Supply;
}

/** Simple actions that fill it. */
function actionsToFill({ system }: Arm): number {
  const { capacity, loaded, reloadMode } = system;
  return Math.max(1, reloadActions(reloadMode, capacity - loaded));
}

const WEAPON = armField(loads);

const FORM = {
  weapon: WEAPON,
  actions: field.number(1, MOST_ACTIONS, {
    initial: (asked) => {
      const arm = WEAPON.read(asked, "weapon");
      return arm ? actionsToFill(arm) : 1;
    },
    hint: say("hint.reloadActions"),
  }),
  uncounted: field.flag({ hint: say("hint.uncounted"), asks: true }),
};

/** DD-150 — what so many actions put into it; from a stock that nobody counts, where it is said so. */
function loadingOf({ weapon: arm, actions: chosen, uncounted }: Chosen): Loading | null {
  if (!arm) return null;
  const { capacity, reloadMode, loaded, spareRounds, spareMagazines } = arm.system;
  const held = uncounted ? { spareRounds: capacity, spareMagazines: 1 } : { spareRounds, spareMagazines };
  const after = reloaded(reloadMode, capacity, { loaded, ...held }, chosen);
  const actions = Math.min(actionsToFill(arm), chosen);
  return { arm, actions, after: uncounted ? { ...after, spareRounds, spareMagazines } : after };
}

type Chosen = Filled<typeof FORM>;

function hindrance(actor: Actor, form: Chosen): Text | null {
  const loading = loadingOf(form);
  if (!loading) return obstacle("nothingToLoad", actor);
  const { arm, after } = loading;
  const weapon = arm.name;
  if (arm.system.loaded >= arm.system.capacity) return obstacle("fullyLoaded", actor, { weapon });
  if (after.loaded <= arm.system.loaded) return obstacle("noRounds", actor, { weapon });
  return unlessAwake(actor);
}

/** DD-150 — two rounds by hand are a simple action, a magazine is one; what is at hand is counted. */
export const reload = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  form: FORM,
  window: (form) => {
    const loading = loadingOf(form);
    if (!loading) return { weapon: false, actions: false, uncounted: false };
    const { arm, actions } = loading;
    return { actions: arm.system.reloadMode === "manual" && { value: actions, max: actionsToFill(arm) } };
  },
  kept: {
    ...{ weapon: text, name: text, mode: text, capacity: whole, actions: whole, spare: whole },
    ...{ loaded: whole, spareRounds: whole, spareMagazines: whole },
  },
  obstacle: ({ actor, form }) => hindrance(actor, form),
  outcome: ({ form }) => {
    const loading = loadingOf(form);
    if (!loading) return {};
    const { arm, actions, after } = loading;
    const { reloadMode, capacity } = arm.system;
    const spare = reloadMode === "magazine" ? after.spareMagazines : after.spareRounds;
    return { weapon: arm.id, name: arm.name, mode: reloadMode, capacity, actions, spare, ...after };
  },
  changes: (kept, actor) => {
    const arm = armById(actor, kept.weapon);
    if (!arm) return null;
    const paths = ["loaded", "spareRounds", "spareMagazines"] as const;
    return {
      values: fightWritten(actor, (state) => havingSpent(state, Math.min(2, kept.actions))),
      items: paths
        .filter((path) => arm.system[path] !== kept[path])
        .map((path) => ({ id: arm.id, path: `system.${path}`, after: kept[path] })),
    };
  },
  view: ({ name, mode, loaded, capacity, actions, spare }) =>
    card({
      verdict: say("reload.verdict", { name: called(name), loaded, capacity }),
      tone: "good",
      facts: [
        fact("simpleActions", figure(actions), "DD-150"),
        fact(mode === "magazine" ? "spareMagazines" : "spareRounds", figure(spare), "DD-149"),
      ],
    }),
});
