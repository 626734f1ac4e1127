import { card } from "../../../../core/deed/card.js";
import { oneOf, text, whole } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { d20d100Options } from "../../data/options.js";
import { spendFault } from "../../rules/character/experience.js";
import { PURCHASES, type Purchase } from "../../rules/vocabulary.js";
import { called, deed, fact, field, figure, numbers, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import {
  figuresShown,
  gained,
  investigatorOf,
  logged,
  unlessInvestigator,
  wareIn,
  waresOf,
  type Ware,
} from "./growing.js";

/** DD-179 — a purchase as a choice names it. */
const valueOf = ({ purchase, target }: Pick<Ware, "purchase" | "target">): string =>
  purchase === "newSkill" || target === "" ? purchase : `${purchase}.${target}`;

/** DD-179 — what was used remarkably stands first, what cannot be paid last; else the order of the table. */
function inOrder(wares: readonly Ware[], points: number): readonly Ware[] {
  const rank = ({ cost, checked = false }: Ware): number => (cost > points ? 2 : checked ? 0 : 1);
  return wares.toSorted((one, other) => rank(one) - rank(other));
}

/** DD-179, DD-180 — why it cannot be bought. */
function refused(actor: Actor, ware: Ware | null): Text | null {
  const investigator = investigatorOf(actor);
  if (!investigator || !ware) return obstacle("noWare", actor);
  if (ware.purchase === "newSkill" && ware.target === "") return obstacle("noName", actor);
  const fault = spendFault(investigator.experience.available, ware, d20d100Options());
  return fault && obstacle(fault, actor, { cost: ware.cost });
}

/** DD-179 — the field of what is bought, as the actor's points and marks stand. */
function wareShown(actor: Actor, purchase: string) {
  const points = investigatorOf(actor)?.experience.available ?? 0;
  const wares = inOrder(waresOf(actor), points);
  const chosen = wares.find((one) => valueOf(one) === purchase) ?? wares[0];
  const options = wares.map((ware) => ({
    value: valueOf(ware),
    label: say(`buy.option.${ware.cost > points ? "dear" : ware.checked ? "ticked" : "plain"}`, {
      name: ware.name,
      cost: ware.cost,
    }),
  }));
  const hint = chosen
    ? say("hint.purchase", { points, ...figuresShown(actor, chosen) })
    : say("hint.experience", { points });
  return { chosen, shown: { value: chosen ? valueOf(chosen) : "", options, hint } };
}

/** DD-179, D-77 — a purchase of experience; a new skill has to be justified, so the keeper has a word. */
export const buy = deed("buy", {
  icon: "fa-solid fa-arrow-trend-up",
  by: "owner",
  form: {
    purchase: field.pick(() => [], { initial: "" }),
    name: field.text({ hint: say("hint.newSkill") }),
  },
  window: ({ purchase }, { actor }) => {
    const { chosen, shown } = wareShown(actor, purchase);
    return { purchase: shown, name: chosen?.purchase === "newSkill" };
  },
  kept: {
    ...{ purchase: oneOf(["", ...PURCHASES]), target: text, name: text, from: text, to: text },
    ...{ before: whole, after: whole, cost: whole, left: whole, time: whole },
  },
  obstacle: ({ actor, form }) => unlessInvestigator(actor) ?? unlessAlive(actor) ?? refused(actor, wareIn(actor, form)),
  doubt: ({ actor, form }) => (wareIn(actor, form)?.purchase === "newSkill" ? obstacle("justify", actor) : null),
  outcome: ({ actor, form }) => {
    const ware = wareIn(actor, form);
    if (!ware) return {};
    const { purchase, target, before, after, cost } = ware;
    const left = (investigatorOf(actor)?.experience.available ?? 0) - cost;
    const skill = purchase === "skill" ? actor.items.get(target)?.name : undefined;
    const name = skill ?? (purchase === "newSkill" ? target : "");
    const { before: from, after: to } = figuresShown(actor, ware);
    return { purchase, target, before, after, from, to, cost, left, name, time: game.time.worldTime };
  },
  changes: ({ purchase, target, time }, actor) => {
    const investigator = investigatorOf(actor);
    if (!investigator || purchase === "") return null;
    const ware = wareIn(actor, { purchase: valueOf({ purchase, target }), name: target });
    if (!ware) return null;
    const gain = gained(ware);
    const { available, log } = investigator.experience;
    const { before, after, cost } = ware;
    return {
      ...gain,
      numbers: [{ path: "system.experience.available", after: available - cost }],
      values: [
        ...(gain.values ?? []),
        { path: "system.experience.log", after: logged(log, { time, purchase, target, cost, before, after }) },
      ],
    };
  },
  view: ({ purchase, target, name, from, to, cost, left }) =>
    card({
      verdict: say("buy.verdict", { what: boughtText({ purchase, target, name }) }),
      tone: "good",
      facts: [
        ...(to ? [numbers("bought", say("buy.change", { from, to }), "DD-179")] : []),
        fact("cost", figure(cost), "DD-179"),
        numbers("pointsLeft", figure(left), "DD-180"),
      ],
    }),
});

/** DD-179 — a purchase, as a card or the log keeps it; empty where there was none. */
interface BoughtNamed {
  readonly purchase: Purchase | "";
  readonly target: string;
  readonly name: string;
}

/** DD-179 — what was bought, in words. */
export function boughtText({ purchase, target, name }: BoughtNamed): Text {
  if (purchase === "jet") return { key: `GARDIEN.D20D100.JET.${target}` };
  if (purchase === "characteristic") return { key: `GARDIEN.D20D100.CHARACTERISTIC.${target}` };
  return name ? called(name) : say(`buy.${purchase || "skill"}`);
}
