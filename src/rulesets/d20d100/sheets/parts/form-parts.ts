import { signed, t } from "../../../../core/text/i18n.js";
import { say, type Text } from "../../../../core/text/text.js";
import type { D20d100Actor } from "../../data/actors/d20d100-actor.js";
import type { D20d100Skill } from "../../data/items/skill.js";
import type { Owned } from "../../../../core/documents/owned.js";
import { d20d100Options } from "../../data/options.js";
import { traitKindLabel } from "../../labels.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { D20d100Trait } from "../../data/items/trait.js";
import { traitName } from "../../data/items/trait-name.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import type { DrawnSheet } from "./actor-parts.js";
import { actsOn, type ActPlace } from "../actor/acts.js";
import { armFigures } from "../views/arm-figures.js";
import { armView, type ArmView, type NotationView } from "../views/arms-view.js";
import { characteristicViews, type Characterised } from "../views/characteristics-view.js";
import { bareRows, hasRow } from "../views/bare-hands.js";
import { fixedViews, keptViews, type KeptView, type KnownSkill } from "../views/kept-view.js";
import { knownSkills, namedSkills, skillName } from "../views/known-skills.js";
import { whoIs } from "../actor/needs.js";
import { bySheetOrder } from "../views/sheet-order.js";
import { skillColumns, skillView } from "../views/skills-view.js";
import { effectText } from "../views/trait-text.js";

/** Parts of a sum as a tooltip tells them. */
const summed = (parts: readonly Text[]): string => parts.map(say).join(" · ");

/** DD-15, DD-22 */
export function characteristics(model: Characterised, nullable = false): object {
  return {
    characteristics: characteristicViews(model).map(({ words, times, jet, ...view }) => ({
      ...view,
      words: say(words),
      times: say(times),
      nullable,
      jet: jet && { ...jet, words: say(jet.words), box: say(jet.box), parts: summed(jet.parts) },
    })),
  };
}

/** DD-40, DD-72…DD-82 — the ledger of skills, and what its signs mean. */
export function skills({ model }: DrawnSheet): object {
  const lines = bySheetOrder(model.carried.skills);
  const columns = skillColumns(lines, ({ system }) => system.family);
  return {
    columns: columns.map((families, n) => ({
      families: families.map(({ skills: some, ...family }) => ({ ...family, skills: some.map(skillLine(model)) })),
      ...ADDS[n],
      legend: n === LEGEND ? legend(model) : [],
    })),
  };
}

/** Below which columns something may be added, and where the signs are explained. */
const ADDS: Readonly<Record<number, object>> = {
  0: { adds: "other", addsLabel: "GARDIEN.D20D100.SHEET.addSkill" },
  1: { adds: "knowledge", addsLabel: "GARDIEN.D20D100.SHEET.addLanguage" },
};
const LEGEND = 2;

/** DD-73, DD-132 */
function legend({ defence }: D20d100Actor): readonly object[] {
  const { armorPenalty } = defence;
  const key = `GARDIEN.D20D100.SHEET.legend.armour${armorPenalty === 0 ? "None" : ""}`;
  return [
    { sign: "*", text: say({ key, data: { n: signed(armorPenalty) } }) },
    { bold: t("GARDIEN.D20D100.SHEET.legend.bold"), text: t("GARDIEN.D20D100.SHEET.legend.professional") },
    { text: say({ key: "GARDIEN.D20D100.SHEET.legend.box" }) },
  ];
}

/** A line of a skill as it is drawn; a combat skill of automatics tells the difficulties of their bursts. */
export function skillLine(model: D20d100Actor): (skill: Owned<D20d100Skill>) => object {
  const { armorPenalty } = model.defence;
  return (skill) => {
    const { words, box, parts, attacks, ...view } = skillView(skill, {
      armorPenalty,
      attacks: attacksWith(skill.system),
    });
    return {
      ...view,
      words: say(words),
      box: say(box),
      parts: summed(parts),
      attacks: attacks && say(attacks),
      burst: skill.system.key === "automaticWeapons" ? burstOf(model) : null,
    };
  };
}

/** DD-42, DD-47, DD-136 — bare hands have one attack, but for a boxer where the table counts by score. */
function attacksWith({ family, key, attacks }: D20d100Skill): number {
  if (family !== "combat") return 0;
  const byScore = key === "boxing" && d20d100Options().unarmedAttacks === "byScore";
  return FIRST.some((bare) => bare === key) && !byScore ? 1 : attacks;
}

