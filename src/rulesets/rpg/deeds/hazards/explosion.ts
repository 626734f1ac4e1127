import { targetedTokens, tokenAt, tokenOf } from "../../../../core/world/world.js";
import { metresFromAmid } from "../../../../core/world/distance.js";
import { snapshot } from "../../../../core/world/names.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { RpgActor } from "../../data/rpg-actor.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { chargeLabel } from "../../labels.js";
import { CHARGES, explosionDice, EXPLOSION_DIE_FACES, type ChargeId } from "../../rules/explosion.js";
import { fact, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { choiceField, flagField, namedOption, numberField } from "../fields.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../losses-told.js";
import { obstacle, unlessAlive } from "../reading.js";
import { sparedFacts, sparedField, sparedIn } from "../spared.js";

const BLAST = "blast";

/** RP-91 — the charges, and one of the keeper's own. */
const CHARGE_IDS = [...(Object.keys(CHARGES) as ChargeId[]), "other"] as const;
const MOST_DICE = 60;
const FARTHEST = 999;
/** How many one explosion strikes: what a message can tell of. */
const MOST_VICTIMS = 24;

/** Where it goes off: the distances are typed, or measured from amid the tokens targeted, or from a token. */
const TYPED = "typed";
const TARGETS = "targets";

const chargeIn = (choices: DeedChoices) => wordIn(choices, "charge", ["blackPowder", ...CHARGE_IDS]);

/** RP-91 — dice on the spot. */
function baseIn(choices: DeedChoices): number {
  const charge = chargeIn(choices);
  const otherwise = charge === "other" ? CHARGES.blackPowder : CHARGES[charge];
  return charge === "other" ? numberIn(choices, "blastDice", { min: 1, max: MOST_DICE, otherwise }) : otherwise;
}

const centreIn = (choices: DeedChoices): string =>
  textIn(choices, "centre") || (targetedTokens().length > 0 ? TARGETS : TYPED);

/** The tokens amid which it goes off; none where the distances are typed. */
function epicentre(choices: DeedChoices): readonly TokenDocument[] {
  const centre = centreIn(choices);
  if (centre === TARGETS) return targetedTokens();
  const token = tokenAt(centre);
  return token ? [token] : [];
}

const metresId = (actor: Actor): string => `metres-${actor.token?.id ?? actor.id ?? ""}`;

/** RP-91 — metres from where it goes off, begun ones counted; 0 where nobody can tell. */
function metresIn(actor: Actor, choices: DeedChoices): number {
  const token = tokenOf(actor);
  const measured = token && metresFromAmid(epicentre(choices), token);
  return numberIn(choices, metresId(actor), { min: 0, max: FARTHEST, otherwise: Math.ceil(measured ?? 0) });
}

const diceFor = (actor: Actor, choices: DeedChoices): number =>
  explosionDice(baseIn(choices), metresIn(actor, choices));

/** Whether it strikes everybody in its reach, not only those named. */
const strikesAll = (choices: DeedChoices): boolean =>
  epicentre(choices).length > 0 && flagIn(choices, "everybody", true);

/** Everybody on the scene whom it reaches, the nearest first; the dead are left alone. */
function reached(choices: DeedChoices): readonly Actor[] {
  const [token] = epicentre(choices);
  const actors = [...(token?.parent?.tokens ?? [])]
    .filter(isKnown)
    .flatMap(({ actor }) => (actor && plays(actor) ? [actor] : []));
  const struck = [...new Set(actors)].filter(
    (actor) => figuresOf(actor).hp.state !== "dead" && diceFor(actor, choices) > 0,
  );
  return struck.toSorted((a, b) => metresIn(a, choices) - metresIn(b, choices)).slice(0, MOST_VICTIMS);
}

/** Nobody learns of somebody in hiding by an explosion. */
function isKnown({ hidden, isOwner }: TokenDocument): boolean {
  return !hidden || isOwner;
}

function plays({ system }: Actor): boolean {
  return (system as unknown) instanceof RpgActor;
}

const victimsOf = (actors: readonly Actor[], choices: DeedChoices): readonly Actor[] =>
  strikesAll(choices) ? reached(choices) : actors.slice(0, MOST_VICTIMS);

function centreField(choices: DeedChoices): DeedField {
  const scene = [...(game.scenes.viewed?.tokens ?? [])].filter(isKnown);
  const options = [
    ...(targetedTokens().length > 0 ? [{ value: TARGETS, label: told("centre.targets") }] : []),
    ...scene.map((token) => namedOption(token.uuid, token.name)),
    { value: TYPED, label: told("centre.typed") },
  ];
  return choiceField("centre", centreIn(choices), options);
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const charge = chargeIn(choices);
  const measured = epicentre(choices).length > 0;
  const charges = wordOptions(CHARGE_IDS, (id) =>
    id === "other" ? `${AREA}.charge.other` : chargeLabel(id as ChargeId),
  );
  return [
    choiceField("charge", charge, charges, told("hint.charge", { dice: baseIn(choices) })),
    ...(charge === "other" ? [numberField("blastDice", baseIn(choices), 1, MOST_DICE)] : []),
    centreField(choices),
    ...(measured ? [flagField("everybody", strikesAll(choices))] : []),
    ...victimsOf(actors, choices).map((actor): DeedField => {
      const dice = diceFor(actor, choices);
      const hint = dice > 0 ? told("hint.blast", { dice }) : told("hint.unreached");
      const field = numberField(metresId(actor), metresIn(actor, choices), 0, FARTHEST, hint);
      return { ...field, label: told("metresOf", { name: snapshot(actor, actor.token).name }) };
    }),
    sparedField(choices),
  ];
}

/** RP-91 — an explosion: so many dice on the spot, one less for each three metres begun, rolled for each victim (D-58). */
export const explosion = deed("explosion", {
  icon: "fa-solid fa-explosion",
  by: "keeper",
  fields: fieldsOf,
  onto: (actors, choices) => {
    if (!strikesAll(choices)) {
      const struck = actors.filter((actor) => diceFor(actor, choices) > 0); // nobody far enough away is told of
      return { actors: struck.length > 0 && struck.length < actors.length ? struck : actors, choices };
    }
    const struck = reached(choices);
    const metres = struck.map((actor) => [metresId(actor), metresIn(actor, choices)] as const);
    return { actors: struck, choices: { ...choices, ...Object.fromEntries(metres), centre: TYPED } };
  },
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (diceFor(actor, choices) > 0 ? null : obstacle("outOfReach", actor)),
  rolls: ({ actor, choices }) => {
    const spec = diceSpec(BLAST, "explosion", `${diceFor(actor, choices)}d${EXPLOSION_DIE_FACES}`);
    return spec ? [spec] : [];
  },
  outcome: ({ actor, choices, dice }) => {
    const rolled = (dice[BLAST] ?? []).reduce((sum, face) => sum + face, 0);
    return {
      ...lossOutcome(actor, rolled - sparedIn(choices)),
      ...{ dice: diceFor(actor, choices), metres: metresIn(actor, choices), rolled, spared: sparedIn(choices) },
      charge: chargeIn(choices),
    };
  },
  confirm: kills,
  changes: (outcome, actor) => ({ numbers: lossNumbers(outcome, actor) }),
  edit: lossEdit,
  view: (outcome) => {
    const charge = CHARGE_IDS.find((id) => id !== "other" && id === word(outcome, "charge"));
    return card({
      verdict: charge && charge !== "other" ? { key: chargeLabel(charge) } : told("explosion.name"),
      tone: stored(outcome, "loss") > 0 ? "bad" : "good",
      facts: [
        fact("distance", told("metres", { metres: stored(outcome, "metres") }), "RP-91"),
        thrownFact(`${stored(outcome, "dice")}d${EXPLOSION_DIE_FACES}`, stored(outcome, "rolled"), "RP-91"),
        ...sparedFacts(outcome),
      ],
      ...lossShown(outcome),
    });
  },
});
