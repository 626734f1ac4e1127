import { card } from "../../../core/deed/card.js";
import type { DueDeed, TurnedDown } from "../../../core/play/contract/deed.js";
import { text, whole } from "../../../core/shape/shape.js";
import { figuresOf } from "../attack/reading.js";
import { momentOf } from "../data/actors/moment.js";
import type { Condition } from "../rules/body/conditions.js";
import { isFateful, timePassed } from "../rules/body/passing-time.js";
import { deed, field, obstacle, say, unlessAlive } from "./kit.js";
import { lastingChange } from "./lasting.js";

/** RP-58, RP-76 — what of an actor's conditions ran out that brings death, or points with consciousness. */
function fatesOf(actor: Actor): readonly Condition[] {
  return figuresOf(actor).lasting.filter((condition) => isFateful(condition, momentOf(actor)));
}

/** What is asked: which wound has run out. */
const FORM = { wound: field.carried(text) };

/** The condition of a wound that has run out. */
function fateOf(actor: Actor, type: Condition["state"]["type"], wound: string): Condition | undefined {
  return fatesOf(actor).find((one) => one.state.type === type && one.wound === wound);
}

const unlessDue = (actor: Actor, type: Condition["state"]["type"], wound: string) =>
  unlessAlive(actor) ?? (fateOf(actor, type, wound) ? null : obstacle("notDue", actor));

/** What is left of an actor's conditions without those of a wound that ran out. */
function withoutFate(wound: string, actor: Actor): readonly Condition[] {
  const now = momentOf(actor);
  const { lasting } = figuresOf(actor);
  const { over } = timePassed(lasting, now, now);
  return lasting.filter((one) => one.wound !== wound || !over.includes(one));
}

/** RP-58, RP-59 — a death that nothing averted in time. */
export const countdown = deed("countdown", {
  icon: "fa-solid fa-skull",
  by: "keeper",
  form: FORM,
  kept: { wound: text },
  obstacle: ({ actor, form }) => unlessDue(actor, "dying", form.wound),
  outcome: ({ form }) => form,
  changes: ({ wound }, actor) => ({
    values: [{ path: "system.hp.dead", after: true }, ...lastingChange(withoutFate(wound, actor))],
  }),
  view: () => card({ verdict: say("countdown.done"), tone: "bad" }),
});

/** RP-76 — an actor who was knocked out comes to, and most of the points that it cost come back. */
export const wake = deed("wake", {
  icon: "fa-solid fa-sun",
  by: "keeper",
  form: FORM,
  kept: { wound: text, gained: whole },
  obstacle: ({ actor, form }) => unlessDue(actor, "unconscious", form.wound),
  outcome: ({ actor, form: { wound } }) => ({ wound, gained: fateOf(actor, "unconscious", wound)?.regain ?? 0 }),
  changes: ({ wound, gained }, actor) => {
    const { hp } = figuresOf(actor);
    const after = Math.min(hp.max, hp.value + gained);
    return {
      numbers: after === hp.value ? [] : [{ path: "system.hp.value", after }],
      values: lastingChange(withoutFate(wound, actor)),
    };
  },
  view: ({ gained }) =>
    card({
      verdict: say("wake.done"),
      tone: "good",
      losses: gained > 0 ? [say("gain", { points: gained })] : [],
    }),
});

/** RP-58, RP-76 — deaths and awakenings that the clock calls for; one that the keeper turned down is none any more. */
export function dueFates(actor: Actor, turnedDown: TurnedDown): readonly DueDeed[] {
  if (figuresOf(actor).hp.state === "dead") return [];
  const due = fatesOf(actor).map(({ state, wound }): DueDeed => ({
    deed: state.type === "dying" ? "countdown" : "wake",
    choices: { wound },
  }));
  return due.filter(({ deed: id, choices }) => turnedDown(id, choices) === null);
}
