import { card } from "../../../../core/deed/card.js";
import type { Asked } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { HEALS, RpgGear } from "../../data/items/gear.js";
import { diceSpec } from "../../dice/specs.js";
import { attributeLabel } from "../../labels.js";
import { healed } from "../../rules/body/healing.js";
import { hitPointsOf } from "../care.js";
import { called, count, deed, fact, field, firstOf, named, obstacle, personIn, say, unlessAlive } from "../kit.js";
import { nameUnless, PATIENT_FORM } from "../patient.js";
import { pointsThrown, readPoints } from "../points.js";

const HEAL = "heal";
type Heals = (typeof HEALS)[number];

/** RP-83 — potions and salves that an actor has. */
function potionsOf(actor: Actor | null): readonly Borne<RpgGear>[] {
  const gear = actor ? borneBy(actor, RpgGear) : [];
  return gear.filter(({ system }) => system.healFormula !== "" && system.quantity > 0);
}

/** Whose potion it is: as the choices say, else the actor's. */
const giverIn = (asked: Asked): Actor | null => personIn(asked.choices, "giver") ?? firstOf(asked);

const FORM = {
  potion: field.item((asked) => potionsOf(giverIn(asked)), {
    label: ({ name, system }) =>
      say("potion.left", { name: nameAsRead(name, system), count: system.quantity, formula: system.healFormula }),
  }),
  ...PATIENT_FORM,
  giver: { read: giverIn, shown: () => null },
};

const KEPT = {
  ...{ potion: text, giver: text, gives: flag, receives: flag },
  /** Id of the giver's item, where there is one less of it now. */
  item: text,
  ...{ healing: whole, heals: oneOf(HEALS), gained: whole },
};

/** RP-83, RP-89 — how much of so many points an actor can have back. */
function gainedBy(actor: Actor, heals: Heals, points: number): number {
  if (heals === "hp") return healed(hitPointsOf(actor), points).gained;
  return Math.min(figuresOf(actor).attributes[heals].loss, points);
}

/** Nothing is spent on what was never lost. */
function unlessLost(heals: Heals, patient: Actor): Text | null {
  return heals === "hp" || figuresOf(patient).attributes[heals].loss > 0 ? null : obstacle("nothingLost", patient);
}

/** RP-83, RP-89 — what is written on the actor who receives it. */
function given(
  { gained, heals }: Pick<Read<typeof KEPT>, "gained" | "heals">,
  actor: Actor,
): Required<Pick<Changes, "numbers" | "values">> {
  if (heals === "hp") {
    const points = hitPointsOf(actor);
    const after = healed(points, gained).hp;
    return { numbers: after === points.hp ? [] : [{ path: "system.hp.value", after }], values: [] };
  }
  const { loss } = figuresOf(actor).attributes[heals];
  const after = Math.max(0, loss - gained);
  return { numbers: [], values: after === loss ? [] : [{ path: `system.attributes.${heals}.loss`, after }] };
}

/** RP-83 — a potion or a salve, for oneself or for another: points come back, and there is one less of it. */
export const potion = deed("potion", {
  icon: "fa-solid fa-flask",
  by: "owner",
  form: FORM,
  kept: KEPT,
  doer: ({ actor, form }) => form.giver ?? actor,
  onto: (actors, choices) => {
    const [giver] = actors;
    const patient = personIn(choices, "patient");
    if (!giver || !patient || "giver" in choices) return { actors, choices };
    return { actors: [...new Set([patient, giver])], choices: { ...choices, giver: giver.uuid } };
  },
  obstacle: ({ actor, form: { giver, patient, potion: chosen } }) => {
    const owner = giver ?? actor;
    if (!chosen) return obstacle("noPotion", owner);
    if (!readPoints(chosen.system.healFormula)) return obstacle("badFormula", owner);
    const receiver = patient ?? actor;
    return unlessAlive(receiver) ?? unlessAlive(owner) ?? unlessLost(chosen.system.heals, receiver);
  },
  // RP-89: what fire has taken comes back as far as the keeper lets it
  doubt: ({ actor, form }) => (form.potion && form.potion.system.heals !== "hp" ? obstacle("salve", actor) : null),
  rolls: ({ actor, form: { potion: chosen, patient } }) => {
    const receives = (patient ?? actor) === actor;
    return [(chosen && receives ? diceSpec(HEAL, "heal", chosen.system.healFormula) : null) ?? []].flat();
  },
  outcome: ({ actor, form: { potion: chosen, patient, giver }, dice }) => {
    const receives = (patient ?? actor) === actor;
    const gives = (giver ?? actor) === actor;
    const points = chosen && receives ? readPoints(chosen.system.healFormula) : null;
    const healing = points ? pointsThrown(points, dice[HEAL]) : 0;
    const heals = chosen?.system.heals ?? "hp";
    return {
      ...{ potion: chosen?.name ?? "", giver: nameUnless(actor, giver), gives, receives },
      item: gives && chosen?.system.consumable === true ? chosen.id : "",
      ...{ healing, heals, gained: gainedBy(actor, heals, healing) },
    };
  },
  changes: (kept, actor) => {
    const item = borneBy(actor, RpgGear).find(({ id }) => id === kept.item);
    const left = Math.max(0, (item?.system.quantity ?? 0) - 1);
    const { numbers, values } = given(kept, actor);
    const items = item ? [{ id: item.id, path: "system.quantity", after: left }] : [];
    return numbers.length + values.length + items.length > 0 ? { numbers, values, items } : null;
  },
  edit: { figures: ({ receives }) => (receives ? [count("gained", [0, 99])] : []) },
  view: ({ potion: name, giver, receives, heals, gained }) =>
    card({
      verdict: say(receives ? "potion.taken" : "potion.given", { potion: called(name) }),
      tone: receives ? "good" : "mute",
      facts: giver ? [fact("giver", named(giver), "RP-83")] : [],
      losses: gained > 0 ? [gainText(heals, gained)] : [],
    }),
});

function gainText(heals: Heals, points: number): Text {
  if (heals === "hp") return say("gain", { points });
  return say("gainOf", { points, attribute: { key: attributeLabel(heals) } });
}
