import { rulesetOf } from "../../rulesets.js";
import { defaultVisibility } from "../../foundry/visibility.js";
import type { Visibility } from "../../foundry/visibility.js";
import type { Cost, Distance, Intent, IntentTarget } from "../record/intent.js";
import { drawnIn } from "../../world/line-of-fire.js";
import { knownAs, snapshot } from "../../world/names.js";
import { attacksOf, procedureWith } from "../loaded/attacks.js";
import type { Text } from "../../text/text.js";
import type { Line } from "../contract/modifiers.js";
import type { Situation, WindowChoice } from "../contract/situation.js";
import type { AttackProcedure, Attacks } from "../contract/attack.js";
import { said } from "./chosen.js";
import { sceneryOf } from "../../world/scenery.js";
import { blastOf, isOfOnePlace, metresToPoint, strikes } from "../../world/blast.js";
import { actorOf, targetedTokens } from "../../world/world.js";
import { distanceBetween } from "../../world/distance.js";

/** A target while the attack is being prepared; `metres` is what the user told where no scene can. */
export interface DraftTarget {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
  metres: number | null;
  /** What was chosen about this target alone. */
  choices?: Record<string, string>;
}

const NOBODY: DraftTarget = { actor: null, token: null, metres: null };

/** A line added by hand. */
export interface OwnLine {
  readonly id: string;
  readonly value: number;
  readonly reason: string;
}

/** An attack being prepared: what the window edits and the roll reads. How its ruleset attacks is loaded before. */
export class Draft {
  readonly attacker: Actor;
  readonly token: TokenDocument | null;
  readonly weapon: Item;
  readonly attacks: Attacks;
  readonly ruleset: string;
  targets: DraftTarget[] = [];
  choices: Record<string, string> = {};
  /** Ids of derived lines switched off. */
  readonly off = new Set<string>();
  /** UUIDs of tokens that stand in the way and that the keeper has spared. */
  readonly spared = new Set<string>();
  readonly #drawnIn = new Map<TokenDocument, DraftTarget>();
  own: OwnLine[] = [];
  visibility: Visibility = defaultVisibility();

  constructor(weapon: Item, attacker: Actor, token: TokenDocument | null) {
    const ruleset = rulesetOf(weapon.type);
    if (!ruleset) throw new Error(`${weapon.type} belongs to no ruleset`);
    this.weapon = weapon;
    this.attacker = attacker;
    this.token = token;
    this.attacks = attacksOf(ruleset.id);
    this.ruleset = ruleset.id;
    this.takeTargets();
  }

  /** The way in which the weapon is used, as things are chosen. */
  get procedure(): AttackProcedure {
    return procedureWith(this.attacks, this.weapon, said(this.choices));
  }

  /** Takes the tokens the user targets, keeping what was already told about them; nobody strikes at themselves by mistake. */
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

  /** Targets that still exist, documents can vanish while the window is open; and whoever stands in the way of the attack. */
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

  /** Why somebody is struck whom nobody has chosen: the end of a language key. */
  get takes(): "inBlast" | "inZone" | "drawnIn" {
    const blast = this.#blast;
    if (!blast) return "drawnIn";
    return blast.each ? "inZone" : "inBlast";
  }

