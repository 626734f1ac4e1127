import type { Text } from "../../../../core/text/text.js";
import { bestTrait } from "../../data/actors/carried.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { bestDodge, dodgeDice } from "../../rules/attack/ranged-defence.js";
import { combatDice } from "../../rules/checks/trait-use.js";

/** A figure that a keeper looks for in a fight. */
export interface FigureView {
  readonly icon: string;
  readonly label: string;
  readonly value: readonly Text[];
}

type Somebody = Pick<WarpActor, "carried" | "bestCombat" | "untrained" | "initiative" | "clumsy" | "armour">;

/** WP-46, WP-48, WP-49, WP-53, WP-61, WP-86, WP-105 — dice for what befalls anybody in a fight, without what the moment adds. */
export function figureViews(actor: Somebody): readonly FigureView[] {
  const { carried, untrained, clumsy, initiative } = actor;
  const score = (use: "combat" | "resistance") => bestTrait(carried.traits, use)?.score ?? null;
  const fighting = plain(combatDice(score("combat"), untrained));
  const dodges = carried.traits.filter(({ dodge, isFlaw }) => dodge && !isFlaw).map((trait) => trait.score);
  const dodge = bestDodge(dodges, clumsy) ?? dodgeDice(null, clumsy);
  return [
    figure("attack", "fa-solid fa-hand-fist", [fighting]),
    figure("defence", "fa-solid fa-shield-halved", [fighting]),
    figure("dodge", "fa-solid fa-person-falling", [{ key: "GARDIEN.WARP.FIGURE.bonus", data: { n: dodge } }]),
    figure("initiative", "fa-solid fa-stopwatch", [plain(initiative.dice)]),
    figure("resistance", "fa-solid fa-brain", [plain(combatDice(score("resistance"), untrained))]),
    figure("armour", "fa-solid fa-vest", protection(actor.armour)),
  ];
}

function figure(id: string, icon: string, value: readonly Text[]): FigureView {
  return { icon, label: `GARDIEN.WARP.FIGURE.${id}`, value };
}

function plain(n: number): Text {
  return { key: "GARDIEN.WARP.FIGURE.plain", data: { n } };
}

/** WP-61, WP-86 — what is worn, as short as it goes. */
function protection({ regularDice, regularPoints, ballisticDice }: WarpActor["armour"]): readonly Text[] {
  const parts = { regularDice, regularPoints, ballisticDice };
  const worn = Object.entries(parts).filter(([, n]) => n > 0);
  return worn.length === 0 ? [plain(0)] : worn.map(([id, n]) => ({ key: `GARDIEN.WARP.FIGURE.${id}`, data: { n } }));
}
