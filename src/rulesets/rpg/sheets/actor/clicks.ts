import { t } from "../../../../core/text/i18n.js";
import type { SheetClick } from "../../../../core/sheets/drawn-sheet.js";
import { endCondition } from "../../../../core/sheets/end-condition.js";
import { createIn, write } from "../../../../core/foundry/write.js";
import { roundChanges } from "../../attack/round-written.js";
import { IMMUNITIES } from "../../data/actors/immunities.js";
import { parseDice, writeDice } from "../../rules/dice-formula.js";
import { placeLabel } from "../../labels.js";
import { LOCATION_TABLES } from "../../rules/attack/locations.js";
import { planChosen } from "../../rules/fight/round-spending.js";
import { PLANS } from "../../rules/vocabulary.js";
import { UNARMED_FORMULA } from "../../rules/attack/weapons.js";
import { NUMBERS, toggled } from "../members.js";

/** What clicks on an actor's sheet change, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks = {
  /** How the actions of this round are shared out: `plan`. */
  choosePlan: ({ plan = "" }, { actor }) => choosePlan(actor, plan),
  endCondition, // RP-61
  addBareHands: (_, { actor }) => addBareHands(actor),
  /** A table of its own begins with the places of people. */
  copyHumanoid: (_, sheet) => sheet.changeList("customLocations", humanoidPlaces),
  /** A number that natural armour covers, or does no more: `row` and `number`. */
  toggleNumber: (clicked, sheet) => sheet.changeList("naturalArmor", (rows) => coverageWith(rows, clicked)),
  /** Something that it is immune to, or is no more: `immunity`. */
  toggleImmunity: ({ immunity = "" }, sheet) =>
    sheet.changeList("immunities", (list) => immunitiesWith(list, immunity)),
} as const satisfies Record<string, SheetClick>;

/** RP-38 — writes how somebody shares out the actions of this round, where that is still open. */
async function choosePlan(actor: Actor, id: string): Promise<void> {
  const plan = PLANS.find((one) => one === id);
  const changes = plan ? roundChanges(actor, (round) => planChosen(round, plan)) : [];
  const values = changes.map(({ path, after }) => [path, after] as const);
  if (values.length > 0) await write(actor, Object.fromEntries(values));
}

/** RP-50 — gives somebody bare hands to attack with (D-31). */
async function addBareHands(actor: Actor): Promise<void> {
  const dice = parseDice(UNARMED_FORMULA);
  if (!dice) return;
  const system = {
    formula: writeDice({ ...dice, halved: false }),
    halved: dice.halved,
    natural: true,
    skill: "unarmed",
  };
  const img = "systems/gardien/assets/icons/fist.svg";
  const made = { name: t("GARDIEN.RPG.FIGHT.bareHands"), type: "rpgWeapon", img, system };
  await createIn(actor, "Item", [made]);
}

/** RP-49 — the places of people, in the reader's words, to make others of. */
function humanoidPlaces(): readonly unknown[] {
  return LOCATION_TABLES.humanoid.map((row) => ({ ...row, label: t(placeLabel(row.label)) }));
}

/** RP-65 — the rows of natural armour once a number of one of them was clicked. */
function coverageWith(rows: readonly unknown[], clicked: DOMStringMap): readonly unknown[] {
  return rows.map((row, i) => {
    const { coverage = [] } = row as { readonly coverage?: readonly number[] };
    const mine = i === Number(clicked["row"]);
    return mine ? { ...(row as object), coverage: toggled(coverage, Number(clicked["number"]), NUMBERS) } : row;
  });
}

/** RP-62 — the immunities once one of them was clicked. */
function immunitiesWith(list: readonly unknown[], id: string): readonly unknown[] {
  const immunity = IMMUNITIES.find((one) => one === id);
  return immunity ? toggled(list, immunity, IMMUNITIES) : list;
}
