import { card } from "../../../../core/deed/card.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { flag, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { fight } from "../../attack/fields.js";
import { effectFacts, EFFECTS, lastsFacts } from "../effects-rolled.js";
import { called, fact, figure, named, say } from "../kit.js";
import { succeeded, TESTED, testFacts, testShown } from "../tested.js";

/** RP-79 — a spell as an outcome keeps it, of its caster or of one that it falls on. */
export const CAST = {
  ...TESTED,
  ...EFFECTS,
  ...{ spell: text, caster: text, casts: flag, struck: flag, works: flag },
  /** Id of the spell's item, and what it does in words. */
  ...{ item: text, says: text },
  ...{ cost: whole, range: whole, duration: text, lasts: whole },
  /** RP-91 — dice of an explosion, and the token amid which it goes off; empty where that is its caster's, or nobody's. */
  ...{ blast: whole, amid: text },
  /** Points of a critical failure, and whether it turns on the caster instead. */
  ...{ backlash: whole, turned: flag },
  /** The round from which it can be cast again; 0 where it can at once. */
  ready: whole,
  ...{ heals: flag, healing: whole, gained: whole, ignites: flag },
};
export interface Cast extends Read<typeof CAST> {}

/** RP-86, RP-91 — what a spell leaves to be rolled: an explosion is the keeper's, sparks are their victim's. */
export function castCalls({ casts, works, blast, amid, ignites }: Cast): readonly AttackCall[] {
  const choices: DeedChoices = { charge: "other", blastDice: blast, ...(amid && { centre: amid }) };
  const explodes: AttackCall = { deed: "explosion", choices, label: say("cast.blast", { dice: blast }), window: true };
  const sparks: AttackCall = { deed: "fire", choices: { fire: "clothes" }, label: say("cast.sparks") };
  return [...(casts && blast > 0 && game.user.isGM ? [explodes] : []), ...(works && ignites ? [sparks] : [])];
}

/** RP-79 — the caster's card, or that of one that the spell falls on. */
export const castView = (kept: Cast): OutcomeView => (kept.casts ? casterView(kept) : struckView(kept));

const lossWords = (points: number): readonly Text[] => (points > 0 ? [fight("loss", { points })] : []);
const gainWords = ({ works, gained }: Cast): readonly Text[] =>
  works && gained > 0 ? [say("gain", { points: gained })] : [];

function casterView(kept: Cast): OutcomeView {
  const success = succeeded(kept);
  return card({
    ...testShown(kept),
    verdict: say(success ? "cast.done" : "cast.failed", { spell: called(kept.spell) }),
    tone: success ? "accent" : "bad",
    facts: [...testFacts(kept, "RP-79"), ...spellFacts(kept)],
    losses: [...lossWords(kept.cost + (kept.turned ? 0 : kept.backlash)), ...gainWords(kept)],
  });
}

function spellFacts(kept: Cast): readonly CardFact[] {
  const { says, cost, turned, backlash, range, lasts, duration, works, ready } = kept;
  const success = succeeded(kept);
  return [
    ...(success && says ? [fact("effect", named(says), "RP-79")] : []),
    ...(cost > 0 ? [fact("hpCost", say("points", { points: cost }), "RP-79")] : []),
    ...(turned ? [fact("backlash", say("cast.turned"), "RP-79")] : []),
    ...(backlash > 0 && !turned ? [fact("backlash", say("points", { points: backlash }), "RP-79")] : []),
    ...(success && range > 0 ? [fact("range", say("metres", { metres: range }), "RP-79")] : []),
    ...(success ? lastsFacts(lasts, duration) : []),
    ...(works || turned ? effectFacts(kept, "RP-61") : []),
    ...(ready > 0 ? [fact("ready", figure(ready), "RP-79")] : []),
  ];
}

function struckView(kept: Cast): OutcomeView {
  const { works, spell } = kept;
  return card({
    verdict: say(works ? "cast.works" : "cast.nothing", { spell: called(spell) }),
    tone: works ? "accent" : "mute",
    facts: works ? effectFacts(kept, "RP-61") : [],
    losses: gainWords(kept),
  });
}
