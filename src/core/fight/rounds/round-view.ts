import { rulesetOf } from "../../rulesets.js";
import { keeperPresent, tokenAt } from "../../world/world.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { phasesForOthers } from "../order/others.js";
import { currentPhase, openingPhase } from "../phases/phase.js";
import { knowsDeclaration } from "./known-intent.js";
import type { RoundRule } from "../state/round-rule.js";
import { roundState, type RoundState } from "../state/round-state.js";
import { silentIn } from "./round-steps.js";
import { stampOf } from "../state/fight-of.js";
import { phaseOf } from "./rounds.js";
import { fightersIn, type Fighter } from "../state/rule-of.js";

/** What the bar of the phases shows. */
export interface BarView {
  readonly phases: readonly {
    readonly id: string;
    readonly name: string;
    readonly short: string;
    readonly icon: string;
    readonly current: boolean;
    /** What keepers are told of the way to it; empty where it is no button. */
    readonly goTo: string;
  }[];
  /** Name of the phase that it is; empty where nobody acts. */
  readonly now: string;
  /** Who is awaited, or that nobody is; what may be done in a phase that stands still; else empty. */
  readonly told: string;
  /** That no keeper is there to lead the round; empty where one is. */
  readonly absent: string;
  /** What the keeper's button to go on says; empty where there is none. */
  readonly goOn: string;
  /** When the time for declarations is up, in milliseconds; 0 for never. */
  readonly deadline: number;
}

/** What a row of the list shows of a combatant's round. */
export interface RowView {
  readonly id: string;
  readonly label: string;
  /** Their place in the book's numbers; empty where the list's number is one of these. */
  readonly place: string;
  readonly phases: readonly {
    readonly id: string;
    readonly name: string;
    readonly icon: string;
    readonly on: boolean;
  }[];
  readonly fields: readonly SelectView[];
  /** What one sees of a declaration that is not one's own to make. */
  readonly told: { readonly icon: string; readonly words: string } | null;
  readonly tally: { readonly words: string; readonly marks: readonly { icon: string; spent: boolean }[] } | null;
  readonly ticks: readonly {
    readonly id: string;
    readonly label: string;
    readonly img: string;
    readonly on: boolean;
  }[];
}

interface SelectView {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: Combatant["name"];
    readonly selected: boolean;
  }[];
}

/** The bar of a fight that has begun; `null` before, where there are no phases, and while the keeper's client finds its order. */
export function barView(combat: Combat, rule: RoundRule): BarView | null {
  const phases = rule.phases();
  if (phases.length === 0) return null;
  const state = roundState(combat);
  const absent = combat.started && !keeperPresent() ? t("GARDIEN.ROUND.noKeeper") : "";
  if (!state) return absent === "" ? null : { phases: [], now: "", told: "", absent, goOn: "", deadline: 0 };
  const current = currentPhase(phases, state.stand, phaseOf(combat, rule, combat.combatant));
  const declares = current?.kind === "declare";
  const goOn = declares ? "GARDIEN.ROUND.begin" : "GARDIEN.ROUND.goOn";
  return {
    phases: phases.map(({ id, name, short, icon }) => ({
      ...{ id, name: t(name), short: t(short), icon, current: id === current?.id },
      goTo: game.user.isGM && id !== current?.id ? t("GARDIEN.ROUND.goTo", { phase: t(name) }) : "",
    })),
    now: current ? t(current.name) : "",
    told: declares ? awaited(combat, rule) : state.stand !== "" && current?.stops ? t(current.stops) : "",
    absent,
    goOn: game.user.isGM && state.stand !== "" ? t(goOn) : "",
    deadline: declares && rule.seconds() > 0 ? state.since + 1000 * rule.seconds() : 0,
  };
}

/** Whoever is hidden from a player is not named to them. */
function awaited(combat: Combat, rule: RoundRule): string {
  const silent = silentIn(combat, rule);
  const names = silent.filter((one) => isShown(one)).map(({ name }) => name);
  if (silent.length === 0) return t("GARDIEN.ROUND.allDeclared");
  return names.length === 0 ? "" : t("GARDIEN.ROUND.awaited", { names: names.join(", ") });
}

function isShown({ hidden, isOwner }: Combatant): boolean {
  return !hidden || isOwner;
}

/** A row of the list, for whoever looks at it; `null` for whom these rules do not know. */
export function rowView(combat: Combat, rule: RoundRule, combatantId: string): RowView | null {
  const fighter = fightersIn(combat).find(({ id }) => id === combatantId);
  if (!fighter) return strangerView(combat, rule, combatantId);
  const { actor, combatant } = fighter;
  const state = roundState(combat);
  const form = state && maySpeak(rule, state, actor) ? rule.form(actor, stampOf(combat)) : null;
  const open = state && isOpen(rule, state);
  const known = actor.testUserPermission(game.user, "OBSERVER") && combat.started;
  const tally = known ? rule.tally(actor, stampOf(combat)) : null;
  return {
    id: combatantId,
    label: t("GARDIEN.ROUND.declarationOf", { name: combatant.name }),
    place: placeOf(rule, combatant),
    phases: (form?.phases ?? []).map(({ id, name, icon }) => ({ id, name: t(name), icon, on: id === form?.chosen })),
    fields: form && open ? fieldsOf(combat, fighter, form) : [],
    told: (form && open) || !state ? null : toldOf(combat, rule, state, fighter),
    tally: tally && { words: say(tally.words), marks: tally.marks },
    ticks: game.user.isGM ? ticksOf(rule, combat, fighter) : [],
  };
}

