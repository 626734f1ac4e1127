import { rulesetOf } from "../../rulesets.js";
import { defaultVisibility } from "../../foundry/visibility.js";
import type { Visibility } from "../../foundry/visibility.js";
import type { Cost, Distance, Intent, IntentTarget } from "../record/intent.js";
import { drawnIn } from "../../world/line-of-fire.js";
import { knownAs, snapshot } from "../../world/names.js";
import { attacksOf, procedureWith } from "../loaded/attacks.js";
import type { Text } from "../../text/text.js";
import type { Line } from "../contract/modifiers.js";
import type { Scenery, Situation, WindowChoice } from "../contract/situation.js";
import type { AttackProcedure, Attacks } from "../contract/attack.js";
import { said } from "./chosen.js";
import { keptLines } from "./kept-lines.js";
import { sceneryOf } from "../../world/scenery.js";
import { blastOf, isOfOnePlace, metresToPoint, strikes } from "../../world/blast.js";
import { actorOf, targetedTokens } from "../../world/world.js";
import { distanceBetween } from "../../world/distance.js";

/** A target in preparation; `metres` is what the user entered where no scene can tell. */
export interface DraftTarget {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
  metres: number | null;
  /** Choices for this target alone. */
  choices?: Record<string, string>;
}

const NOBODY: DraftTarget = { actor: null, token: null, metres: null };

/** A line added by the user. */
export interface OwnLine {
  readonly id: string;
  readonly value: number;
  readonly reason: string;
}

/** An attack in preparation: what the window edits and the roll reads. Its ruleset's attacks must be loaded. */
export class Draft {
  readonly attacker: Actor;
  readonly token: TokenDocument | null;
  readonly weapon: Item;
  readonly attacks: Attacks;
  readonly ruleset: string;
  targets: DraftTarget[] = [];
  choices: Record<string, string> = {};
  /** Ids of derived lines that are switched off. */
  readonly off = new Set<string>();
  /** UUIDs of tokens that stand in the way and that the keeper has spared. */
  readonly spared = new Set<string>();
  readonly #drawnIn = new Map<TokenDocument, DraftTarget>();
  /** What the scene shows of each target in this moment: one click asks again and again, and walls are slow to test. */
  readonly #scenery = new Map<TokenDocument | null, Scenery>();
  own: OwnLine[];
  visibility: Visibility = defaultVisibility();

  constructor(weapon: Item, attacker: Actor, token: TokenDocument | null) {
    const ruleset = rulesetOf(weapon.type);
    if (!ruleset) throw new Error(`${weapon.type} belongs to no ruleset`);
    this.weapon = weapon;
    this.attacker = attacker;
    this.token = token;
    this.attacks = attacksOf(ruleset.id);
    this.ruleset = ruleset.id;
    this.own = keptLines(this);
    this.takeTargets();
  }

  /** Procedure of the way the weapon is used in, by the choices. */
  get procedure(): AttackProcedure {
    return procedureWith(this.attacks, this.weapon, said(this.choices));
  }

  /** Takes the user's targets and keeps what was entered about them; leaves out the attacker, targeted by mistake. */
  takeTargets(): void {
    const tokens = targetedTokens().filter(({ actor }) => actor !== this.attacker || this.#mayStrikeThemselves);
    const chosen = this.targets.filter(({ token }) => token === null);
    this.targets = [...tokens.map((token) => this.#known(token)), ...chosen];
  }

  get #mayStrikeThemselves(): boolean {
    return this.procedure.onOneself(this.weapon);
  }

  #known(token: TokenDocument): DraftTarget {
    return this.targets.find((target) => target.token === token) ?? { actor: token.actor, token, metres: null };
  }

  /** Targets that still exist, since documents can vanish while the window is open, and those that stand in the way. */
  get present(): readonly DraftTarget[] {
    const aimedAt = this.#aimedAt;
    return [...aimedAt, ...this.#inTheWay(aimedAt)];
  }

  get #aimedAt(): readonly DraftTarget[] {
    const there = this.targets.filter(
      ({ actor, token }) =>
        actor !== null && this.#plays(actor) && actorOf({ actor: actor.uuid, token: token?.uuid ?? null }),
    );
    const [centre] = there;
    const blast = this.#blast;
    return blast && isOfOnePlace(blast)
      ? there.filter(({ token }) => strikes(blast, centre?.token ?? null, token))
      : there;
  }

  /** End of the language key that says why an actor is struck whom nobody has chosen. */
  get takes(): "inBlast" | "inZone" | "drawnIn" {
    const blast = this.#blast;
    if (!blast) return "drawnIn";
    return blast.each ? "inZone" : "inBlast";
  }

  /** Area around the first target in which others are struck; `null`: nobody else is. */
  get #blast(): ReturnType<typeof blastOf> {
    return blastOf(this.procedure, { weapon: this.weapon, choices: said(this.choices) });
  }

