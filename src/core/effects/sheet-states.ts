import { rulesetOf } from "../rulesets.js";
import { keeperEffects } from "../play/effects/keeper-effect.js";
import { t } from "../text/i18n.js";
import { work } from "../ui/button-busy.js";
import { effectTimeTold } from "./time-told.js";

/**
 * Returns what a sheet tells of the keeper's effects on an actor, as far as this user may know, and of conditions that
 * are set by hand.
 */
export function statesOf(actor: Actor): object {
  const { isGM } = game.user;
  const borne = actor.statuses as ReadonlySet<string>;
  const byHand = (rulesetOf(actor.type)?.conditions ?? []).filter(({ id, managed }) => !managed && borne.has(id));
  return {
    effects: keeperEffects(actor)
      .filter(({ hidden }) => isGM || !hidden)
      .map((effect) => {
        const { id, name, hidden, document } = effect;
        return { id, name, hidden, img: document.img, left: effectTimeTold(actor, effect) };
      }),
    others: byHand.map(({ id, img, name }) => ({ id, img, name: t(name) })),
    may: isGM,
  };
}

interface Sheet {
  readonly actor: Actor;
}
type Click = (this: Sheet, event: Event, target: HTMLElement) => void;

/** What clicks on these do, by their `data-action`. */
export const STATE_CLICKS: Readonly<Record<string, Click>> = {
  /** Lists the conditions of the actor's rules. */
  putState(_event, target) {
    work(target, "conditions", async () => (await import("./conditions-window.js")).ConditionsWindow.open(this.actor));
  },
  /** Makes an effect of the keeper's own. */
  newEffect(_event, target) {
    work(target, "effect", async () => (await import("./open.js")).openEffect([this.actor]));
  },
  /** Opens one: `data-effect` is its id. */
  effect(_event, target) {
    const effect = this.actor.effects.get(target.dataset["effect"] ?? "");
    if (effect) work(target, "effect", async () => (await import("./open.js")).openEffect([this.actor], effect));
  },
  /** Takes one off. */
  liftEffect(_event, target) {
    const effect = this.actor.effects.get(target.dataset["effect"] ?? "");
    if (effect && game.user.isGM)
      work(target, "effect", async () => (await import("./placing.js")).endEffects([effect], "lifted"));
  },
  /** Takes a condition off that is set by hand: `data-condition` is its id. */
  toggleState(_event, target) {
    const { condition = "" } = target.dataset;
    if (game.user.isGM) work(target, "condition", () => this.actor.toggleStatusEffect(condition, { active: false }));
  },
};