/** The row of somebody who plays by other rules: where they act, which is for the keeper to choose. */
function strangerView(combat: Combat, rule: RoundRule, id: string): RowView | null {
  const combatant = combat.combatants.get(id);
  const own = roundState(combat)?.others.find((one) => one.id === id);
  const phase = own && rule.phases().find((one) => one.id === own.phase);
  if (!combatant || !phase) return null;
  const offered = game.user.isGM ? phasesForOthers(rule) : [];
  return {
    id,
    label: t("GARDIEN.ROUND.actsIn", { name: combatant.name }),
    phases: offered.map((one) => ({ id: one.id, name: t(one.name), icon: one.icon, on: one.id === phase.id })),
    told: { icon: phase.icon, words: t("GARDIEN.ROUND.otherRules", { phase: t(phase.name) }) },
    ...{ place: "", fields: [], tally: null, ticks: [] },
  };
}

function placeOf(rule: RoundRule, { initiative }: Combatant): string {
  return initiative === null || !rule.placeInBook ? "" : say(rule.placeInBook(initiative));
}

/** Those who play somebody declare while it is open; keepers always. */
export function maySpeak(rule: RoundRule, state: RoundState, actor: Actor): boolean {
  return game.user.isGM || (actor.isOwner && isOpen(rule, state));
}

/** Whether everybody declares now; all the time where nobody waits for it. */
function isOpen(rule: RoundRule, { stand }: RoundState): boolean {
  const declaring = openingPhase(rule.phases());
  return !declaring || declaring.id === stand;
}

type Form = NonNullable<ReturnType<RoundRule["form"]>>;

function fieldsOf(combat: Combat, fighter: Fighter, { fields, target }: Form): readonly SelectView[] {
  const { name } = fighter.combatant;
  const label = (key: string) => t("GARDIEN.ROUND.fieldOf", { label: t(key), name });
  const asked = fields.map(({ id, label: key, options, value }) => ({
    id,
    label: label(key),
    options: options.map((one) => ({ value: one.value, label: t(one.label), selected: one.value === value })),
  }));
  if (target === null) return asked;
  const others = [...combat.turns].filter((one) => one !== fighter.combatant && one.token && isShown(one));
  const options = others.map(({ token, name: other }) => ({ value: token?.uuid ?? "", label: other }));
  const all: readonly Pick<SelectView["options"][number], "value" | "label">[] = [
    { value: "", label: t("GARDIEN.ROUND.noTarget") },
    ...options,
  ];
  return [
    ...asked,
    {
      id: "target",
      label: label("GARDIEN.ROUND.target"),
      options: all.map((one) => ({ ...one, selected: one.value === target })),
    },
  ];
}

/** The quick see what the slower prepare; once people act everybody does. */
function toldOf(combat: Combat, rule: RoundRule, state: RoundState, fighter: Fighter): RowView["told"] {
  const { actor } = fighter;
  const declared = rule.declared(actor, stampOf(combat));
  if (!declared) {
    const awaited = state.slowestFirst && rule.form(actor, stampOf(combat)) !== null; // nobody waits for the dead
    return awaited ? { icon: "fa-solid fa-ellipsis", words: t("GARDIEN.ROUND.awaits") } : null;
  }
  if (!knowsDeclaration(combat, rule, state, fighter))
    return { icon: "fa-solid fa-check", words: t("GARDIEN.ROUND.declared") };
  const { name, icon, detail, target } = declared;
  const aim = nameOf(target);
  const words = [t(name), detail === "" ? "" : t(detail), aim === "" ? "" : t("GARDIEN.ROUND.towards", { name: aim })];
  return { icon, words: words.filter((one) => one !== "").join(", ") };
}

/** Name of a token that this user may know of; empty else. */
function nameOf(uuid: string): string {
  const token = tokenAt(uuid);
  return token && (!token.hidden || game.user.isGM) ? token.name : "";
}

function ticksOf(rule: RoundRule, combat: Combat, { actor, combatant }: Fighter): RowView["ticks"] {
  const conditions = rulesetOf(actor.type)?.conditions ?? [];
  return rule.ticks(combat.round).flatMap((id) => {
    const condition = conditions.find((one) => one.id === id);
    if (!condition) return [];
    const label = t("GARDIEN.ROUND.fieldOf", { label: t(condition.name), name: combatant.name });
    return [{ id, label, img: condition.img, on: actor.statuses.has(id) }];
  });
}
