import { list, object, text } from "../../../../core/shape/heal.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actorAt, tokenOf } from "../../../../core/world/world.js";
import { snapshot } from "../../../../core/world/names.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgActor } from "../../data/rpg-actor.js";
import { diceSpec } from "../../dice/specs.js";
import { actionOrder, declarationOrder, tiedGroups, type Contender } from "../../rules/action-order.js";
import { fact, told } from "../card.js";
import { deed } from "../deed.js";
import { obstacle } from "../reading.js";

const TIE = "tie";
const TIE_DIE = 10;

/** RP-07 — how often equals roll again, before the list leaves them as they are. */
const MOST_TIES = 8;

/** RP-07 — those who are put in order: everybody it was begun for. */
function peopleIn(choices: DeedChoices): readonly Actor[] {
  return list(choices.people).flatMap((uuid) => {
    const actor = actorAt(text(uuid));
    return actor && (actor.system as unknown) instanceof RpgActor ? [actor] : [];
  });
}

function contendersIn(choices: DeedChoices): readonly Contender[] {
  return peopleIn(choices).map((actor) => ({
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

interface Place {
  readonly id: string;
  readonly name: string;
  /** Its token is hidden: players read nothing of it. */
  readonly hidden: boolean;
  /** RP-24. */
  readonly reaction: number;
  readonly ties: readonly number[];
}

function placesIn(outcome: Outcome): ReadonlyMap<string, Place> {
  return new Map(
    list(outcome.people).map((one) => {
      const { id, name, hidden, reaction, ties } = object(one);
      const place = {
        id: text(id),
        name: text(name),
        hidden: hidden === true,
        reaction: Number(reaction) || 0,
        ties: list(ties).map(Number),
      };
      return [place.id, place];
    }),
  );
}

/** RP-07 — a list in words: names in their order, the dice of ties in brackets. */
function listed(outcome: Outcome, ids: readonly unknown[]): Text {
  const places = placesIn(outcome);
  const words = ids.flatMap((id) => {
    const place = places.get(text(id));
    if (!place || (place.hidden && !game.user.isGM)) return [];
    const { name, reaction, ties } = place;
    return [ties.length > 0 ? `${name} ${reaction} (${ties.join(", ")})` : `${name} ${reaction}`];
  });
  return told("named", { name: words.join(" · ") });
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  return [
    fact("acts", listed(outcome, list(outcome.order)), "RP-07"),
    fact("declares", listed(outcome, list(outcome.declaration)), "RP-07"),
  ];
}

/** RP-07 — who acts first outside combat, and who declares first: the other way round. */
export const order = deed("order", {
  icon: "fa-solid fa-arrow-down-1-9",
  by: "keeper",
  together: true,
  onto: (actors, choices) => {
    const [first] = actors;
    return first && !("people" in choices)
      ? { actors: [first], choices: { ...choices, people: actors.map(({ uuid }) => uuid) } }
      : { actors, choices };
  },
  obstacle: ({ actor, choices }) =>
    "people" in choices && peopleIn(choices).length < 2 ? obstacle("nobodyElse", actor) : null,
  rolls: ({ choices }) => [tieRoll(contendersIn(choices))].filter((spec) => spec !== null),
  outcome: ({ choices, dice }) => {
    const rounds = Array.from({ length: MOST_TIES }, (_, i) => dice[`${TIE}${i + 1}`] ?? []);
    const contenders = rounds.reduce(
      (so, faces) => (faces.length > 0 ? withDice(so, faces) : so),
      contendersIn(choices),
    );
    const people = peopleIn(choices).map((actor, i) => ({
      id: actor.uuid,
      name: snapshot(actor, tokenOf(actor)).name,
      hidden: tokenOf(actor)?.hidden === true,
      reaction: contenders[i]?.initiative ?? 0,
      ties: contenders[i]?.ties ?? [],
    }));
    return { people, order: actionOrder(contenders), declaration: declarationOrder(contenders) };
  },
  view: (outcome) => card({ verdict: told("order.name"), tone: "accent", facts: factsOf(outcome) }),
});
