import { startDeed } from "../../../../core/deed/start.js";
import { t } from "../../../../core/text/i18n.js";
import type { SheetClick } from "../../../../core/sheets/drawn-sheet.js";
import { endCondition } from "../../../../core/sheets/end-condition.js";
import { openSheet } from "../../../../core/foundry/types/sheets.js";
import { createIn, write } from "../../../../core/foundry/write.js";
import { D20d100Adversary } from "../../data/actors/adversary.js";
import { SKILL_FAMILIES } from "../../rules/vocabulary.js";
import { addBareHands } from "../views/bare-hands.js";
import { proposals } from "../views/proposals.js";

/** Paths under `system` that a click on a figure may set. */
const FIGURES: readonly string[] = ["hp.value", "mp.value"];

/** What clicks on an actor's sheet change, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks = {
  /** DD-90, DD-25 — the figure that is circled: `path` and `value`. */
  setFigure: async ({ path = "", value }, { actor }) => {
    if (FIGURES.includes(path)) await write(actor, { [`system.${path}`]: Number(value) });
  },
  /** DD-40 — another skill of a `family`; of knowledge it is a language. */
  addSkill: ({ family = "" }, { actor }) => addSkill(actor, family),
  addBareHands: (_, { actor }) => addBareHands(actor),
  /** DD-83 — a kept roll is forgotten: `key`. */
  forgetKept: async ({ key = "" }, { actor }) => {
    if (key !== "") await write(actor, { system: { passive: { [key]: null } } });
  },
  /** DD-24, DD-25, DD-172 — an adversary takes what its characteristics propose. */
  takeProposals: (_, { actor }) => takeProposals(actor),
  endCondition,
  /** DD-177 — a player asks for the box of what was used remarkably, or to clear it: the keeper ticks it. */
  askBox: async ({ tried = "", on = "" }, { actor }) => {
    await startDeed("mark", [actor], { tried, checked: on === "" }, { window: false });
    await actor.sheet?.render(); // until then the box stands as it did
  },
} as const satisfies Record<string, SheetClick>;

/** D-06 — where a skill that is learnt later starts. */
const NEW_SKILL = -5;

async function addSkill(actor: Actor, id: string): Promise<void> {
  const family = SKILL_FAMILIES.find((one) => one === id) ?? "other";
  const language = family === "knowledge";
  const name = t(`GARDIEN.D20D100.SHEET.${language ? "newLanguage" : "newSkill"}`);
  const system = language
    ? { family, key: "foreignLanguage", characteristics: [{ key: "education", sign: 1 }], constant: -6 }
    : { family, flat: NEW_SKILL };
  const made = { name, type: "d20d100Skill", img: icon(language ? "languages" : "skill"), system };
  const [item] = await createIn(actor, "Item", [made]);
  await openSheet(item);
}

const icon = (name: string) => `systems/gardien/assets/icons/${name}.svg`;

async function takeProposals(actor: Actor): Promise<void> {
  const model: unknown = actor.system;
  if (!(model instanceof D20d100Adversary)) return;
  const { hp, mp, grapple } = proposals(model);
  const points = { hp: { max: hp, value: hp }, mp: { max: mp, value: mp } };
  await write(actor, { system: { ...points, grapple, damageBonus: "" } });
}
