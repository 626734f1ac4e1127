import { card } from "../../../../core/deed/card.js";
import type { Asked } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { OUTCOME, type Outcome } from "../../../../core/play/contract/outcome.js";
import { record, text } from "../../../../core/shape/shape.js";
import { stableId } from "../../../../core/world/stable-id.js";
import { nameAt } from "../../../../core/world/world.js";
import { scoreOf } from "../../data/body.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { D20d100Tome } from "../../data/items/tome.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnPercent } from "../../rules/mind/magic.js";
import { called, deed, fact, field, nameHere, obstacle, say, yesNo } from "../kit.js";
import { unlessAwake } from "../reading.js";
import { PERCENT, percentDecided, percentOutcome, percentShown } from "./percent.js";

const ROLL = "learn";
const SPELL = "d20d100Spell";

/** What a spell consists of, but for its name and picture: words, numbers and flags that a message can carry. */
const FIGURES = [
  ...["slug", "cost", "costPermanentPower", "sanityCost", "castingTime", "actionCost", "components"],
  ...["touch", "range", "duration", "resisted", "damage", "healing", "share", "description"],
] as const;

/** The spell that was chosen, by its address, and what was fetched of it, with the address that it was fetched from. */
const FETCHED = record({ spell: text, fetched: text, name: text, img: text });

/** DD-174 — the spell that was chosen, fetched once: its figures travel with the deed. */
async function fetched(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = FETCHED.read(choices);
  if (chosen.spell === "" || chosen.fetched === chosen.spell) return {};
  const item = (await fromUuid(chosen.spell)) as Item | null;
  const spell: unknown = item?.system;
  if (!item || !(spell instanceof D20d100Spell)) return { fetched: chosen.spell, name: "" };
  const system = OUTCOME.read((item.toObject() as { readonly system?: unknown }).system);
  const figures = Object.fromEntries(FIGURES.map((key) => [key, system[key] ?? null]));
  return { ...figures, fetched: chosen.spell, name: item.name, img: item.img ?? "" };
}

/** DD-174 — the spell that came with the choice; `null` while it has not, or where it is no spell. */
function learnedIn(choices: DeedChoices): (Outcome & { readonly name: string }) | null {
  const { name, spell, fetched: from, img } = FETCHED.read(choices);
  if (name === "" || from !== spell) return null;
  const figures = FIGURES.flatMap((key) => (choices[key] === undefined ? [] : [[key, choices[key]] as const]));
  return { name, type: SPELL, ...(img && { img }), system: Object.fromEntries(figures) };
}

/** DD-174 — the tomes that the actor has read and that teach spells. */
const TOME = field.owned(D20d100Tome, ({ read, spells }) => read && spells.length > 0);

const percentOf = (actor: Actor, tome: Borne<D20d100Tome> | null): number =>
  learnPercent(tome?.system.spellMultiplier ?? 0, scoreOf(actor, "intelligence") ?? 0);

/** DD-174 — the spells of the tome, by their addresses. */
const spellsOf = (asked: Asked) =>
  (TOME.read(asked, "tome")?.system.spells ?? []).map((uuid) => field.namedOption(uuid, nameAt(uuid) ?? uuid));

/** DD-174 — a spell of a tome that was read: INT times the tome's multiplier, as a percentage. */
export const learnSpell = deed("learnSpell", {
  icon: "fa-solid fa-hat-wizard",
  by: "keeper",
  rollsUnder: true,
  complete: fetched,
  form: { tome: TOME, spell: field.pick(spellsOf) },
  window: ({ tome }, { actor }) => ({
    tome: tome !== null,
    spell: tome !== null && { hint: say("hint.learn", { percent: percentOf(actor, tome) }) },
  }),
  kept: { ...PERCENT, spell: text, source: OUTCOME },
  obstacle: ({ actor, choices, form: { tome } }) => {
    if (!tome) return obstacle("noSpellToLearn", actor);
    const known = learnedIn(choices) !== null || FETCHED.read(choices).spell === "";
    return unlessAwake(actor) ?? (known ? null : obstacle("spellGone", actor));
  },
  rolls: () => [percentileSpec(ROLL, "mythos")],
  outcome: ({ actor, choices, form: { tome }, dice }) => {
    const source = learnedIn(choices);
    return { ...percentOutcome(ROLL, percentOf(actor, tome), dice), spell: source?.name ?? "", source: source ?? {} };
  },
  changes: ({ success, spell, source }, actor, { messageId }) => {
    const known = borneBy(actor, D20d100Spell).some(({ name }) => name === nameHere(spell));
    if (!success || known || source["type"] !== SPELL) return null;
    const system = { ...OUTCOME.read(source["system"]), learned: true };
    return { created: [{ ...source, system, _id: stableId("spell", messageId, spell) }] };
  },
  edit: { figures: () => [yesNo("success")], follow: percentDecided },
  view: ({ spell, source: _source, ...test }) =>
    card({
      ...percentShown(test),
      verdict: say(test.success ? "learnSpell.learned" : "learnSpell.failed", { spell: called(spell) }),
      facts: [fact("threshold", say("percent", { value: test.threshold }), "DD-174")],
    }),
});
