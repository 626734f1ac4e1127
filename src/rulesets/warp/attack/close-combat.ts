import type { DefenceSituation } from "../../../core/play/contract/defence.js";
import { fieldsOf, filled, type FormField } from "../../../core/deed/form.js";
import type { DeedField } from "../../../core/play/contract/deed.js";
import { borneBy } from "../../../core/deed/owned-items.js";
import { warpOptions } from "../data/options.js";
import { WarpWeapon } from "../data/items/weapon.js";
import { actionFields, tryOf } from "../deeds/action.js";
import { preReactionDice, preReactionFields } from "../deeds/pre-reaction.js";
import { figuresOf } from "../deeds/reading.js";
import { outreaches } from "../rules/attack/outnumbering.js";
import { defenceModifiers } from "../rules/attack/attack-dice.js";
import { factorParts } from "../rules/attack/factors.js";
import { isOneActionMore, mayTurnDesperate } from "../rules/fight/turn-changes.js";
import { baseLine } from "./base-line.js";
import { fight, flagChoice, isOn } from "./fields.js";
import { grantFields } from "./answer/grant.js";
import { strikeCharges, strikeChoices, strikeDice, strikeHindrance, strikeProposed } from "./powers/strike.js";
import { turnOf, weaponOf } from "./reading.js";
import { answered, askedBy, traitField, type Answering } from "./answer/fields.js";
import { damageKept } from "./kept.js";
import { parryReplies } from "./answer/replies.js";
import { defenceTrait, isBarred, isSpent } from "./traits.js";
import type { Fighting } from "./traits.js";
import { turnCounted } from "./answer/waiting.js";
import type { Guard, Way } from "./way.js";

/** In metres: farther than anybody strikes without taking a step or two. */
const ARM = 3;

/** WP-49, WP-50 — the trait that defends: as chosen, else the best. */
const defendingWith = (target: Actor): FormField<Fighting> =>
  traitField(target, {
    untrained: fight("untrained", { dice: figuresOf(target).untrained }),
    serves: ({ system }) => system.combat || system.dodge,
    proposed: () => defenceTrait(target),
    ...traitRule(target),
  });

/** WP-50 — which traits the table keeps from defending, and of which it is told. */
export const traitRule = (target: Actor) => ({
  offers: (trait: NonNullable<Fighting>) => !isBarred(target, trait, "defence"),
  hint: (trait: Fighting) => {
    const warned = warpOptions().attackTraitRule === "warn" && trait !== null && isSpent(target, trait, "defence");
    return warned ? fight("spentForAttack") : null;
  },
});

const traitIn = (answering: Answering): Fighting =>
  defendingWith(answering.blow.target).read(askedBy(answering), "trait");

/** WP-73 — whether to give up the attack of this turn for better defences. */
const DESPERATE_FORM = { desperate: answered.flag({ hint: fight("hint.desperate") }) };

/** WP-73 — whether the attack of this turn is, or was, given up. */
export function isDesperate(answering: Answering): boolean {
  if (!warpOptions().desperateDefence) return false;
  const turn = turnCounted(answering.blow.target);
  return turn.desperate || (mayTurnDesperate(turn) && filled(DESPERATE_FORM, askedBy(answering)).desperate);
}

/** WP-73 — the field that asks for it, as long as that can be done. */
export function desperateFields(answering: Answering): readonly DeedField[] {
  const turn = turnCounted(answering.blow.target);
  const asks = warpOptions().desperateDefence && !turn.desperate && mayTurnDesperate(turn);
  return asks ? fieldsOf(DESPERATE_FORM, askedBy(answering)) : [];
}

function answerFields(situation: DefenceSituation): readonly DeedField[] {
  const { target } = situation.blow;
  return [
    ...fieldsOf({ trait: defendingWith(target) }, askedBy(situation)),
    ...desperateFields(situation),
    ...preReactionFields(target, situation.choices),
    ...actionFields(target, situation.choices),
    ...grantFields(situation),
  ];
}

const guard: Guard = {
  facts: () => [],
  replies: ({ blow: { target } }) => parryReplies(target, figuresOf(target).untrained),
  fields: answerFields,
  obstacle: () => null,
  modifiers: (situation) => {
    if (situation.refused) return [];
    const { target } = situation.blow;
    const trait = traitIn(situation);
    const task = {
      relation: trait ? "direct" : "none",
      traitScore: trait?.system.score ?? null,
      scale: "standard",
      average: figuresOf(target).untrained,
    } as const;
    const action = { kind: "defence", agility: trait?.system.agility ?? false, task } as const;
    const more = defenceModifiers({
      desperate: isDesperate(situation),
      preReaction: preReactionDice(target, situation.choices),
    });
    const { base, modifiers } = tryOf(
      { what: "defence", rules: "defence" },
      target,
      action,
      situation.choices,
      more,
      trait,
    );
    return [baseLine(base, trait, "WP-49"), ...modifiers];
  },
  roll: () => ({ what: "defence", rules: "defence" }),
  trait: (situation) => traitIn(situation)?.id ?? null,
};

/** WP-48…WP-52, WP-70 — a weapon in the hand, a fist, a claw. */
export const closeCombat: Way = {
  magazine: () => null,
  rounds: (_weapon, _choices, blows) => blows,
  bands: () => [],
  choices: (situation) => [
    flagChoice("betterWeapon", isOn(situation.choices.betterWeapon), { group: "situation", ofTarget: true }),
    ...strikeChoices(situation),
  ],
  proposals: ({ weapon, target }) => ({
    betterWeapon: target && outreachesAll(weapon, target) ? "1" : "0",
    strike: strikeProposed(weapon),
  }),
  doubts: ({ attacker, weapon, target, choices }) => [
    ...(isOn(choices.betterWeapon) && !(target && outreachesAll(weapon, target)) ? ["betterWeapon"] : []),
    ...(isOneActionMore(turnOf(attacker)) ? ["action"] : []),
  ],
  warning: ({ attacker, metres }) => {
    if (metres !== null && metres > ARM) return fight("tooFar");
    return isOneActionMore(turnOf(attacker)) ? fight("oneActionMore") : null;
  },
  hindrance: (situation, blows) => {
    const { extraActions } = turnOf(situation.attacker);
    return blows > 1 + extraActions ? fight("oneAction") : strikeHindrance(situation); // WP-39, WP-47
  },
  dice: ({ weapon, choices }) => ({
    betterWeapon: isOn(choices.betterWeapon),
    strike: strikeDice(weapon, choices),
  }),
  guard,
  damage: ({ weapon, kept }) =>
    weapon ? { parts: factorParts(weaponOf(weapon).factor), harm: "normal", rangeDice: null } : damageKept(kept, null),
  spent: (weapon, choices, blows) => ({
    shots: 0,
    actions: blows,
    items: [],
    strike: strikeDice(weapon, choices),
    charges: strikeCharges(weapon, choices),
  }),
};

/** WP-70 — whether a weapon is handier than anything that the target has at hand. */
function outreachesAll(weapon: Item, target: Actor): boolean {
  const hands = borneBy(target, WarpWeapon).map(({ system }) => system);
  const near = hands.filter(({ equipped, rangeRow }) => equipped && rangeRow === null);
  return outreaches(weaponOf(weapon).reach, Math.max(0, ...near.map(({ reach }) => reach)));
}
