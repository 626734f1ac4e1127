import { rulesetOf } from "../rulesets.js";
import { keeperEffects } from "../play/effects/keeper-effect.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { effectTimeTold } from "./time-told.js";

/** Whether this user may change them: a keeper, of somebody who plays. Nobody is put into a compendium weakened. */
const mayChange = ({ inCompendium }: Actor): boolean => game.user.isGM && !inCompendium;

/**
 * Returns what a sheet tells of the keeper's effects on an actor, as far as this user may know, and of conditions that
 * are set by hand.
 */
export function statesOf(actor: Actor): object {
  const borne = actor.statuses as ReadonlySet<string>;
  const byHand = (rulesetOf(actor.type)?.conditions ?? []).filter(({ id, managed }) => !managed && borne.has(id));
  return {
    effects: keeperEffects(actor)
      .filter(({ hidden }) => game.user.isGM || !hidden)
      .map((effect) => {
        const { id, name, hidden, document } = effect;
        return { id, name, hidden, img: document.img, left: effectTimeTold(actor, effect) };
      }),
    others: byHand.map(({ id, img, name }) => ({ id, img, name: t(name) })),
    may: mayChange(actor),
  };
}

type Click = (actor: Actor, target: HTMLElement) => void;

const effectIn = ({ effects }: Actor, { dataset }: HTMLElement) => effects.get(dataset["effect"] ?? "");

/** What clicks on these do, by their `data-action`. */
const CLICKS: Readonly<Record<string, Click>> = {
  /** Lists the conditions of the actor's rules. */
  putState: (actor, target) =>
    work(target, "conditions", async () => (await import("./conditions-window.js")).ConditionsWindow.open(actor)),
  /** Makes an effect of the keeper's own. */
  newEffect: (actor, target) => work(target, "effect", async () => (await import("./open.js")).openEffect([actor])),
  /** Opens one: `data-effect` is its id. */
  effect: (actor, target) => {
    const effect = effectIn(actor, target);
    if (effect) work(target, "effect", async () => (await import("./open.js")).openEffect([actor], effect));
  },
  /** Takes one off. */
  liftEffect: (actor, target) => {
    const effect = effectIn(actor, target);
    if (effect) work(target, "effect", async () => (await import("./placing.js")).endEffects([effect], "lifted"));
  },
  /** Takes a condition off that is set by hand: `data-condition` is its id. */
  toggleState: (actor, target) => {
    const { condition = "" } = target.dataset;
    work(target, "condition", () => actor.toggleStatusEffect(condition, { active: false }));
  },
};

/** Does what was clicked on these. */
export function clickState(actor: Actor, target: HTMLElement): void {
  if (mayChange(actor)) CLICKS[target.dataset["action"] ?? ""]?.(actor, target);
}
