import type { CardFact, Tick } from "../../../../core/play/contract/card-parts.js";
import type { VolleyHit } from "../../../../core/play/contract/shown-dice.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { fact as shotFact, fight, named } from "../fields.js";
import { COVERED } from "../outcome/hits.js";
import { severityOf } from "../outcome/severity.js";
import { share } from "../../rules/arms/burst.js";
import { skinTold, sumTold } from "../outcome/sum-told.js";
import { area, fact } from "./fields.js";
import { typeAsRead } from "../../data/items/type-text.js";
import type { AreaOutcome } from "./outcome.js";

/** What a card tells of one of those in a zone: how far, what their Réflexes had to reach, what was done with the damage. */
export function areaView(outcome: AreaOutcome): OutcomeView {
  const { before, after, vest, hits } = outcome;
  const [hit] = hits;
  const verdict = verdictOf(outcome);
  const lost = before.hp - after.hp;
  const losses: readonly Text[] = lost > 0 ? [fight("loss.hp", { count: lost })] : hit ? [fight("loss.none")] : [];
  return {
    verdict,
    tone: hit && hit.dealt > 0 ? "accent" : "mute",
    // The dice of Réflexes are told with the answer.
    ...{ die: null, total: null },
    hits: hit ? [hitShown(hit, vest)] : [],
    facts: factsOf(outcome),
    tells: ["system.fight", "system.attentive"],
    severity: severityOf(outcome),
    losses,
    ticks: ticksOf(outcome),
    summary: losses[0] ? area("summary", { verdict, lost: losses[0] }) : verdict,
  };
}

/** DD-148, DD-182 — what became of somebody in the zone, in a word or two. */
function verdictOf({ fired, outOfRange, outside, passed, die, factor, kind }: AreaOutcome): Text {
  if (!fired) return area("verdict.dud");
  if (outOfRange) return area("verdict.outOfRange");
  if (outside) return area("verdict.outside");
  if (factor === 0) return area("verdict.unhurt");
  if (die === null && !passed) return area("verdict.exposed");
  if (passed) return area(factor === 1 ? "verdict.notWholly" : "verdict.half");
  return area(kind === "burst" && factor === 2 ? "verdict.double" : "verdict.whole");
}

/** DD-58, DD-142, DD-148, DD-182 — what it all rests on. */
function factsOf(outcome: AreaOutcome): readonly CardFact[] {
  const { kind, weaponType, increments, difficulty, throwTotal, throwDie, reaches, scatter, fired } = outcome;
  if (!fired) return jamFacts(outcome);
  const number = (value: number) => area("number", { value });
  const thrown = throwTotal === null || throwDie === null ? [] : [throwFact(throwDie, throwTotal, reaches)];
  return [
    ...(weaponType ? [shotFact("type", named(typeAsRead(weaponType)), "DD-57")] : []),
    ...thrown,
    ...(scatter === null ? [] : [fact("scatter", area("metres", { metres: scatter }), "DD-182")]),
    ...(kind === "burst" ? [fact("increment", number(increments), "DD-142")] : []),
    fact("difficulty", number(difficulty), kind === "burst" ? "DD-58" : "DD-182"),
    ...jamFacts(outcome),
  ];
}

function throwFact(die: number, total: number, reaches: boolean): CardFact {
  return fact("throw", area(reaches ? "throwReaches" : "throwMisses", { die, total }), "DD-182");
}

/** DD-133, DD-134, DD-148 — how the damage came about. */
function hitShown(hit: AreaOutcome["hits"][number], vest: number): VolleyHit {
  const { faces, sides, rolled, factor, before, vest: die, skin, dealt } = hit;
  const byRules = before === share(rolled, factor) && factor !== 1;
  const plus = rolled - faces.reduce((sum, face) => sum + face, 0);
  const made = byRules ? area(howOf(factor), { rolled, factor, before }) : sumTold({ faces, plus, before, dealt });
  const vested = die === null ? made : fight("how.vest", { how: made, faces: vest, die });
  return {
    dice: faces.map((value, place) => ({ faces: sides[place] ?? value, value, counts: true })),
    ...skinTold(vested, skin),
    dealt,
    audience: "all",
  };
}

const howOf = (factor: number): string => (factor < 1 ? "how.half" : "how.times");

/** DD-151, D-38 — what the die of the weapon did: the same for everybody in the zone. */
function jamFacts({ jam, incident }: AreaOutcome): readonly CardFact[] {
  return jam === null || incident === "none" ? [] : [fact("weapon", area(`jam.${incident}`, { die: jam }), "DD-151")];
}

/** DD-133 — the keeper says whether the vest covers what was hit. */
function ticksOf({ hits, vestThrown, bare }: AreaOutcome): readonly Tick[] {
  if (!vestThrown || hits.length === 0) return [];
  return [{ name: COVERED, label: fight("tick.covered"), note: fight("tick.coveredNote"), on: !bare }];
}

/** DD-129 — what somebody who may know it is told of a target before: what its Réflexes add. */
export function reflexNote(reflexes: number): Text {
  return area("note.reflexes", { reflexes: `${reflexes < 0 ? "−" : "+"}${Math.abs(reflexes)}` });
}
