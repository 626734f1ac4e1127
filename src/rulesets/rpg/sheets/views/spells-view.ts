import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import { figure, type Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { named } from "../../attack/fields.js";
import { strikesSomebody } from "../../attack/spells/spell.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import type { RpgSpell } from "../../data/items/spell.js";
import { spellKindLabel } from "../../labels.js";
import { skillName } from "./arms-view.js";

/** RP-79 — a spell or a power with what somebody casts it with. */
export interface SpellView {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  /** Language key. */
  readonly kind: string;
  readonly score: number;
  readonly facts: readonly Text[];
  /** The round from which it serves again; `null` when it does. */
  readonly rests: number | null;
  readonly resisted: boolean;
  /** It is turned on somebody who is hurt by it, or resists: then casting it is an attack. */
  readonly strikes: boolean;
}

const SHEET = "GARDIEN.RPG.SHEET";

/** RP-79, RP-105 — a spell or power of somebody; `round` is that of the fight, `null` outside one. */
export function spellView(
  actor: Pick<RpgActor, "scoreFor">,
  { id, name, img, system }: CarriedItem<RpgSpell>,
  round: number | null,
): SpellView {
  const { kind, skill, scoreOverride, readyAtRound, resisted } = system;
  return {
    id,
    name,
    img,
    kind: spellKindLabel(kind),
    score: scoreOverride ?? actor.scoreFor(skill, "skill").score,
    facts: factsOf(system),
    rests: round !== null && readyAtRound > round ? readyAtRound : null,
    resisted,
    strikes: strikesSomebody(system),
  };
}

function factsOf(spell: RpgSpell): readonly Text[] {
  const { skill, scoreOverride, difficulty, hpCost, range, duration, damage, heal, area, cooldown } = spell;
  const fact = (id: string, value: string): Text => ({ key: `${SHEET}.spell.${id}`, data: { value } });
  const metres = (id: string, value: number) => (value > 0 ? [fact(id, figure(value))] : []);
  const dice = (id: string, value: string) => (value === "" ? [] : [fact(id, value)]);
  return [
    ...(scoreOverride === null ? [skillName(skill)] : []),
    fact("difficulty", signed(difficulty)),
    ...(hpCost > 0 ? [fact("cost", figure(hpCost))] : []),
    ...metres("range", range),
    ...metres("area", area),
    ...dice("damage", damage),
    ...dice("heal", heal),
    ...(duration === "" ? [] : [named(duration)]),
    ...dice("cooldown", cooldown),
  ];
}
