import { card } from "../../../../core/deed/card.js";
import { filled, type Filled, type FormField } from "../../../../core/deed/form.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { oneOf, whole, wholeFrom } from "../../../../core/shape/shape.js";
import { onOneStorey } from "../../../../core/foundry/tokens.js";
import { metresFromAmid } from "../../../../core/world/distance.js";
import { snapshot } from "../../../../core/world/names.js";
import { targetedTokens, tokenAt, tokenOf } from "../../../../core/world/world.js";
import { figuresOf } from "../../attack/reading.js";
import { diceSpec } from "../../dice/specs.js";
import { chargeLabel } from "../../labels.js";
import { CHARGES, explosionDice, EXPLOSION_DIE_FACES } from "../../rules/hazards/explosion.js";
import { AREA, deed, fact, field, firstOf, isOurs, obstacle, say, unlessAlive } from "../kit.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../loss.js";
import { SPARED, SPARED_FORM, sparedFacts } from "../spared.js";

const BLAST = "blast";

/** RP-91 — the charges, and one of the keeper's own. */
const CHARGE_IDS = ["blackPowder", "homemadeBomb", "shell", "other"] as const;
const MOST_DICE = 60;
const FARTHEST = 999;
/** How many one explosion strikes: what a message can tell of. */
const MOST_VICTIMS = 24;

/** Where it goes off: the distances are typed, or measured from amid the tokens targeted, or from a token. */
const TYPED = "typed";
const TARGETS = "targets";

const BLAST_FORM = {
  charge: field.choice(CHARGE_IDS, (id) => (id === "other" ? `${AREA}.charge.other` : chargeLabel(id))),
  blastDice: field.number(1, MOST_DICE, { initial: CHARGES.blackPowder }),
  centre: field.pick(
    () => [
      ...(targetedTokens().length > 0 ? [{ value: TARGETS, label: say("centre.targets") }] : []),
      ...[...(game.scenes.viewed?.tokens ?? [])].filter(isKnown).map(({ uuid, name }) => field.namedOption(uuid, name)),
      { value: TYPED, label: say("centre.typed") },
    ],
    { initial: () => (targetedTokens().length > 0 ? TARGETS : TYPED) },
  ),
  /** Whether it strikes everybody in its reach, not only those named. */
  everybody: field.flag({ initial: true }),
};
type Blast = Filled<typeof BLAST_FORM>;

/** RP-91 — dice on the spot. */
const baseOf = ({ charge, blastDice }: Blast): number => (charge === "other" ? blastDice : CHARGES[charge]);

/** The tokens amid which it goes off; none where the distances are typed. */
function epicentre({ centre }: Blast): readonly TokenDocument[] {
  if (centre === TARGETS) return targetedTokens();
  const token = tokenAt(centre);
  return token ? [token] : [];
}

const metresId = (actor: Actor): string => `metres-${actor.token?.id ?? actor.id ?? ""}`;

/** RP-91 — metres from where it goes off, begun ones counted; 0 where nobody can tell. */
function metresOf(actor: Actor, blast: Blast, choices: DeedChoices): number {
  const token = tokenOf(actor);
  const measured = token && metresFromAmid(epicentre(blast), token);
  return wholeFrom(0, FARTHEST, Math.ceil(measured ?? 0)).read(choices[metresId(actor)]);
}

const diceFor = (actor: Actor, blast: Blast, choices: DeedChoices): number =>
  explosionDice(baseOf(blast), metresOf(actor, blast, choices));

const strikesAll = (blast: Blast): boolean => epicentre(blast).length > 0 && blast.everybody;

/** Everybody on the scene whom it reaches, the nearest first; the dead are left alone. */
function reached(blast: Blast, choices: DeedChoices): readonly Actor[] {
  const [token] = epicentre(blast);
  const actors = [...(token?.parent?.tokens ?? [])]
    .filter((one) => isKnown(one) && token && onOneStorey(one, token))
    .flatMap(({ actor }) => (actor && isOurs(actor) ? [actor] : []));
  const struck = [...new Set(actors)].filter(
    (actor) => figuresOf(actor).hp.state !== "dead" && diceFor(actor, blast, choices) > 0,
  );
  const metres = (actor: Actor) => metresOf(actor, blast, choices);
  return struck.toSorted((a, b) => metres(a) - metres(b)).slice(0, MOST_VICTIMS);
}

