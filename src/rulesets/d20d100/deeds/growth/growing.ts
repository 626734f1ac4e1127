import type { Json } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../../../core/text/i18n.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { D20d100Investigator, type Bought } from "../../data/actors/investigator.js";
import { d20d100Options } from "../../data/options.js";
import { characteristicLabel, jetLabel } from "../../labels.js";
import { figuresOf } from "../../data/reading.js";
import { experienceCost, markAfter, NEW_SKILL_BASE, type Wanted } from "../../rules/character/experience.js";
import { CHARACTERISTICS, JETS, PURCHASES, type Purchase } from "../../rules/vocabulary.js";
import { named, obstacle, say } from "../kit.js";

/** The figures of an investigator; `null` for an adversary, whom no experience makes better. */
export function investigatorOf(actor: Actor): D20d100Investigator | null {
  const figures = figuresOf(actor);
  return figures instanceof D20d100Investigator ? figures : null;
}

/** DD-178 — adversaries learn nothing. */
export function unlessInvestigator(actor: Actor): Text | null {
  return investigatorOf(actor) ? null : obstacle("noExperience", actor);
}

/** DD-179 — something that an actor may buy, as it stands. */
export interface Ware extends Wanted {
  /** The id of a skill, a Jet, a characteristic; empty where there is but one. */
  readonly target: string;
  readonly name: Text;
  /** What it stands at, and what it comes to. */
  readonly before: number;
  readonly after: number;
  readonly cost: number;
}

/** DD-179 — what is bought where a choice names it: `skill.<id>`, `jet.luck`, `characteristic.size`, `hp` … */
export function wareIn(actor: Actor, form: { readonly purchase: string; readonly name: string }): Ware | null {
  const [kind = "", ...rest] = form.purchase.split(".");
  const purchase = PURCHASES.find((one) => one === kind);
  return purchase ? wareOf(actor, purchase, rest.join("."), form.name) : null;
}

/** DD-179 — all that an actor may buy, in the order of the table. */
export function waresOf(actor: Actor): readonly Ware[] {
  const investigator = investigatorOf(actor);
  if (!investigator) return [];
  const skills = investigator.carried.skills.map(({ id }) => wareOf(actor, "skill", id));
  const jets = JETS.map((key) => wareOf(actor, "jet", key));
  const scores = CHARACTERISTICS.map((key) => wareOf(actor, "characteristic", key));
  const single = (["newSkill", "destiny", "hp"] as const).map((purchase) => wareOf(actor, purchase, ""));
  return [...skills, ...jets, ...single, ...scores].filter((ware) => ware !== null);
}

function wareOf(actor: Actor, purchase: Purchase, target: string, name = ""): Ware | null {
  const investigator = investigatorOf(actor);
  if (!investigator) return null;
  const sold = (label: Text, before: number, more: { checked?: boolean; combat?: boolean } = {}, step = 1): Ware => {
    const wanted = { purchase, ...more };
    return { ...wanted, target, name: label, before, after: before + step, cost: experienceCost(wanted) };
  };
  switch (purchase) {
    case "skill": {
      const skill = investigator.carried.skills.find(({ id }) => id === target);
      if (!skill) return null;
      const { checked, family, experience } = skill.system;
      return sold(named(skill.name), experience, { checked, combat: family === "combat" });
    }
    case "jet": {
      const key = JETS.find((one) => one === target);
      return key
        ? sold({ key: jetLabel(key) }, investigator.jets[key].experience, { checked: investigator.jets[key].checked })
        : null;
    }
    case "characteristic": {
      const key = CHARACTERISTICS.find((one) => one === target);
      return key ? sold({ key: characteristicLabel(key) }, investigator.scores[key]) : null;
    }
    case "destiny":
      return sold(say("buy.destiny"), investigator.destiny);
    case "hp":
      return sold(say("buy.hp"), investigator.hp.experience);
    case "newSkill":
      return { ...sold(name ? named(name) : say("buy.newSkill"), 0, {}, NEW_SKILL_BASE), target: name };
  }
}

/** DD-179 — what somebody reads on their sheet of a ware, before it is bought and after. */
export function figuresShown(
  actor: Actor,
  ware: Ware,
): { readonly name: Text; readonly before: string; readonly after: string } {
  const { purchase, target, name, before, after } = ware;
  const investigator = investigatorOf(actor);
  const jet = JETS.find((one) => one === target);
  const skill = investigator?.carried.skills.find(({ id }) => id === target)?.system.total;
  const added = (was: number) => ({ name, before: signed(was), after: signed(was + after - before) });
  if (purchase === "newSkill") return { name, before: "\u2013", after: signed(NEW_SKILL_BASE) };
  if (purchase === "skill") return added(skill ?? before);
  if (purchase === "jet") return added(jet && investigator ? investigator.jets[jet].total : before);
  const was = purchase === "hp" ? (investigator?.hp.max ?? before) : before;
  return { name, before: `${was}`, after: `${was + after - before}` };
}

/** DD-179 — where what is bought is written; `null`: it is a skill of somebody, or a new one. */
export function pathOf(purchase: Purchase, target: string): string | null {
  if (purchase === "jet") return `system.jets.${target}.experience`;
  if (purchase === "characteristic") return `system.characteristics.${target}.score`;
  if (purchase === "destiny") return "system.destiny";
  return purchase === "hp" ? "system.hp.experience" : null;
}

/** DD-179 — what a purchase writes, the log of it apart: the gain, and the mark of use that it takes. */
export function gained({ purchase, target, before, after, checked = false }: Ware): Changes {
  const kept = markAfter({ purchase, checked }, d20d100Options());
  const path = pathOf(purchase, target);
  if (purchase === "newSkill") {
    const system = { flat: NEW_SKILL_BASE, family: "other", printed: false };
    return { created: [{ name: target, type: "d20d100Skill", system }] };
  }
  if (path === null) {
    const items = [{ id: target, path: "system.experience", after }];
    return {
      items: checked === kept ? items : [...items, { id: target, path: "system.checked", after: kept }],
    };
  }
  const box = purchase === "jet" && checked !== kept ? [{ path: `system.jets.${target}.checked`, after: kept }] : [];
  return before === after ? {} : { values: [{ path, after }, ...box] };
}

/** DD-179 — the log with one more purchase, as it is written. */
export function logged(log: readonly Bought[], entry: Bought): Json {
  return [...log, entry].map((one) => ({ ...one }));
}
