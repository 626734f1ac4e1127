import type { RollSpec } from "../../../../core/play/contract/dice.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { snapshot } from "../../../../core/world/names.js";
import { card } from "../../../../core/deed/card.js";
import { flag, list, real, record, text, type Read } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { actionOrder, declarationOrder, tiedGroups, type Contender } from "../../rules/fight/action-order.js";
import { deed, fact, field, isOurs, obstacle, say } from "../kit.js";

const TIE = "tie";
const TIE_DIE = 10;

/** RP-07 — how often equals roll again, before the list leaves them as they are. */
const MOST_TIES = 8;

/** RP-07 — those who are put in order: everybody it was begun for. */
function peopleAt(uuids: readonly string[]): readonly Actor[] {
  return uuids.flatMap((uuid) => actorAt(uuid) ?? []).filter(isOurs);
}

function contendersAt(uuids: readonly string[]): readonly Contender[] {
  return peopleAt(uuids).map((actor) => ({
    id: actor.uuid,
    initiative: figuresOf(actor).reaction.value,
    section: null,
    ties: [],
  }));
}

/** RP-07 — everybody whose place nothing tells yet, in the order of their dice. */
function tiedIn(contenders: readonly Contender[]): readonly string[] {
  return tiedGroups(contenders).flat();
}

/** RP-07 — the same people, once those who were equal have rolled. */
function withDice(contenders: readonly Contender[], faces: readonly number[]): readonly Contender[] {
  const tied = tiedIn(contenders);
  return contenders.map((one) => {
    const die = faces[tied.indexOf(one.id)];
    return tied.includes(one.id) && die !== undefined ? { ...one, ties: [...(one.ties ?? []), die] } : one;
  });
}

/** RP-07 — the dice of those who are equal, and again as long as some are (D-02). */
function tieRoll(contenders: readonly Contender[], round = 1): RollSpec | null {
  const { length } = tiedIn(contenders);
  const spec = length === 0 || round > MOST_TIES ? null : diceSpec(`${TIE}${round}`, TIE, `${length}d${TIE_DIE}`);
  return spec && { ...spec, next: (faces) => tieRoll(withDice(contenders, faces), round + 1) };
}

const PLACE = record({
  ...{ id: text, name: text },
  /** Its token is hidden: players read nothing of it. */
  hidden: flag,
  /** RP-24. */
  reaction: real,
  ties: list(real),
});

const KEPT = { people: list(PLACE), order: list(text), declaration: list(text) };

/** RP-07 — a list in words: names in their order, the dice of ties in brackets. */
function listed(people: Read<typeof KEPT>["people"], ids: readonly string[]): Text {
  const words = ids.flatMap((id) => {
    const place = people.findLast((one) => one.id === id);
    if (!place || (place.hidden && !game.user.isGM)) return [];
    const { name, reaction, ties } = place;
    return [ties.length > 0 ? `${name} ${reaction} (${ties.join(", ")})` : `${name} ${reaction}`];
  });
  return say("named", { name: words.join(" · ") });
}

/** RP-07 — who acts first outside combat, and who declares first: the other way round. */
export const order = deed("order", {
  icon: "fa-solid fa-arrow-down-1-9",
  by: "keeper",
  together: true,
  form: { people: field.carried(list(text)) },
  kept: KEPT,
  onto: (actors, choices) => {
    const [first] = actors;
    return first && !("people" in choices)
      ? { actors: [first], choices: { ...choices, people: actors.map(({ uuid }) => uuid) } }
      : { actors, choices };
  },
  obstacle: ({ actor, choices, form }) =>
    "people" in choices && peopleAt(form.people).length < 2 ? obstacle("nobodyElse", actor) : null,
  rolls: ({ form }) => [tieRoll(contendersAt(form.people))].filter((spec) => spec !== null),
  outcome: ({ form, dice }) => {
    const rounds = Array.from({ length: MOST_TIES }, (_, i) => dice[`${TIE}${i + 1}`] ?? []);
    const contenders = rounds.reduce(
      (so, faces) => (faces.length > 0 ? withDice(so, faces) : so),
      contendersAt(form.people),
    );
    const people = peopleAt(form.people).map((actor, i) => ({
      id: actor.uuid,
      name: snapshot(actor, tokenOf(actor)).name,
      hidden: tokenOf(actor)?.hidden === true,
      reaction: contenders[i]?.initiative ?? 0,
      ties: contenders[i]?.ties ?? [],
    }));
    return { people, order: actionOrder(contenders), declaration: declarationOrder(contenders) };
  },
  view: (kept) =>
    card({
      verdict: say("order.name"),
      tone: "accent",
      facts: [
        fact("acts", listed(kept.people, kept.order), "RP-07"),
        fact("declares", listed(kept.people, kept.declaration), "RP-07"),
      ],
    }),
});
