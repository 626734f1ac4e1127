import { signed, t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { say } from "../../../../core/text/text.js";
import type { D20d100Adversary } from "../../data/actors/adversary.js";
import { horrorOf } from "../../data/horror.js";
import { categoryLabel, protectionModeLabel, protectionScopeLabel } from "../../labels.js";
import { ADVERSARY_CATEGORIES, PROTECTION_MODES, PROTECTION_SCOPES } from "../../rules/vocabulary.js";
import type { DrawnSheet } from "./actor-parts.js";
import { defenceViews } from "../views/defence-view.js";
import { skillLine } from "./form-parts.js";
import { formFields } from "./form-fields.js";
import { proposals } from "../views/proposals.js";
import { protectionText } from "../views/protection-text.js";
import { bySheetOrder } from "../views/sheet-order.js";
import { defended } from "./tracks-parts.js";

const SHEET = "GARDIEN.D20D100.SHEET";

/** What somebody writes about an adversary, and what it is called. */
const TEXTS = [
  ["special", "GARDIEN.D20D100.ADVERSARY.FIELDS.special.label"],
  ["notes", "GARDIEN.D20D100.ACTOR.FIELDS.notes.label"],
] as const;

/** DD-84, DD-106, DD-134, DD-168…DD-172 — what the page of an adversary tells besides points and weapons. */
export async function adversary({ actor }: Pick<DrawnSheet, "actor">, model: D20d100Adversary): Promise<object> {
  return {
    facts: facts(model),
    horror: horrorShown(actor, model),
    skills: bySheetOrder(model.carried.skills).map(skillLine(model)),
    texts: await Promise.all(
      TEXTS.map(async ([id, label]) => ({
        name: `system.${id}`,
        label,
        value: model[id],
        html: await enriched(model[id], actor),
      })),
    ),
  };
}

function facts(model: D20d100Adversary): readonly object[] {
  const {
    grapple,
    mass,
    scale,
    contactModifier,
    rangedModifier,
    protections,
    regeneration,
    ignoreTemporary,
    ignoreShock,
  } = model;
  const held = (value: number | null) => (value === null ? t(`${SHEET}.none`) : signed(value));
  const fact = (id: string, value: string, more: object = {}) => ({ id, label: `${SHEET}.${id}`, value, ...more });
  const [normal] = defenceViews(defended(model));
  const sum = normal?.sum ?? [];
  return [
    {
      ...fact("defence.normal", String(normal?.value ?? "")),
      note: sum.length > 1 ? sum.map(say).join(" · ") : "",
    },
    fact("scale", signed(scale)),
    {
      ...fact("grapple", signed(grapple)),
      label: "GARDIEN.D20D100.COMBAT_SKILL.grapple",
      note: mass === 0 ? "" : t(`${SHEET}.massed`, { n: signed(mass) }),
    },
    fact("contact", held(contactModifier)),
    fact("ranged", held(rangedModifier)),
    ...protections.map((one) => fact("protections", say(protectionText(one)), { note: one.note })),
    ...(regeneration > 0 ? [fact("regeneration", t(`${SHEET}.perRound`, { n: regeneration }))] : []),
    ...(ignoreTemporary ? [fact("temporary", t(`${SHEET}.immuneBruises`))] : []),
    ...(ignoreShock ? [fact("shock", t(`${SHEET}.immuneShock`))] : []),
  ];
}

/** DD-106 — what the sight of it costs, and what a request of it chooses; `null` where it costs nothing. */
export function horrorShown(
  { name }: Actor,
  model: D20d100Adversary,
): { readonly loss: string; readonly choices: string } | null {
  const loss = horrorOf(model);
  return loss === null ? null : { loss, choices: JSON.stringify({ loss, cause: name }) };
}

const NUMBERS = [
  "category",
  "hp.max",
  "mp.max",
  "grapple",
  "contactModifier",
  "rangedModifier",
  "damageBonus",
  "reflexesBonus",
  "initiativeBonus",
  "defenceBonus",
  "scaleOverride",
  "massOverride",
  "sanityLoss.success",
  "sanityLoss.failure",
  "regeneration",
] as const;
const TICKS = ["ignoreTemporary", "ignoreShock", "important", "negativeHp"] as const;

/** DD-28, DD-168…DD-172 — what is changed deliberately, and what the characteristics propose. */
export function stock(model: D20d100Adversary): object {
  const { hp, mp, grapple, bonus } = proposals(model);
  return {
    fields: formFields(model, NUMBERS, { category: choices(ADVERSARY_CATEGORIES, categoryLabel) }),
    ticks: formFields(model, TICKS),
    proposals: t(`${SHEET}.build.proposals`, { hp, mp, grapple: signed(grapple), bonus }),
    protections: model.protections,
    modes: choices(PROTECTION_MODES, protectionModeLabel),
    scopes: choices(PROTECTION_SCOPES, protectionScopeLabel),
  };
}
