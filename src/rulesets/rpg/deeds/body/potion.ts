import { oneOf } from "../../../../core/shape/heal.js";
import { snapshot } from "../../../../core/world/names.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy, chosenOf, type Borne } from "../../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { HEALS, RpgGear } from "../../data/gear.js";
import { diceSpec } from "../../dice/specs.js";
import { attributeLabel } from "../../labels.js";
import { healed } from "../../rules/healing.js";
import { hitPointsOf } from "../care.js";
import { fact, named, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { count } from "../figures.js";
import { patientField, personIn } from "../people.js";
import { pointsThrown, readPoints } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";

const HEAL = "heal";
type Heals = (typeof HEALS)[number];

/** RP-83 — potions and salves that somebody has. */
function potionsOf(actor: Actor): readonly Borne<RpgGear>[] {
  return borneBy(actor, RpgGear).filter(({ system }) => system.healFormula !== "" && system.quantity > 0);
}

/** Whose potion it is: as the choices tell, else whoever the deed is about. */
function giverOf({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): Actor {
  return personIn(choices, "giver") ?? actor;
}

function potionIn(giver: Actor, choices: DeedChoices): Borne<RpgGear> | null {
  const all = potionsOf(giver);
  return chosenOf(all, choices, "potion") ?? (textIn(choices, "potion") === "" ? (all[0] ?? null) : null);
}

/** RP-83, RP-89 — how much of so many points somebody can have back. */
function gainedBy(actor: Actor, heals: Heals, points: number): number {
  if (heals === "hp") return healed(hitPointsOf(actor), points).gained;
  return Math.min(figuresOf(actor).attributes[heals].loss, points);
}

/** Whether somebody is who it is for, not only who gives it. */
const receives = ({ actor, choices }: DeedSituation): boolean => (personIn(choices, "patient") ?? actor) === actor;

/** Nothing is spent on what was never lost. */
function unlessLost(heals: Heals, patient: Actor): Text | null {
  return heals === "hp" || figuresOf(patient).attributes[heals].loss > 0 ? null : obstacle("nothingLost", patient);
}

/** RP-83, RP-89 — what is written on whoever receives it. */
function given(outcome: Outcome, actor: Actor): Required<Pick<Changes, "numbers" | "values">> {
  const [gained, heals] = [stored(outcome, "gained"), healsIn(outcome)];
  if (heals === "hp") {
    const points = hitPointsOf(actor);
    const after = healed(points, gained).hp;
    return { numbers: after === points.hp ? [] : [{ path: "system.hp.value", after }], values: [] };
  }
  const { loss } = figuresOf(actor).attributes[heals];
  const after = Math.max(0, loss - gained);
  return { numbers: [], values: after === loss ? [] : [{ path: `system.attributes.${heals}.loss`, after }] };
}

const healsIn = (outcome: Outcome): Heals => oneOf(HEALS, outcome.heals, "hp");

/** RP-83 — a potion or a salve, for oneself or for somebody else: points come back, and there is one less of it. */
export const potion = deed("potion", {
  icon: "fa-solid fa-flask",
  by: "owner",
  doer: giverOf,
  onto: (actors, choices) => {
    const [giver] = actors;
    const patient = personIn(choices, "patient");
    if (!giver || !patient || "giver" in choices) return { actors, choices };
    return { actors: [...new Set([patient, giver])], choices: { ...choices, giver: giver.uuid } };
  },
  fields: ([actor], choices) => {
    if (!actor) return [];
    const giver = giverOf({ actor, choices });
    const options = potionsOf(giver).map(({ id, name, system }) => ({
      value: id,
      label: told("potion.left", {
        name: nameAsRead(name, system),
        count: system.quantity,
        formula: system.healFormula,
      }),
    }));
    return [choiceField("potion", potionIn(giver, choices)?.id ?? "", options), patientField(giver, choices)];
  },
  obstacle: (situation) => {
    const giver = giverOf(situation);
    const found = potionIn(giver, situation.choices);
    if (!found) return obstacle("noPotion", giver);
    if (!readPoints(found.system.healFormula)) return obstacle("badFormula", giver);
    const patient = personIn(situation.choices, "patient") ?? situation.actor;
    return unlessAlive(patient) ?? unlessAlive(giver) ?? unlessLost(found.system.heals, patient);
  },
  // RP-89: what fire has taken comes back as far as the keeper lets it
  doubt: (situation) => {
    const found = potionIn(giverOf(situation), situation.choices);
    return found && found.system.heals !== "hp" ? obstacle("salve", situation.actor) : null;
  },
  rolls: (situation): readonly RollSpec[] => {
    const found = potionIn(giverOf(situation), situation.choices);
    const spec = found && receives(situation) ? diceSpec(HEAL, "heal", found.system.healFormula) : null;
    return spec ? [spec] : [];
  },
  outcome: ({ dice, ...situation }): Outcome => {
    const giver = giverOf(situation);
    const found = potionIn(giver, situation.choices);
    const points = found && receives(situation) ? readPoints(found.system.healFormula) : null;
    const healing = points ? pointsThrown(points, dice[HEAL]) : 0;
    const gives = giver === situation.actor;
    return {
      ...{
        potion: found?.name ?? "",
        item: gives && found?.system.consumable === true ? found.id : "",
        healing,
        gives,
      },
      ...{ receives: receives(situation), giver: gives ? "" : snapshot(giver, giver.token).name },
      ...{
        heals: found?.system.heals ?? "hp",
        gained: gainedBy(situation.actor, found?.system.heals ?? "hp", healing),
      },
    };
  },
  changes: (outcome, actor) => {
    const item = borneBy(actor, RpgGear).find(({ id }) => id === word(outcome, "item"));
    const left = Math.max(0, (item?.system.quantity ?? 0) - 1);
    const { numbers, values } = given(outcome, actor);
    const items = item ? [{ id: item.id, path: "system.quantity", after: left }] : [];
    return numbers.length + values.length + items.length > 0 ? { numbers, values, items } : null;
  },
  edit: { figures: (ruled) => (ruled.receives === true ? [count("gained", [0, 99])] : []) },
  view: (outcome) => {
    const [gained, giver] = [stored(outcome, "gained"), word(outcome, "giver")];
    const given = outcome.receives !== true;
    return card({
      verdict: told(given ? "potion.given" : "potion.taken", { potion: named(word(outcome, "potion")) }),
      tone: given ? "mute" : "good",
      facts: giver ? [fact("giver", named(giver), "RP-83")] : [],
      losses: gained > 0 ? [gainText(healsIn(outcome), gained)] : [],
    });
  },
});

function gainText(heals: Heals, points: number): Text {
  if (heals === "hp") return told("gain", { points });
  return told("gainOf", { points, attribute: { key: attributeLabel(heals) } });
}
