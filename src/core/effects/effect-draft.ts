import { rulesetOf } from "../rulesets.js";
import { fightOf } from "../fight/state/fight-of.js";
import { EFFECT_ENDS, keeperEffect, MOST_NUMBERS, type EffectNumber } from "../play/effects/keeper-effect.js";
import { nameOf, playedWhere } from "../world/selected-actors.js";
import type { EffectPlan } from "./placing.js";
import { mostFor, targetsOf } from "./targets.js";
import { roundOf } from "./time-told.js";

type Ends = (typeof EFFECT_ENDS)[number];

/** Units of the world's clock that are offered, in seconds. */
export const UNITS = [60, 3600, 86_400] as const;
const MOST_NAME = 60;
const MOST_DOES = 200;

/** A keeper's own effect in the making. */
export class EffectDraft {
  name = "";
  img: string;
  does = "";
  numbers: EffectNumber[] = [];
  ends: Ends = "rounds";
  amount = 3;
  unit: number = UNITS[0];
  hidden = false;
  /** UUIDs of those it is placed on. */
  readonly on: Set<string>;
  readonly #actors: readonly Actor[];
  /** The effect that is changed; `null` for a new one. */
  readonly edited: ActiveEffect | null;

  /** @param actors those whom it is about at first, all of one ruleset */
  constructor(actors: readonly Actor[], edited: ActiveEffect | null = null) {
    this.#actors = actors;
    this.on = new Set(actors.map(({ uuid }) => uuid));
    this.edited = edited;
    this.img = this.signs[0] ?? "icons/svg/aura.svg";
    if (edited) this.#takeUp(edited);
  }

  #takeUp(effect: ActiveEffect): void {
    const { name, does, numbers, ends, until, hidden } = keeperEffect(effect);
    Object.assign(this, { name, does, numbers: [...numbers], ends, hidden, img: effect.img });
    const left = until === null ? 0 : Math.max(0, until - game.time.worldTime);
    if (ends === "rounds") this.amount = Math.max(1, Math.ceil(left / roundOf(this.first)));
    if (ends !== "clock") return;
    this.unit = [...UNITS].reverse().find((unit) => left >= unit) ?? UNITS[0];
    this.amount = Math.max(1, Math.ceil(left / this.unit));
  }

  /** The actor whose ruleset it speaks of. */
  get first(): Actor {
    const [actor] = this.#actors;
    if (!actor) throw new Error("an effect needs somebody");
    return actor;
  }

  /** Images that are offered: those of the ruleset's conditions, but for death, which would be taken for it. */
  get signs(): readonly string[] {
    const conditions = rulesetOf(this.first.type)?.conditions ?? [];
    return conditions.filter(({ id }) => id !== "dead").map(({ img }) => img);
  }

  /** Those it may be placed on: whom it is about, and the characters of their ruleset. */
  get people(): readonly { readonly uuid: string; readonly name: string; readonly on: boolean }[] {
    const ours = rulesetOf(this.first.type);
    const others = playedWhere((actor) => rulesetOf(actor.type) === ours);
    const all = [...new Set([...this.#actors, ...others])];
    return all.map((actor) => ({ uuid: actor.uuid, name: nameOf(actor), on: this.on.has(actor.uuid) }));
  }

  /** Actors it is placed on. */
  get chosen(): readonly Actor[] {
    const ours = rulesetOf(this.first.type);
    const others = playedWhere((actor) => rulesetOf(actor.type) === ours);
    return [...new Set([...this.#actors, ...others])].filter(({ uuid }) => this.on.has(uuid));
  }

  /** Whether somebody it is about has turns to end it with. */
  get hasTurns(): boolean {
    return fightOf(this.first) !== null;
  }

  get most(): number {
    return mostFor(this.first);
  }

  /** Adds a number, for the first thing that has none yet. */
  addNumber(): void {
    const taken = new Set(this.numbers.map(({ target }) => target));
    const free = targetsOf(this.#actors).find(({ id }) => !taken.has(id));
    if (free && this.numbers.length < MOST_NUMBERS) this.numbers.push({ target: free.id, value: -1 });
  }

  get targets(): ReturnType<typeof targetsOf> {
    return targetsOf(this.#actors);
  }

  /** Returns the effect as it is written; `null` as long as it has no name, or nobody. */
  plan(now: number): EffectPlan | null {
    const name = this.name.trim().slice(0, MOST_NAME);
    if (name === "" || this.on.size === 0) return null;
    const seconds = this.amount * (this.ends === "rounds" ? roundOf(this.first) : this.unit);
    const isTimed = this.ends === "rounds" || this.ends === "clock";
    return {
      name,
      img: this.img,
      kept: {
        does: this.does.trim().slice(0, MOST_DOES),
        numbers: this.numbers
          .filter(({ value }) => value !== 0)
          .map(({ target, value }) => ({ target, value: this.#bounded(value) })),
        hidden: this.hidden,
        ends: this.ends,
        until: isTimed ? now + seconds : null,
        fight: this.ends === "turn" ? (fightOf(this.first)?.id ?? "") : "",
        since: now,
        by: game.userId ?? "",
      },
    };
  }

  #bounded(value: number): number {
    return Math.max(-this.most, Math.min(this.most, Math.trunc(value)));
  }
}