  /** Whom it strikes around the first of them; `null`: nobody else. */
  get #blast(): ReturnType<typeof blastOf> {
    return blastOf(this.procedure, { weapon: this.weapon, choices: said(this.choices) });
  }

  /** Whether somebody goes by the rules of the weapon. */
  #plays(actor: Actor): boolean {
    return rulesetOf(actor.type)?.id === this.ruleset;
  }

  /** Says that somebody who is targeted goes by other rules than the weapon; `null` where nobody does. */
  get stranger(): Text | null {
    const found = this.targets.find(({ actor }) => actor !== null && !this.#plays(actor));
    return found ? { key: "GARDIEN.ATTACK.ERROR.otherRules", data: { name: this.known(found).name } } : null;
  }

  /** Whether a target was not chosen but stands in the way. */
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

  /** The targets as played: an attack at nothing is one shot all the same. */
  get shots(): readonly DraftTarget[] {
    return this.present.length > 0 ? this.present : [NOBODY];
  }

  /** Every attack of this go: the shots, each as often as the weapon strikes. */
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

  /** The attack on a target as the sheets tell it, and as was chosen otherwise. */
  situation(target: DraftTarget): Situation {
    const { attacker, weapon } = this;
    const scenery = sceneryOf(this.token, target.token);
    const given = { attacker, weapon, target: target.actor, metres: this.distance(target).metres, scenery };
    const choices = {
      ...procedureWith(this.attacks, this.weapon).proposals(given),
      ...this.choices,
      ...target.choices,
    };
    return { ...given, choices: said(choices) };
  }

  /** What the window offers against a target. */
  offers(target: DraftTarget): readonly WindowChoice[] {
    return this.procedure.choices(this.situation(target));
  }

  /** Chooses for all, or about one target where the choice is its own. */
  choose(id: string, value: string, target: DraftTarget): void {
    const own = this.present.includes(target) && this.offers(target).some((one) => one.id === id && one.ofTarget);
    if (own) target.choices = { ...target.choices, [id]: value };
    else this.choices[id] = value;
  }

  /** Every line against a target: derived ones first, then those added by hand. */
  lines(target: DraftTarget): readonly Line[] {
    const derived = this.procedure.modifiers(this.situation(target));
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

  /** Rounds that the attack costs, from a weapon that counts them. */
  get rounds(): number {
    return this.procedure.rounds(this.weapon, this.situation(this.shots[0] ?? NOBODY).choices, this.blows.length);
  }

  /** Rounds that the magazine lacks; 0 when there are enough, or no magazine. */
  get lacking(): number {
    const magazine = this.procedure.magazine(this.weapon);
    return magazine ? Math.max(0, this.rounds - magazine.value) : 0;
  }

  /** Why a target cannot be attacked so; `null` when it can. */
  hindrance(target: DraftTarget): Text | null {
    const situation = this.situation(target);
    const hindrance = this.procedure.hindrance(situation, this.blows.length);
    return hindrance ?? (game.user.isGM ? null : this.#roundRefuses(situation));
  }

  /** What whoever attacks should know of a target: why it cannot be attacked so, or had better not. */
  warning(target: DraftTarget): Text | null {
    const situation = this.situation(target);
    return (
      this.hindrance(target) ?? this.#roundRefuses(situation) ?? this.procedure.warning(situation, this.blows.length)
    );
  }

  /** Why the round does not allow an attack, at whomever; `null` when it does. */
  outOfTurn(target: DraftTarget): Text | null {
    return this.#roundRefuses(this.situation(target));
  }

  #roundRefuses(situation: Situation): Text | null {
    return this.procedure.outOfTurn(situation);
  }

  /** Why the attack cannot be rolled at all, or not at one of its targets; `null` when it can. */
  get obstacle(): Text | null {
    const hindrances = this.shots.map((shot) => this.hindrance(shot));
    return this.stranger ?? this.procedure.obstacle(this.weapon) ?? hindrances.find((one) => one !== null) ?? null;
  }

  /** The attack in ids and numbers, with the `costs` that the arbiter is to take. */
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
    const choices = Object.fromEntries(
      Object.entries(this.situation(target).choices).filter(([id, value]) => all[id] !== value),
    );
    return { ...uuids, ...seen, distance: this.distance(target), choices, lines: this.lines(target) };
  }

  /** Name and picture of a target as this user may know them. */
  known({ actor, token }: DraftTarget): { readonly name: string; readonly img: string } {
    const seen = actor ? snapshot(actor, token) : { name: "", img: "" };
    return knownAs({ actor: actor?.uuid ?? null, token: token?.uuid ?? null, ...seen });
  }
}

/** Sum of the lines that are on. */
export function bonusOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { on, value }) => sum + (on ? value : 0), 0);
}

/** Whether the user sees a token; what another scene shows, nobody sees here. */
function isSeen(token: TokenDocument): boolean {
  const placed = token.object as { readonly visible?: boolean } | null | undefined;
  return placed?.visible !== false;
}
