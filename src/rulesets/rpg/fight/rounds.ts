import type {
  Declaration,
  DeclarationForm,
  DueDie,
  RoundDice,
  RoundPhase,
  RoundRule,
  RoundStamp,
  CombatantDice,
} from "../../../core/fight/state/round-rule.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf, roundWith } from "../attack/reading.js";
import { rpgOptions } from "../data/options.js";
import { isOfRound, roundKept, roundTurned } from "../data/actors/round.js";
import { RpgActor } from "../data/actors/rpg-actor.js";
import { diceSpec } from "../dice/specs.js";
import { intentLabel, phaseLabel, shortPhaseLabel } from "../labels.js";
import { initiativeOf } from "../rules/fight/initiative.js";
import { placeParts, seesDeclaration, tieDue, trackerPlace, type Contender } from "../rules/fight/action-order.js";
import { actionsLeft } from "../rules/fight/round-spending.js";
import { phasesOf, type Phase } from "../rules/fight/sections.js";
import { INTENTS, SECTIONS, type Section } from "../rules/vocabulary.js";
import { roundView, type ActionView } from "../sheets/views/round-view.js";

const ICONS: Readonly<Record<Phase, string>> = {
  declaration: "fa-solid fa-bullhorn",
  all: "fa-solid fa-shuffle",
  magic: "fa-solid fa-wand-sparkles",
  missile: "fa-solid fa-bullseye",
  melee: "fa-solid fa-hand-fist",
  damage: "fa-solid fa-heart-crack",
  movement: "fa-solid fa-person-running",
  end: "fa-solid fa-flag-checkered",
};

/** What a d10 was thrown for: the speed of a round (RP-34, RP-35), or a tie (RP-33). */
const [SPEED, TIE] = ["speed", "tie"] as const;
const DIE = "1d10";

/** RP-31 — the round in which whoever knew nothing of it is still surprised. */
const SURPRISED_UNTIL = 1;

/** RP-32, RP-36, RP-37 — the kinds of phases; whatever is no step of its own is acted in. */
const KINDS: Partial<Record<Phase, RoundPhase["kind"]>> = { declaration: "declare", damage: "settle" };

/** RP-31…RP-40 — a round of a fight: declarations, sections, order. */
export const rpgRounds: RoundRule = {
  phases,
  seconds: () => rpgOptions().declarationTimer, // RP-01
  phaseOf: (actor, now) => (rpgOptions().chaos ? "all" : sectionOf(actor, now)),
  speed,
  place: (actor, dice, now, declaring) => trackerPlace(contender({ id: "", actor, dice }, now, declaring)),
  placeInBook,
  due,
  form,
  declare,
  seal,
  kept: (actor, then) => roundKept(figuresOf(actor), then),
  stranger,
  declared,
  sees: seesDeclaration,
  tally,
  ticks: (round) => (round <= SURPRISED_UNTIL ? ["rpgSurprised"] : []),
};

function phases(): readonly RoundPhase[] {
  const { declarationPhase: declarations, duel, chaos } = rpgOptions();
  return phasesOf({ declarations, duel, chaos }).flatMap((id) =>
    id === "end"
      ? []
      : [
          {
            ...{ id, name: phaseLabel(id), short: shortPhaseLabel(id), icon: ICONS[id], kind: KINDS[id] ?? "act" },
            ...(id === "movement" && { stops: "GARDIEN.RPG.ROUND.movement" }), // D-19: whoever has acted may move, too
          },
        ],
  );
}

/** RP-32, RP-37 — whoever has declared nothing acts in the melee. */
function sectionOf(actor: Actor, now: RoundStamp): Section {
  return figuresOf(actor).roundAt(now).section ?? "melee";
}

/** RP-33, RP-34, RP-35, RP-61 — VR, halved as it is now, and the d10 of an option. */
function speed(actor: Actor, dice: RoundDice): number {
  return initiativeOf(figuresOf(actor).reaction.value, { d10: throwsForSpeed() ? (dice[SPEED]?.[0] ?? 0) : 0 });
}

function throwsForSpeed(): boolean {
  const { combatReaction, chaos } = rpgOptions();
  return combatReaction || chaos;
}

/** RP-33, RP-35, RP-37 — while intentions are declared nobody has a section yet, nor need of a die among equals. */
function contender({ id, actor, dice }: CombatantDice, now: RoundStamp, declaring: boolean): Contender {
  const section = declaring || rpgOptions().chaos ? null : sectionOf(actor, now);
  return { id, initiative: speed(actor, dice), section, ties: declaring ? [] : (dice[TIE] ?? []) };
}

/** RP-33 — VR, and the die of a tie beside it. */
function placeInBook(place: number): Text {
  const { initiative, tie } = placeParts(place);
  return { key: `GARDIEN.RPG.ROUND.${tie > 1 ? "placeTied" : "place"}`, data: { initiative, tie } };
}

/** RP-33 — the greatest initiative that leaves everybody in their section. */
const MOST_INITIATIVE = 99;

/** RP-32, RP-33 — whoever plays by other rules acts in the melee, unless the keeper says otherwise, by their own number. */
function stranger(initiative: number, chosen: string, declaring: boolean) {
  const { chaos } = rpgOptions();
  const section = SECTIONS.find((id) => id === chosen) ?? "melee";
  const known = Math.min(MOST_INITIATIVE, Math.max(0, initiative));
  const place = trackerPlace({ section: declaring || chaos ? null : section, initiative: known });
  return { phase: chaos ? "all" : section, place };
}

