import { card } from "../../../../core/deed/card.js";
import type { FormField } from "../../../../core/deed/form.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, oneOf, text, whole, type Json } from "../../../../core/shape/shape.js";
import type { Bought } from "../../data/actors/investigator.js";
import { D20d100Skill } from "../../data/items/skill.js";
import { NEW_SKILL_BASE } from "../../rules/character/experience.js";
import { PURCHASES } from "../../rules/vocabulary.js";
import { AREA, deed, fact, figure, numbers, obstacle, say } from "../kit.js";
import { boughtText } from "./buy.js";
import { investigatorOf, pathOf, unlessInvestigator } from "./growing.js";

const logOf = (actor: Actor | undefined): readonly Bought[] => (actor && investigatorOf(actor)?.experience.log) ?? [];

/** DD-179 — the purchase that was chosen, by its place in the log, from 0; the latest where none was. */
const ENTRY: FormField<number> = {
  read: ({ actors: [actor], choices: { entry } }) => {
    const { length } = logOf(actor);
    const place = typeof entry === "number" ? Math.trunc(entry) : Number(text.read(entry).trim() || Number.NaN);
    return Number.isInteger(place) && place >= 0 && place < length ? place : length - 1;
  },
  shown: (asked, id) => {
    const [actor] = asked.actors;
    const log = logOf(actor);
    if (!actor || log.length === 0) return null;
    const options = log.map((entry, place) => ({
      value: `${place}`,
      label: say("refund.option", { name: nameOf(actor, entry), cost: entry.cost }),
    }));
    return {
      ...{ id, label: { key: `${AREA}.field.${id}` }, kind: "choice", value: `${ENTRY.read(asked, id)}` },
      options: options.toReversed(),
    };
  },
};

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
  const ids = entry ? learntBy(actor, entry).map(({ id }) => id) : [];
  return logOf(actor).some(({ purchase, target }) => purchase === "skill" && ids.includes(target));
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
  form: { entry: ENTRY },
  kept: {
    ...{ place: whole, purchase: oneOf(["", ...PURCHASES]), target: text, cost: whole },
    ...{ name: text, gone: flag },
  },
  obstacle: ({ actor, form: { entry: place } }) => {
    const log = logOf(actor);
    if (log.length === 0) return unlessInvestigator(actor) ?? obstacle("nothingBought", actor);
    const entry = log[place];
    return isRaised(actor, entry) ? obstacle("raisedSince", actor, { skill: entry?.target ?? "" }) : null;
  },
  outcome: ({ actor, form: { entry: place } }) => {
    const entry = logOf(actor)[place];
    if (!entry) return { place: -1 };
    const { purchase, target, cost } = entry;
    const name = purchase === "skill" ? (actor.items.get(target)?.name ?? "") : purchase === "newSkill" ? target : "";
    const gone = purchase === "newSkill" && learntBy(actor, entry).length === 0;
    return { place, purchase, target, cost, name, gone };
  },
  changes: ({ place, target, cost }, actor) => {
    const investigator = investigatorOf(actor);
    const entry = investigator?.experience.log[place];
    if (!investigator || !entry || entry.target !== target || entry.cost !== cost) return null;
    const { available, log } = investigator.experience;
    const left: Json = log.filter((_, at) => at !== place).map((one) => ({ ...one }));
    const back = given(actor, entry);
    return {
      ...back,
      numbers: [{ path: "system.experience.available", after: available + entry.cost }],
      values: [...(back.values ?? []), { path: "system.experience.log", after: left }],
    };
  },
  view: ({ cost, gone, purchase, target, name }) =>
    card({
      verdict: say("refund.verdict", { what: boughtText({ purchase, target, name }) }),
      tone: "mute",
      facts: [
        fact("given", figure(cost), "DD-179"),
        ...(gone ? [numbers("left", say("refund.skillGone"), "DD-179")] : []),
      ],
    }),
});
