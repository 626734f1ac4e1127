import { t } from "../../../core/i18n.js";
import { roundChanges } from "../attack/round-written.js";
import { IMMUNITIES } from "../data/immunities.js";
import { parseDice, writeDice } from "../rules/dice-formula.js";
import { placeLabel } from "../labels.js";
import { LOCATION_TABLES } from "../rules/locations.js";
import { planChosen } from "../rules/round-spending.js";
import { PLANS } from "../rules/vocabulary.js";
import { UNARMED_FORMULA } from "../rules/weapons.js";
import { NUMBERS, toggled } from "./members.js";

/** RP-38 — writes how somebody shares out the actions of this round, where that is still open. */
export async function choosePlan(actor: Actor, id: string): Promise<void> {
  const plan = PLANS.find((one) => one === id);
  const changes = plan ? roundChanges(actor, (round) => planChosen(round, plan)) : [];
  const values = changes.map(({ path, after }) => [path, after] as const);
  if (values.length > 0) await actor.update(Object.fromEntries(values) as never);
}

/** RP-50 — gives somebody bare hands to attack with (D-31). */
export async function addBareHands(actor: Actor): Promise<void> {
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
  await actor.createEmbeddedDocuments("Item", [made] as never);
}

/** RP-49 — the places of people, in the reader's words, to make others of. */
export function humanoidPlaces(): readonly unknown[] {
  return LOCATION_TABLES.humanoid.map((row) => ({ ...row, label: t(placeLabel(row.label)) }));
}

/** RP-65 — the rows of natural armour once a number of one of them was clicked: `row` and `number` say which. */
export function coverageWith(rows: readonly unknown[], clicked: DOMStringMap): readonly unknown[] {
  return rows.map((row, i) => {
    const { coverage = [] } = row as { readonly coverage?: readonly number[] };
    const mine = i === Number(clicked["row"]);
    return mine ? { ...(row as object), coverage: toggled(coverage, Number(clicked["number"]), NUMBERS) } : row;
  });
}

/** RP-62 — the immunities once one of them was clicked. */
export function immunitiesWith(list: readonly unknown[], id: string): readonly unknown[] {
  const immunity = IMMUNITIES.find((one) => one === id);
  return immunity ? toggled(list, immunity, IMMUNITIES) : list;
}
