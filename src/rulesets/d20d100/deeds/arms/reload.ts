import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedProcedure } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import type { D20d100Weapon } from "../../data/weapon.js";
import { fightWritten } from "../../fight/fight-now.js";
import { reload as reloaded, reloadActions, type Supply } from "../../rules/ammunition.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { armById, armField, armIn, armsOf, type Arm } from "../arms.js";
import { called, fact, figure, told } from "../card.js";
import { deed } from "../deed.js";
import { flagField, numberField } from "../fields.js";
import { obstacle, unlessAwake } from "../reading.js";

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

/** DD-150 — what so many actions put into it; from a stock that nobody counts, where it is said so. */
function loadingOf(actor: Actor, choices: DeedChoices): Loading | null {
  const arm = armIn(actor, choices, loads);
  if (!arm) return null;
  const { capacity, reloadMode, loaded, spareRounds, spareMagazines } = arm.system;
  const all = actionsToFill(arm);
  const actions = numberIn(choices, "actions", { min: 1, max: MOST_ACTIONS, otherwise: all });
  const plenty = flagIn(choices, "uncounted", false);
  const held = plenty ? { spareRounds: capacity, spareMagazines: 1 } : { spareRounds, spareMagazines };
  const after = reloaded(reloadMode, capacity, { loaded, ...held }, actions);
  return { arm, actions: Math.min(all, actions), after: plenty ? { ...after, spareRounds, spareMagazines } : after };
}

function hindrance(actor: Actor, choices: DeedChoices): Text | null {
  const loading = loadingOf(actor, choices);
  if (!loading) return obstacle("nothingToLoad", actor);
  const { arm, after } = loading;
  const weapon = arm.name;
  if (arm.system.loaded >= arm.system.capacity) return obstacle("fullyLoaded", actor, { weapon });
  if (after.loaded <= arm.system.loaded) return obstacle("noRounds", actor, { weapon });
  return unlessAwake(actor);
}

/** DD-150 — two rounds by hand are a simple action, a magazine is one; what is at hand is counted. */
export const reload: DeedProcedure = deed("reload", {
  icon: "fa-solid fa-rotate",
  by: "owner",
  fields: ([actor], choices) => {
    const loading = actor && loadingOf(actor, choices);
    if (!loading) return [];
    const { arm } = loading;
    const byHand = arm.system.reloadMode === "manual";
    return [
      armField(arm, armsOf(actor, loads)),
      ...(byHand ? [numberField("actions", loading.actions, 1, actionsToFill(arm), told("hint.reloadActions"))] : []),
      { ...flagField("uncounted", flagIn(choices, "uncounted", false), told("hint.uncounted")), asks: true },
    ];
  },
  obstacle: ({ actor, choices }) => hindrance(actor, choices),
  outcome: ({ actor, choices }) => {
    const loading = loadingOf(actor, choices);
    if (!loading) return { weapon: "" };
    const { arm, actions, after } = loading;
    const { reloadMode, capacity } = arm.system;
    const spare = reloadMode === "magazine" ? after.spareMagazines : after.spareRounds;
    return { weapon: arm.id, name: arm.name, mode: reloadMode, capacity, actions, spare, ...after };
  },
  changes: (outcome, actor) => {
    const arm = armById(actor, word(outcome, "weapon"));
    if (!arm) return null;
    const paths = ["loaded", "spareRounds", "spareMagazines"] as const;
    return {
      values: fightWritten(actor, (state) => havingSpent(state, Math.min(2, stored(outcome, "actions")))),
      items: paths
        .filter((path) => arm.system[path] !== stored(outcome, path))
        .map((path) => ({ id: arm.id, path: `system.${path}`, after: stored(outcome, path) })),
    };
  },
  view: (outcome) => {
    const magazine = word(outcome, "mode") === "magazine";
    const [loaded, capacity] = [stored(outcome, "loaded"), stored(outcome, "capacity")];
    return card({
      verdict: told("reload.verdict", { name: called(word(outcome, "name")), loaded, capacity }),
      tone: "good",
      facts: [
        fact("simpleActions", figure(stored(outcome, "actions")), "DD-150"),
        fact(magazine ? "spareMagazines" : "spareRounds", figure(stored(outcome, "spare")), "DD-149"),
      ],
    });
  },
});