function due(all: readonly CombatantDice[], now: RoundStamp, declaring: boolean) {
  const fighting = all.filter(({ actor }) => figuresOf(actor).hp.state === "alive");
  const slow = throwsForSpeed() ? fighting.filter(({ dice }) => dice[SPEED] === undefined) : [];
  if (slow.length > 0) return slow.map(({ id }) => dueDie(id, SPEED));
  if (declaring) return [];
  const tied = tieDue(fighting.map((one) => contender(one, now, declaring)));
  return tied.map((id) => dueDie(id, TIE));
}

/** A roll of ours names itself and whose it is: beside a plain one the message would say each die again. */
function dueDie(id: string, as: typeof SPEED | typeof TIE): DueDie {
  const rolled = diceSpec(as, as, DIE);
  return { id, as, formula: DIE, ...(rolled && { rolled: { roll: rolled.roll, options: rolled.options } }) };
}

/** RP-32, RP-37, RP-61 — the sections that a body allows; whoever can only parry, or has acted, has nothing to declare. */
function form(actor: Actor, now: RoundStamp): DeclarationForm | null {
  const figures = figuresOf(actor);
  const state = figures.roundAt(now);
  const offered = sectionsFor(figures);
  if (offered.length === 0 || state.attacks > 0) return null;
  const { intent, target } = isOfRound(figures.round, now) ? figures.round : { intent: "none", target: "" };
  return {
    phases: offered.map((id) => ({ id, name: phaseLabel(id), icon: ICONS[id] })),
    chosen: state.section,
    fields: state.section === "melee" ? [intentField(intent)] : [],
    target: state.section === null || state.section === "movement" ? null : target,
  };
}

function sectionsFor({ hp, capacities: { attack, cast, act, move } }: RpgActor): readonly Section[] {
  if (hp.state !== "alive") return [];
  const allowed: Readonly<Record<Section, boolean>> = {
    magic: cast,
    missile: attack,
    melee: attack,
    movement: act || move !== "none",
  };
  return SECTIONS.filter((section) => allowed[section]);
}

/** RP-76, RP-77 — what must be declared now. */
function intentField(value: string): DeclarationForm["fields"][number] {
  const options = INTENTS.map((intent) => ({ value: intent, label: intentLabel(intent) }));
  return { id: "intent", label: "GARDIEN.RPG.ROUND.intent", options, value };
}

/** RP-37, RP-76, RP-77 — nothing beside blows in the melee knocks out or disarms. */
function declare(actor: Actor, now: RoundStamp, choice: Declaration): object | null {
  const figures = figuresOf(actor);
  const offered = form(actor, now)?.phases.map(({ id }) => id) ?? [];
  const section = SECTIONS.find((id) => id === (choice["phase"] ?? figures.roundAt(now).section));
  if (!section || !offered.includes(section)) return null;
  const before = isOfRound(figures.round, now) ? figures.round : { intent: "none" as const, target: "" };
  const intent = INTENTS.find((id) => id === (choice["intent"] ?? before.intent)) ?? "none";
  const target = choice["target"] ?? before.target;
  const fresh = roundTurned(figures, now);
  return {
    ...fresh,
    round: {
      ...(fresh && (fresh as { readonly round: object }).round),
      section,
      intent: section === "melee" ? intent : "none",
      target: section === "movement" ? "" : target,
    },
  };
}

/** RP-37 — what is declared stands for the round. */
function seal(actor: Actor, now: RoundStamp): object {
  const figures = figuresOf(actor);
  const { section, intent, target } = isOfRound(figures.round, now)
    ? figures.round
    : { section: null, intent: "none", target: "" };
  return { round: { section, intent, target } };
}

function declared(actor: Actor, now: RoundStamp) {
  const figures = figuresOf(actor);
  const { section } = figures.roundAt(now);
  if (section === null) return null;
  const { intent, target } = figures.round;
  return {
    name: phaseLabel(section),
    icon: ICONS[section],
    detail: intent === "none" ? "" : intentLabel(intent),
    target,
  };
}

/** RP-38, RP-39 — the actions of a round: what went into attacks, parries and moves, and what is left. */
function tally(actor: Actor, now: RoundStamp) {
  const figures: unknown = actor.system;
  if (!(figures instanceof RpgActor) || figures.hp.state !== "alive") return null;
  const state = roundWith(actor, now);
  const { attacks, parries, plan } = state;
  const marks = roundView(state).actions.map(({ kind, used }) => ({ icon: MARKS[kind], spent: used }));
  const early = plan === null && parries > 0;
  return {
    words: {
      key: `GARDIEN.RPG.ROUND.${early ? "tallyEarly" : "tally"}`,
      data: { attacks, parries, left: actionsLeft(state) },
    },
    marks,
  };
}

const MARKS: Readonly<Record<ActionView["kind"], string>> = {
  attack: "fa-solid fa-khanda",
  parry: "fa-solid fa-shield-halved",
  move: ICONS.movement,
  free: "fa-regular fa-circle",
};
