import type { DefenceSituation, Struck } from "../../../../core/play/contract/defence.js";
import { fieldsOf, type FormField } from "../../../../core/deed/form.js";
import type { DeedField } from "../../../../core/play/contract/deed.js";
import type { Borne } from "../../../../core/deed/owned-items.js";
import type { WarpTrait } from "../../data/items/trait.js";
import { actionFields, circumstancesIn } from "../../deeds/action.js";
import { preReactionDice, preReactionFields } from "../../deeds/pre-reaction.js";
import { doubtsWhetherAble, figuresOf, unlessAlive } from "../../deeds/reading.js";
import { revealed, traitsOf } from "../../deeds/traits.js";
import { actionModifiers } from "../../rules/checks/action-dice.js";
import type { PoolModifier } from "../../rules/checks/pool.js";
import { bestDodge, dodgeDice } from "../../rules/attack/ranged-defence.js";
import type { Dodge } from "../../rules/attack/ranged-defence.js";
import { scopeModifiers, scopesOf } from "../../rules/checks/scopes.js";
import { answered, askedBy, traitField, type Answering } from "../answer/fields.js";
import { countIn, fight } from "../fields.js";
import { desperateFields, isDesperate, traitRule } from "../close-combat.js";
import { turnOf } from "../reading.js";
import { isBarred, type Fighting } from "../traits.js";

type Answer = Answering & { readonly refused?: boolean };

/** WP-69 — whoever is wholly unaware does not jump aside; nor does anybody who cannot act. */
function mayDodge({ target, choices }: Struck): boolean {
  return countIn(choices.surprise, 1) === 0 && doubtsWhetherAble(target) === null && unlessAlive(target) === null;
}

/** WP-53, WD-13 — whether dodging brings more dice than armour, wounds and other actions of the turn then take. */
function isWorthIt(target: Actor): boolean {
  const { hp, armour, clumsy } = figuresOf(target);
  const { extraActions } = turnOf(target);
  const dice = dodgeDice(proposedTrait(target)?.system.score ?? null, clumsy);
  return dice - extraActions > hp.woundMalus + armour.malus;
}

/** WP-53, WP-69 — what it takes to offer a dodge: dice without a trait, whether the target can, whether it is worth it. */
export function dodgeChances(blow: Struck) {
  const { target } = blow;
  const untrained = dodgeDice(null, figuresOf(target).clumsy);
  return { untrained, able: mayDodge(blow), worth: isWorthIt(target) };
}

/** WP-53 — whether to dodge: as the target says, else where it can and it is worth it. */
const dodgeField = (blow: Struck): FormField<boolean> =>
  answered.flag({
    initial: () => mayDodge(blow) && isWorthIt(blow.target),
    hint: fight("hint.dodge"),
    asks: () => !mayDodge(blow),
  });

/** WP-53 — whether the target tries to dodge. */
export function dodges({ refused = false, ...answering }: Answer): boolean {
  return !refused && dodgeField(answering.blow).read(askedBy(answering), "dodge");
}

/** WP-53, WD-14 — the trait proposed: the best that serves for dodging; none where anybody's dice are as good. */
function proposedTrait(target: Actor): Borne<WarpTrait> | null {
  const fit = revealed(traitsOf(target)).filter((trait) => trait.system.dodge && !isBarred(target, trait, "defence"));
  const best = bestDodge(
    fit.map(({ system }) => system.score),
    figuresOf(target).clumsy,
  );
  return best === null ? null : (fit.find(({ system }) => system.score === best) ?? null);
}

/** WP-53 — the trait that dodges: as chosen, else the best that serves for it. */
const dodgingWith = (target: Actor): FormField<Fighting> =>
  traitField(target, {
    untrained: fight("untrained", { dice: dodgeDice(null, figuresOf(target).clumsy) }),
    serves: ({ system }) => system.dodge,
    proposed: () => proposedTrait(target),
    ...traitRule(target),
  });

export const dodgeTrait = (answering: Answering): Fighting =>
  dodgingWith(answering.blow.target).read(askedBy(answering), "trait");

/** WP-115 — dice of a power that reacts before the shot: with those of a dodge, or for it where none was possible. */
function quickness({ blow, choices, refused = false }: Answer): number {
  return refused ? 0 : preReactionDice(blow.target, choices);
}

/** WP-53, WP-115 — whether what the target does is an action, and no mere standing there. */
export function evades(situation: Answer): boolean {
  return dodges(situation) || quickness(situation) > 0;
}

/** WP-53, WP-73, WP-115 — the dodge as it counts; `null`: the target stands still for it. */
export function dodgeOf(situation: DefenceSituation): Dodge | null {
  if (!evades(situation)) return null;
  const { target } = situation.blow;
  const own = dodges(situation) ? dodgeDice(dodgeTrait(situation)?.system.score ?? null, figuresOf(target).clumsy) : 0;
  return {
    dice: own + quickness(situation),
    extraActions: turnOf(target).extraActions,
    desperate: isDesperate(situation),
  };
}

/** WP-14, WP-15, WP-75 — what else weighs on a dodge, as on any action. */
export function dodgeModifiers(situation: DefenceSituation): readonly PoolModifier[] {
  if (!dodges(situation)) return [];
  const { blow, choices } = situation;
  const { mods, carried } = figuresOf(blow.target);
  const hindered = carried.wounds.map(({ malusScope }) => malusScope);
  const agility = dodgeTrait(situation)?.system.agility ?? false;
  return [
    // The cost of other actions comes off the dodge itself (WD-13).
    ...actionModifiers({ ...circumstancesIn(blow.target, choices), extraActions: 0 }),
    ...scopeModifiers(mods, hindered, scopesOf({ kind: "defence", agility })),
  ];
}

/** WP-53, WP-50 — whether to dodge, and with what; the keeper is asked where the target cannot know or cannot move. */
export function dodgeFields(situation: DefenceSituation): readonly DeedField[] {
  const { blow, choices } = situation;
  const { target } = blow;
  const asked = askedBy(situation);
  return [
    ...fieldsOf({ dodge: dodgeField(blow) }, asked),
    ...preReactionFields(target, choices),
    ...(dodges(situation)
      ? [
          ...fieldsOf({ trait: dodgingWith(target) }, asked),
          ...desperateFields(situation),
          ...actionFields(target, choices),
        ]
      : []),
  ];
}
