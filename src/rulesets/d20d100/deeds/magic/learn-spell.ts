import { object } from "../../../../core/shape/heal.js";
import type { Json } from "../../../../core/shape/shape.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { stableId } from "../../../../core/world/stable-id.js";
import { borneBy } from "../../../../core/deed/owned-items.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { scoreOf } from "../../data/body.js";
import { D20d100Spell } from "../../data/spell.js";
import { D20d100Tome } from "../../data/tome.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnPercent } from "../../rules/magic.js";
import { percentTest } from "../../rules/percentages.js";
import { called, fact, nameHere, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField, namedOption, ownOptions } from "../fields.js";
import { flag } from "../figures.js";
import { obstacle, unlessAwake } from "../reading.js";

const ROLL = "learn";
const SPELL = "d20d100Spell";

type Reading = Pick<DeedSituation, "actor" | "choices">;

/** DD-174 — the tomes that somebody has read and that teach spells. */
function tomesOf(actor: Actor) {
  return borneBy(actor, D20d100Tome).filter(({ system }) => system.read && system.spells.length > 0);
}

function tomeIn({ actor, choices }: Reading) {
  const tomes = tomesOf(actor);
  return tomes.find(({ id }) => id === textIn(choices, "tome")) ?? tomes[0] ?? null;
}

/** DD-174 — the spell that is studied: one of the tome's, by its address. */
function spellIn(situation: Reading): string {
  const spells = tomeIn(situation)?.system.spells ?? [];
  return spells.find((uuid) => uuid === textIn(situation.choices, "spell")) ?? spells[0] ?? "";
}

/** The name of an entry of a compendium or of the world, as far as its index is known. */
function nameAt(uuid: string): string {
  const found: unknown = fromUuidSync(uuid);
  const name: unknown = typeof found === "object" && found !== null && "name" in found ? found.name : null;
  return typeof name === "string" ? name : uuid;
}

/** What a spell consists of, but for its name and picture: words, numbers and flags that a message can carry. */
const FIGURES = [
  ...["slug", "cost", "costPermanentPower", "sanityCost", "castingTime", "actionCost", "components"],
  ...["touch", "range", "duration", "resisted", "damage", "healing", "share", "description"],
] as const;

/** DD-174 — the spell that was chosen, fetched once: its figures travel with the deed. */
async function fetched(choices: DeedChoices): Promise<DeedChoices> {
  const chosen = textIn(choices, "spell");
  if (chosen === "" || choices.fetched === chosen) return {};
  const item = (await fromUuid(chosen)) as Item | null;
  const spell: unknown = item?.system;
  if (!item || !(spell instanceof D20d100Spell)) return { fetched: chosen, name: "" };
  const system = object((item.toObject() as { readonly system?: unknown }).system);
  const figures = Object.fromEntries(FIGURES.map((key) => [key, (system[key] ?? null) as Json]));
  return { ...figures, fetched: chosen, name: item.name, img: item.img ?? "" };
}

/** DD-174 — the spell that came with the choice; `null` while it has not, or where it is no spell. */
function learnedIn(choices: DeedChoices): Readonly<Record<string, Json>> | null {
  const name = textIn(choices, "name");
  if (name === "" || textIn(choices, "fetched") !== textIn(choices, "spell")) return null;
  const figures = FIGURES.flatMap((key) => (choices[key] === undefined ? [] : [[key, choices[key]] as const]));
  const img = textIn(choices, "img");
  return { name, type: SPELL, ...(img && { img }), system: Object.fromEntries(figures) };
}

const percentOf = (situation: Reading): number =>
  learnPercent(tomeIn(situation)?.system.spellMultiplier ?? 0, scoreOf(situation.actor, "intelligence") ?? 0);

/** DD-174 — a spell of a tome that was read: INT times the tome's multiplier, as a percentage. */
export const learnSpell = deed("learnSpell", {
  icon: "fa-solid fa-hat-wizard",
  by: "keeper",
  rollsUnder: true,
  complete: fetched,
  fields: ([actor], choices): readonly DeedField[] => {
    const tome = actor && tomeIn({ actor, choices });
    if (!actor || !tome) return [];
    const tomes = ownOptions(tomesOf(actor));
    const spells = tome.system.spells.map((uuid) => namedOption(uuid, nameAt(uuid)));
    const hint = told("hint.learn", { percent: percentOf({ actor, choices }) });
    return [choiceField("tome", tome.id, tomes), choiceField("spell", spellIn({ actor, choices }), spells, hint)];
  },
  obstacle: (situation) => {
    const { actor, choices } = situation;
    if (!tomeIn(situation)) return obstacle("noSpellToLearn", actor);
    const known = learnedIn(choices) !== null || textIn(choices, "spell") === "";
    return unlessAwake(actor) ?? (known ? null : obstacle("spellGone", actor));
  },
  rolls: () => [percentileSpec(ROLL, "mythos")],
  outcome: ({ dice, ...situation }) => {
    const [die, threshold] = [dice[ROLL]?.[0] ?? 100, percentOf(situation)];
    const source = learnedIn(situation.choices);
    const name = typeof source?.["name"] === "string" ? source["name"] : "";
    return { die, threshold, success: percentTest(die, threshold), spell: name, source: source ?? {} };
  },
  changes: (outcome, actor, { messageId }) => {
    const source = object(outcome.source);
    const known = borneBy(actor, D20d100Spell).some(({ name }) => name === nameHere(word(outcome, "spell")));
    if (outcome.success !== true || known || source["type"] !== SPELL) return null;
    const system = { ...object(source["system"]), learned: true };
    return { created: [{ ...source, system, _id: stableId("spell", messageId, word(outcome, "spell")) }] };
  },
  edit: {
    figures: () => [flag("success")],
    follow: (decided): Outcome =>
      isDecided(decided, "success")
        ? {}
        : { success: percentTest(stored(decided, "die"), stored(decided, "threshold")) },
  },
  view: (outcome) => {
    const success = outcome.success === true;
    return card({
      verdict: told(success ? "learnSpell.learned" : "learnSpell.failed", { spell: called(word(outcome, "spell")) }),
      tone: success ? "good" : "bad",
      die: { faces: 100, value: stored(outcome, "die"), state: success ? "hit" : "miss" },
      facts: [fact("threshold", told("percent", { value: stored(outcome, "threshold") }), "DD-174")],
    });
  },
});
