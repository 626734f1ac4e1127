import type { Bystander, Changes, ItemChange, ValueChange } from "../../../../core/play/contract/changes.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { actorAt } from "../../../../core/world/world.js";
import { attentiveLost } from "../attentive-lost.js";
import { fightWritten } from "../../fight/fight-now.js";
import { holdValues } from "../../data/actors/holding.js";
import { letGo } from "../../rules/attack/hold-lost.js";
import { afterTry, type Hold } from "../../rules/attack/holds.js";
import { HALVES } from "../../rules/fight/round-actions.js";
import { hurtChanges } from "../../deeds/wounded.js";
import type { CloseOutcome } from "./outcome.js";
import { figuresOf, isOurs } from "../../data/reading.js";
import { holdOf } from "./people.js";
import { stolenEnds, stolenValues } from "./stolen.js";
import { chosenIn, isTry, wayCost, wayOf } from "./ways.js";

type Values = readonly ValueChange[];

/** DD-137…DD-139 — how both stand after it, where it was one of bare hands and went well. */
function heldAfter(
  { way, won, attacker, target, ally }: CloseOutcome,
  actor: Actor,
  other: Actor | null,
  side: "attacker" | "target",
): Values {
  if (!won || !isTry(way)) return [];
  const [own, others] = [holdOf(actor), other ? holdOf(other) : NOBODY];
  const pair = side === "attacker" ? { attacker: own, target: others } : { attacker: others, target: own };
  return holdValues(own, afterTry(way, pair, { attacker, target, ally })[side]);
}

const NOBODY: Hold = { grappling: [], immobilised: false, prone: false, strangled: null };

/** DD-114, DD-130, DD-137…DD-139, DD-160…DD-163 — what it does to whom it is done. */
export function closeChanges(outcome: CloseOutcome, target: Actor): Changes {
  const { way, won, hurt, loses } = outcome;
  const hurts = hurt ? hurtChanges(hurt, target) : { numbers: [], values: [] };
  return {
    numbers: hurts.numbers,
    values: [
      ...hurts.values,
      ...heldAfter(outcome, target, actorAt(outcome.attacker), "target"),
      ...(way === "behind"
        ? stolenValues(won, target, outcome.attacker)
        : [...fightWritten(target, (now) => ({ ...now, engaged: true })), ...stolenEnds(target)]),
      ...(way === "behind" && won ? [] : attentiveLost(target)),
      // Pushed without a hold, they stay as they were: it is written all the same, for the card then asks for their token.
      ...(way === "push" && won ? [{ path: "system.states.prone", after: figuresOf(target).states.prone }] : []),
    ],
    ...(won && loses ? { items: fallen(loses) } : {}),
  };
}

/** DD-160 — a weapon that is knocked away lies on the ground. */
const fallen = (id: string): readonly ItemChange[] => [
  { id, path: "system.equipped", after: false },
  { id, path: "system.dropped", after: true },
];

/** DD-137, DD-138 — what it does to whoever acts: who holds whom, and what was drawn. */
export function closeRecoil(outcome: CloseOutcome, attacker: Actor): Changes | null {
  const values = heldAfter(outcome, attacker, actorAt(outcome.target), "attacker");
  const items = outcome.won && outcome.drawn ? [{ id: outcome.drawn, path: "system.equipped", after: true }] : [];
  return values.length + items.length > 0 ? { values, items } : null;
}

/** DD-138 — an ally who is freed holds and is held no more. */
export function closeBystanders({ way, won, ally }: CloseOutcome, target: Actor): readonly Bystander[] {
  const freed = won && way === "freeAlly" ? actorAt(ally) : null;
  if (!freed || !isOurs(freed)) return [];
  const before = holdOf(freed);
  return [{ actor: freed, changes: { values: holdValues(before, letGo(before, target.uuid)) } }];
}

/** DD-114, DD-120, DD-122, DD-123, DD-130, DD-159 — what it costs whoever acts, whatever comes of it. */
export function closeAftermath(attacker: Actor, weapon: Item, choices: Choices): Changes | null {
  const way = wayOf({ weapon, target: null, choices });
  if (!way) return null;
  const chosen = chosenIn(choices);
  const { charge } = chosen;
  const { defence } = figuresOf(attacker);
  const halves = HALVES[wayCost(way, chosen)];
  const values = [
    ...fightWritten(attacker, (now) => ({ ...now, engaged: true, spent: Math.min(9, now.spent + halves) })),
    ...attentiveLost(attacker),
    ...(charge && !defence.forceFlatFooted ? [{ path: "system.defence.forceFlatFooted", after: true }] : []),
  ];
  return values.length > 0 ? { values } : null;
}
