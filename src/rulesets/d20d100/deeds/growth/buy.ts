import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { Text } from "../../../../core/text/text.js";
import { d20d100Options } from "../../data/options.js";
import { spendFault } from "../../rules/experience.js";
import { PURCHASES } from "../../rules/vocabulary.js";
import { called, fact, figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
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
import { obstacle, unlessAlive } from "../reading.js";

/** DD-179 — a purchase as a choice names it. */
const valueOf = ({ purchase, target }: Ware): string =>
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

/** DD-179, D-77 — a purchase of experience; a new skill has to be justified, so the keeper has a word. */
export const buy = deed("buy", {
  icon: "fa-solid fa-arrow-trend-up",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const points = investigatorOf(actor)?.experience.available ?? 0;
    const wares = inOrder(waresOf(actor), points);
    const wanted = textIn(choices, "purchase");
    const chosen = wares.find((one) => valueOf(one) === wanted) ?? wares[0];
    const options = wares.map((ware) => ({
      value: valueOf(ware),
      label: told(`buy.option.${ware.cost > points ? "dear" : ware.checked ? "ticked" : "plain"}`, {
        name: ware.name,
        cost: ware.cost,
      }),
    }));
    const shown = chosen && figuresShown(actor, chosen);
    const hint = shown ? told("hint.purchase", { points, ...shown }) : told("hint.experience", { points });
    return [
      choiceField("purchase", chosen ? valueOf(chosen) : "", options, hint),
      ...(chosen?.purchase === "newSkill" ? [textField("name", textIn(choices, "name"), told("hint.newSkill"))] : []),
    ];
  },
  obstacle: ({ actor, choices }) =>
    unlessInvestigator(actor) ?? unlessAlive(actor) ?? refused(actor, wareIn(actor, choices)),
  doubt: ({ actor, choices }) => (wareIn(actor, choices)?.purchase === "newSkill" ? obstacle("justify", actor) : null),
  outcome: ({ actor, choices }): Outcome => {
    const ware = wareIn(actor, choices);
    if (!ware) return { cost: 0 };
    const { purchase, target, before, after, cost } = ware;
    const left = (investigatorOf(actor)?.experience.available ?? 0) - cost;
    const skill = purchase === "skill" ? actor.items.get(target)?.name : undefined;
    const name = skill ?? (purchase === "newSkill" ? target : "");
    const { before: from, after: to } = figuresShown(actor, ware);
    return { purchase, target, before, after, from, to, cost, left, name, time: game.time.worldTime };
  },
  changes: (outcome, actor) => {
    const investigator = investigatorOf(actor);
    const bought = PURCHASES.find((one) => one === word(outcome, "purchase"));
    const target = word(outcome, "target");
    if (!investigator || !bought) return null;
    const choices = { purchase: target === "" || bought === "newSkill" ? bought : `${bought}.${target}`, name: target };
    const ware = wareIn(actor, choices);
    if (!ware) return null;
    const gain = gained(ware);
    const { available, log } = investigator.experience;
    const { before, after, cost } = ware;
    const entry = { time: stored(outcome, "time"), purchase: bought, target, cost, before, after };
    return {
      ...gain,
      numbers: [{ path: "system.experience.available", after: available - cost }],
      values: [...(gain.values ?? []), { path: "system.experience.log", after: logged(log, entry) }],
    };
  },
  view: (outcome) =>
    card({
      verdict: told("buy.verdict", { what: boughtText(outcome) }),
      tone: "good",
      facts: [
        ...(word(outcome, "to") ? [boughtFact(outcome)] : []),
        fact("cost", figure(stored(outcome, "cost")), "DD-179"),
        numbers("pointsLeft", figure(stored(outcome, "left")), "DD-180"),
      ],
    }),
});

/** DD-179 — what stands on the sheet of what was bought, before and after. */
const boughtFact = (outcome: Outcome) =>
  numbers("bought", told("buy.change", { from: word(outcome, "from"), to: word(outcome, "to") }), "DD-179");

/** DD-179 — what was bought, in words. */
export function boughtText(outcome: Outcome): Text {
  const purchase = PURCHASES.find((one) => one === word(outcome, "purchase")) ?? "skill";
  const [name, target] = [word(outcome, "name"), word(outcome, "target")];
  if (purchase === "jet") return { key: `GARDIEN.D20D100.JET.${target}` };
  if (purchase === "characteristic") return { key: `GARDIEN.D20D100.CHARACTERISTIC.${target}` };
  return name ? called(name) : told(`buy.${purchase}`);
}
