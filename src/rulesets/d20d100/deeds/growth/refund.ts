import type { Json } from "../../../../core/shape/shape.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Bought } from "../../data/investigator.js";
import { D20d100Skill } from "../../data/skill.js";
import { NEW_SKILL_BASE } from "../../rules/experience.js";
import { boughtText } from "./buy.js";
import { fact, figure, numbers, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { investigatorOf, pathOf, unlessInvestigator } from "./growing.js";
import { obstacle } from "../reading.js";

/** DD-179 — the purchase that a choice names by its place in the log, from 0; the latest where it names none. */
function placeIn(log: readonly Bought[], choices: DeedChoices): number {
  const told = textIn(choices, "entry");
  const place =
    told === "" ? numberIn(choices, "entry", { min: -1, max: 999, otherwise: log.length - 1 }) : Number(told);
  return Number.isInteger(place) && place >= 0 && place < log.length ? place : log.length - 1;
}

/** What a purchase is called now. */
function nameOf(actor: Actor, { purchase, target }: Bought) {
  const name = purchase === "skill" ? (actor.items.get(target)?.name ?? target) : target;
  return boughtText({ purchase, target, name: purchase === "hp" || purchase === "destiny" ? "" : name });
}

/** DD-179 — what stands where a purchase was made; `null` where it is gone. */
function standsAt(actor: Actor, { purchase, target }: Bought): number | null {
  if (purchase === "" || purchase === "newSkill") return null;
  const path = pathOf(purchase, target);
  const value = path
    ? foundry.utils.getProperty(actor, path)
    : foundry.utils.getProperty(actor.items.get(target) ?? {}, "system.experience");
  return typeof value === "number" ? value : null;
}

/** DD-179, D-77 — the skill that was learnt by a purchase, as long as it bears its name. */
function learntBy(actor: Actor, { purchase, target }: Bought): readonly Item[] {
  if (purchase !== "newSkill") return [];
  const learnt = actor.items.find((item) => {
    const skill: unknown = item.system;
    const isNew = skill instanceof D20d100Skill && !skill.printed && skill.flat === NEW_SKILL_BASE;
    return isNew && item.name === target;
  });
  return learnt ? [learnt] : [];
}

/** DD-179 — whether a skill that was learnt has been raised since: what raised it has to be given back first. */
function isRaised(actor: Actor, entry: Bought | undefined): boolean {
  const log = investigatorOf(actor)?.experience.log ?? [];
  const ids = entry ? learntBy(actor, entry).map(({ id }) => id) : [];
  return log.some(({ purchase, target }) => purchase === "skill" && ids.includes(target));
}

/** DD-179 — the gain given back: one step of it, whatever was bought since. */
function given(actor: Actor, entry: Bought): Changes {
  const now = standsAt(actor, entry);
  if (entry.purchase === "newSkill") return { removed: learntBy(actor, entry).map(({ id }) => id ?? "") };
  if (entry.purchase === "" || now === null) return {};
  const after = now - (entry.after - entry.before);
  const path = pathOf(entry.purchase, entry.target);
  return path ? { values: [{ path, after }] } : { items: [{ id: entry.target, path: "system.experience", after }] };
}

/** DD-179 — the keeper gives a purchase back: its points return, and what they bought goes, a skill that was learnt too. */
export const refund = deed("refund", {
  icon: "fa-solid fa-rotate-left",
  by: "keeper",
  fields: ([actor], choices) => {
    const log = (actor && investigatorOf(actor)?.experience.log) ?? [];
    if (!actor || log.length === 0) return [];
    const options = log.map((entry, place) => ({
      value: `${place}`,
      label: told("refund.option", { name: nameOf(actor, entry), cost: entry.cost }),
    }));
    return [choiceField("entry", `${placeIn(log, choices)}`, options.toReversed())];
  },
  obstacle: ({ actor, choices }) => {
    const log = investigatorOf(actor)?.experience.log ?? [];
    if (log.length === 0) return unlessInvestigator(actor) ?? obstacle("nothingBought", actor);
    const entry = log[placeIn(log, choices)];
    return isRaised(actor, entry) ? obstacle("raisedSince", actor, { skill: entry?.target ?? "" }) : null;
  },
  outcome: ({ actor, choices }): Outcome => {
    const log = investigatorOf(actor)?.experience.log ?? [];
    const place = placeIn(log, choices);
    const entry = log[place];
    if (!entry) return { place: -1 };
    const { purchase, target, cost } = entry;
    const name = purchase === "skill" ? (actor.items.get(target)?.name ?? "") : purchase === "newSkill" ? target : "";
    const gone = purchase === "newSkill" && learntBy(actor, entry).length === 0;
    return { place, purchase, target, cost, name, gone };
  },
  changes: (outcome, actor) => {
    const investigator = investigatorOf(actor);
    const place = stored(outcome, "place");
    const entry = investigator?.experience.log[place];
    if (!investigator || !entry || entry.target !== outcome.target || entry.cost !== outcome.cost) return null;
    const { available, log } = investigator.experience;
    const left: Json = log.filter((_, at) => at !== place).map((one) => ({ ...one }));
    const back = given(actor, entry);
    return {
      ...back,
      numbers: [{ path: "system.experience.available", after: available + entry.cost }],
      values: [...(back.values ?? []), { path: "system.experience.log", after: left }],
    };
  },
  view: (outcome) =>
    card({
      verdict: told("refund.verdict", { what: boughtText(outcome) }),
      tone: "mute",
      facts: [
        fact("given", figure(stored(outcome, "cost")), "DD-179"),
        ...(outcome.gone === true ? [numbers("left", told("refund.skillGone"), "DD-179")] : []),
      ],
    }),
});
