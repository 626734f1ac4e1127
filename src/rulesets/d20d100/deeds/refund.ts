import type { Changes, Json, Outcome } from "../../../core/attack/procedure.js";
import { card, stored } from "../../../core/deeds/card.js";
import { numberIn, textIn } from "../../../core/deeds/choices.js";
import type { DeedChoices } from "../../../core/deeds/procedure.js";
import type { Bought } from "../data/investigator.js";
import { boughtText } from "./buy.js";
import { fact, figure, numbers, told } from "./card.js";
import { deed } from "./deed.js";
import { choiceField } from "./fields.js";
import { investigatorOf, pathOf, unlessInvestigator } from "./growing.js";
import { NOTHING, obstacle } from "./reading.js";

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

/** DD-179 — the gain given back: one step of it, whatever was bought since. */
function given(actor: Actor, entry: Bought): Changes {
  const now = standsAt(actor, entry);
  if (entry.purchase === "" || entry.purchase === "newSkill" || now === null) return NOTHING;
  const after = now - (entry.after - entry.before);
  const path = pathOf(entry.purchase, entry.target);
  return path
    ? { ...NOTHING, values: [{ path, after }] }
    : { ...NOTHING, items: [{ id: entry.target, path: "system.experience", after }] };
}

/** DD-179 — the keeper gives a purchase back: its points return, and what they bought goes; a skill that was learnt stays to be deleted. */
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
  obstacle: ({ actor }) => {
    const log = investigatorOf(actor)?.experience.log ?? [];
    return unlessInvestigator(actor) ?? (log.length === 0 ? obstacle("nothingBought", actor) : null);
  },
  outcome: ({ actor, choices }): Outcome => {
    const log = investigatorOf(actor)?.experience.log ?? [];
    const place = placeIn(log, choices);
    const entry = log[place];
    if (!entry) return { place: -1 };
    const { purchase, target, cost } = entry;
    const name = purchase === "skill" ? (actor.items.get(target)?.name ?? "") : purchase === "newSkill" ? target : "";
    return { place, purchase, target, cost, name };
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
      values: [...back.values, { path: "system.experience.log", after: left }],
    };
  },
  view: (outcome) =>
    card({
      verdict: told("refund.verdict", { what: boughtText(outcome) }),
      tone: "mute",
      facts: [
        fact("given", figure(stored(outcome, "cost")), "DD-179"),
        ...(outcome.purchase === "newSkill" ? [numbers("left", told("refund.skillStays"), "DD-179")] : []),
      ],
    }),
});