  /** Tells whether an actor belongs to the weapon's ruleset. */
  #plays(actor: Actor): boolean {
    return rulesetOf(actor.type)?.id === this.ruleset;
  }

  /** Text on a target that belongs to another ruleset than the weapon; `null`: there is none. */
  get stranger(): Text | null {
    const found = this.targets.find(({ actor }) => actor !== null && !this.#plays(actor));
    return found ? { key: "GARDIEN.ATTACK.ERROR.otherRules", data: { name: this.known(found).name } } : null;
  }

  /** Tells whether a target was not chosen but stands in the way. */
  isDrawnIn(target: DraftTarget): boolean {
    return !this.targets.includes(target);
  }

  #inTheWay(aimedAt: readonly DraftTarget[]): readonly DraftTarget[] {
    const shot = { weapon: this.weapon, choices: said(this.choices) };
    const tokens = aimedAt.map(({ token }) => token);
    const found = drawnIn(this.procedure, shot, this.token, tokens).filter(({ token }) => isSeen(token));
    return found
      .filter(({ token }) => !this.spared.has(token.uuid))
      .map(({ token, actor }) => {
        const known = this.#drawnIn.get(token) ?? { actor, token, metres: null };
        this.#drawnIn.set(token, known);
        return known;
      });
  }

  /** Targets as played: an attack at nothing is still one shot. */
  get shots(): readonly DraftTarget[] {
    return this.present.length > 0 ? this.present : [NOBODY];
  }

  /** Every blow of the attack: each target as often as the weapon strikes. */
  get blows(): readonly DraftTarget[] {
    const times = this.procedure.repeats(this.weapon, this.choices);
    return this.shots.flatMap((shot) => Array.from({ length: times }, () => shot));
  }

  distance(target: DraftTarget): Distance {
    const toPoint = metresToPoint(this.#blast, this.token);
    if (toPoint !== null) return { metres: toPoint, from: "scene" };
    const [centre] = isOfOnePlace(this.#blast) ? this.#aimedAt : [];
    const { actor, token, metres } = centre ?? target;
    const measured = distanceBetween({ actor: this.attacker, token: this.token }, { actor, token });
    if (measured !== null) return { metres: measured, from: "scene" };
    return { metres, from: metres === null ? "none" : "typed" };
  }

  /** Returns the situation of a target, by the sheets and by the user's choices. */
  situation(target: DraftTarget): Situation {
    const { attacker, weapon } = this;
    const scenery = this.#sceneryNow(target.token);
    const given = { attacker, weapon, target: target.actor, metres: this.distance(target).metres, scenery };
    const choices = {
      ...procedureWith(this.attacks, this.weapon).proposals(given),
      ...this.choices,
      ...target.choices,
    };
    return { ...given, choices: said(choices) };
  }

  #sceneryNow(token: TokenDocument | null): Scenery {
    if (this.#scenery.size === 0) queueMicrotask(() => this.#scenery.clear());
    const scenery = this.#scenery.get(token) ?? sceneryOf(this.token, token);
    this.#scenery.set(token, scenery);
    return scenery;
  }

  /** Returns the choices that the window offers for a target. */
  offers(target: DraftTarget): readonly WindowChoice[] {
    return this.procedure.choices(this.situation(target));
  }

  /** Sets a choice for all, or for one target where each has its own. */
  choose(id: string, value: string, target: DraftTarget): void {
    const own = this.present.includes(target) && this.offers(target).some((one) => one.id === id && one.ofTarget);
    if (own) target.choices = { ...target.choices, [id]: value };
    else this.choices[id] = value;
  }

  /** Returns all lines for a target: derived ones first, then those the user added. */
  lines(target: DraftTarget, situation = this.situation(target)): readonly Line[] {
    const derived = this.procedure.modifiers(situation);
    return [
      ...derived.map((line): Line => ({ ...line, on: !this.off.has(line.id), by: "rules", reason: "" })),
      ...this.own.map(({ id, value, reason }): Line => ({
        id,
        value,
        rule: "",
        facts: {},
        on: true,
        by: "player",
        reason,
      })),
    ];
  }

  /** Rounds that the attack costs; 0 for a weapon that does not count them. */
  get rounds(): number {
    return this.procedure.rounds(this.weapon, this.situation(this.shots[0] ?? NOBODY).choices, this.blows.length);
  }

  /** Rounds that the magazine lacks; 0 when there are enough, or no magazine. */
  get lacking(): number {
    const magazine = this.procedure.magazine(this.weapon);
    return magazine ? Math.max(0, this.rounds - magazine.value) : 0;
  }

  /** Returns why a target cannot be attacked so; `null` when it can. */
  hindrance(target: DraftTarget): Text | null {
    const situation = this.situation(target);
    const hindrance = this.procedure.hindrance(situation, this.blows.length);
    return hindrance ?? (game.user.isGM ? null : this.#roundRefuses(situation));
  }

  /** Returns what the attacker should know of a target: why it cannot or should not be attacked; `null`: nothing. */
  warning(target: DraftTarget): Text | null {
    const situation = this.situation(target);
    return (
      this.hindrance(target) ?? this.#roundRefuses(situation) ?? this.procedure.warning(situation, this.blows.length)
    );
  }

  /** Returns why the round allows no attack on any target; `null` when it does. */
  outOfTurn(target: DraftTarget): Text | null {
    return this.#roundRefuses(this.situation(target));
  }

  #roundRefuses(situation: Situation): Text | null {
    return this.procedure.outOfTurn(situation);
  }

  /** Reason why the attack cannot be rolled, at all or at one of its targets; `null` when it can. */
  get obstacle(): Text | null {
    const hindrances = this.shots.map((shot) => this.hindrance(shot));
    return this.stranger ?? this.procedure.obstacle(this.weapon) ?? hindrances.find((one) => one !== null) ?? null;
  }

  /** Returns the attack in ids and numbers, with the `costs` that the arbiter is to subtract. */
  intent(costs: readonly Cost[]): Intent {
    const { attacker, weapon, token } = this;
    const combat = game.combat;
    return {
      ruleset: this.ruleset,
      attacker: { actor: attacker.uuid, token: token?.uuid ?? null, ...snapshot(attacker, token) },
      weapon: { uuid: weapon.uuid, name: weapon.name, img: weapon.img ?? "" },
      way: this.attacks.wayOf(weapon, said(this.choices)),
      choices: said(this.choices),
      targets: this.blows.map((target) => this.#intentTarget(target)),
      costs,
      combat: combat?.started ? { id: combat.id ?? "", round: combat.round } : null,
    };
  }

  #intentTarget(target: DraftTarget): IntentTarget {
    const { actor, token } = target;
    const seen = actor ? snapshot(actor, token) : { name: "", img: "" };
    const uuids = { actor: actor?.uuid ?? null, token: token?.uuid ?? null };
    const all = said(this.choices);
    const situation = this.situation(target);
    const choices = Object.fromEntries(Object.entries(situation.choices).filter(([id, value]) => all[id] !== value));
    return { ...uuids, ...seen, distance: this.distance(target), choices, lines: this.lines(target, situation) };
  }

  /** Returns name and image of a target as this user may know them. */
  known({ actor, token }: DraftTarget): { readonly name: string; readonly img: string } {
    const seen = actor ? snapshot(actor, token) : { name: "", img: "" };
    return knownAs({ actor: actor?.uuid ?? null, token: token?.uuid ?? null, ...seen });
  }
}

/** Returns the sum of the lines that are on. */
export function bonusOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0);
}

/** Tells whether the user sees a token; false for another scene's. */
function isSeen(token: TokenDocument): boolean {
  const placed = token.object as { readonly visible?: boolean } | null | undefined;
  return placed?.visible !== false;
}