/** Nobody learns of a token in hiding by an explosion. */
function isKnown({ hidden, isOwner }: TokenDocument): boolean {
  return !hidden || isOwner;
}

/** The metres of each victim; read, those of the one that the deed is done to. */
const metres: FormField<number> = {
  read: (asked) => {
    const actor = firstOf(asked);
    return actor ? metresOf(actor, filled(BLAST_FORM, asked), asked.choices) : 0;
  },
  shown: (asked) => {
    const { actors, choices } = asked;
    const blast = filled(BLAST_FORM, asked);
    const victims = strikesAll(blast) ? reached(blast, choices) : actors.slice(0, MOST_VICTIMS);
    return victims.map((actor): DeedField => {
      const dice = diceFor(actor, blast, choices);
      return {
        ...{ id: metresId(actor), kind: "number", label: say("metresOf", { name: snapshot(actor, actor.token).name }) },
        ...{ value: metresOf(actor, blast, choices), min: 0, max: FARTHEST },
        hint: dice > 0 ? say("hint.blast", { dice }) : say("hint.unreached"),
      };
    });
  },
};

/** RP-91 — an explosion: so many dice on the spot, one less for each three metres begun, rolled for each victim (D-58). */
export const explosion = deed("explosion", {
  icon: "fa-solid fa-explosion",
  by: "keeper",
  form: { ...BLAST_FORM, metres, ...SPARED_FORM },
  window: (form) => ({
    charge: { hint: say("hint.charge", { dice: baseOf(form) }) },
    blastDice: form.charge === "other",
    everybody: epicentre(form).length > 0,
  }),
  kept: {
    ...LOSS,
    ...{ dice: whole, metres: whole, rolled: whole, ...SPARED },
    charge: oneOf(CHARGE_IDS, "other"),
  },
  onto: (actors, choices) => {
    const blast = filled(BLAST_FORM, { actors, choices });
    if (!strikesAll(blast)) {
      const struck = actors.filter((actor) => diceFor(actor, blast, choices) > 0); // nobody far enough away is shown
      return { actors: struck.length > 0 && struck.length < actors.length ? struck : actors, choices };
    }
    const struck = reached(blast, choices);
    const measured = struck.map((actor) => [metresId(actor), metresOf(actor, blast, choices)] as const);
    return { actors: struck, choices: { ...choices, ...Object.fromEntries(measured), centre: TYPED } };
  },
  obstacle: ({ actor, form, choices }) =>
    unlessAlive(actor) ?? (diceFor(actor, form, choices) > 0 ? null : obstacle("outOfReach", actor)),
  rolls: ({ actor, form, choices }) => {
    const spec = diceSpec(BLAST, "explosion", `${diceFor(actor, form, choices)}d${EXPLOSION_DIE_FACES}`);
    return spec ? [spec] : [];
  },
  outcome: ({ actor, form, choices, dice }) => {
    const rolled = (dice[BLAST] ?? []).reduce((sum, face) => sum + face, 0);
    return {
      ...lossOutcome(actor, rolled - form.spared),
      ...{ dice: diceFor(actor, form, choices), metres: form.metres, rolled, spared: form.spared },
      charge: form.charge,
    };
  },
  asksKeeper: kills,
  changes: (kept, actor) => ({ numbers: lossNumbers(kept, actor) }),
  edit: lossEdit,
  view: (kept) =>
    card({
      verdict: kept.charge === "other" ? say("explosion.name") : { key: chargeLabel(kept.charge) },
      tone: kept.loss > 0 ? "bad" : "good",
      facts: [
        fact("distance", say("metres", { metres: kept.metres }), "RP-91"),
        thrownFact(`${kept.dice}d${EXPLOSION_DIE_FACES}`, kept.rolled, "RP-91"),
        ...sparedFacts(kept),
      ],
      ...lossShown(kept),
    }),
});