/** DD-58 — the bursts of the first automatic weapon in hand. */
function burstOf({ carried }: D20d100Actor): object | null {
  const held = carried.weapons.filter(({ system }) => system.equipped);
  const [found] = held.flatMap((weapon) => rowFigures(weapon.system).bursts.map((bursts) => ({ weapon, bursts })));
  if (!found) return null;
  const { weapon, bursts } = found;
  const n = bursts.difficulties.join("/");
  return {
    weapon: weapon.id,
    choices: JSON.stringify({ mode: `burst${bursts.rounds}-0` }),
    shown: say({ key: "GARDIEN.D20D100.SHEET.burst", data: { n } }),
    words: say({ key: "GARDIEN.D20D100.SHEET.burstWords", data: { name: weapon.name, n } }),
  };
}

const FIRST = ["grapple", "boxing"] as const;

/** DD-47, DD-126 — the table of weapons: Lutte and Boxe first, then what is in hand. */
export function arms({ actor, model }: DrawnSheet): object {
  const held = model.carried.weapons.filter(({ system }) => system.equipped);
  const rank = ({ system }: (typeof held)[number]) => FIRST.indexOf(system.skill as (typeof FIRST)[number]);
  const bare = held.filter((one) => rank(one) >= 0).toSorted((a, b) => rank(a) - rank(b));
  return {
    weapons: [...bare, ...held.filter((one) => rank(one) < 0)].map(({ id, name, system }) =>
      told(armView(id, name, armFigures(system))),
    ),
    unarmed: bareRows(model).some((skill) => !hasRow(actor, skill)),
  };
}

const word = (text: string | Text | null): string | null =>
  text !== null && typeof text === "object" ? say(text) : text;

function told({ base, multiple, range, damage, magazine, reloads, ...row }: ArmView): object {
  const notation = ({ shown, words, ...view }: NotationView) => ({ ...view, shown: word(shown), words: say(words) });
  return {
    ...row,
    base: base.map(notation),
    multiple: multiple.map(notation),
    range: word(range),
    damage: word(damage),
    magazine: magazine && { ...magazine, words: say(magazine.words) },
    reloads: reloads && say(reloads),
  };
}

/** DD-31…DD-36 — the traits of somebody, with what they change. */
export function traits({ actor }: DrawnSheet): object {
  const known = knownSkills(actor);
  const own = namedSkills(actor);
  const nameOf = (key: string) => own[key] ?? skillName(key, known);
  return { traits: itemsOf(actor, D20d100Trait).map((trait) => traitLine(trait, nameOf)) };
}

function traitLine({ id, name, system }: CarriedItem<D20d100Trait>, nameOf: (key: string) => string): object {
  const { parameter, kind, effects } = system;
  return {
    id,
    name: say(traitName(name, parameter && nameOf(parameter))),
    kind: say({ key: traitKindLabel(kind) }),
    effects: effects.map((effect) => say(effectText({ ...effect, key: effect.key || parameter }, nameOf))).join(" · "),
  };
}

/** DD-83…DD-85 — kept rolls and fixed scores. */
export function kept({ model }: DrawnSheet): object {
  const known = keptUnder(model);
  const fixed = "fixedScores" in model ? (model.fixedScores as Readonly<Record<string, number>>) : {};
  return {
    kept: keptRolls(model).map(({ again, forget, ...view }) => ({
      ...view,
      again: say(again),
      forget: say(forget),
    })),
    fixed: fixedViews(fixed, known),
  };
}

function keptUnder({ carried }: D20d100Actor): readonly KnownSkill[] {
  return carried.skills.map(({ id, name, system }) => ({ id, name, key: system.keptUnder }));
}

/** DD-83 — the rolls that somebody keeps, for this reader. */
export function keptRolls(model: D20d100Actor): readonly KeptView[] {
  return keptViews(model.passive, keptUnder(model), game.user.isGM);
}

/** The deeds of each place of the sheet. */
export function acts({ actor }: DrawnSheet): Readonly<Record<ActPlace, readonly object[]>> {
  const who = whoIs(actor);
  return {
    body: actsOn("body", who),
    mind: actsOn("mind", who),
    turn: actsOn("turn", who),
    skills: actsOn("skills", who),
    magic: actsOn("magic", who),
    growth: actsOn("growth", who),
  };
}

export { tracks } from "./tracks-parts.js";
