import { sharedPool } from "../shared/pools.js";
import { actOf } from "../play/act/act-of.js";
import type { Foreseen, Rehearsal, TakenBack } from "../play/apply/rehearsal.js";
import { same, valueIn } from "../play/record/same-values.js";
import type { ActorState } from "../ruleset.js";
import { rulesetOf } from "../rulesets.js";
import { signed, t } from "../text/i18n.js";
import { figure, say } from "../text/text.js";
import { tokenAt } from "../world/world.js";
import type { AsksBack, BackAsk } from "./by-hand.js";

/** One thing that an undo gives back. */
export interface BackRow {
  /** Classes of its icon; empty where it has a picture. */
  readonly icon: string;
  readonly img: string;
  readonly what: string;
  readonly note: string;
  /** Before and after, where it is a number; empty otherwise. */
  readonly from: string;
  readonly to: string;
  /** What becomes of it, where it is none. */
  readonly word: string;
  readonly diff: string;
  /** What the keeper is asked about it; `null`: nothing. */
  readonly ask: BackAsk | null;
  /** True where it stays as it is, as the keeper has chosen. */
  readonly stays: boolean;
}

const NOTHING: BackRow = {
  ...{ icon: "", img: "", what: "", note: "", from: "", to: "", word: "", diff: "" },
  ...{ ask: null, stays: false },
};

/** Returns what an undo gives back on one sheet. */
export function rowsOn(foreseen: Foreseen, asks: AsksBack): readonly BackRow[] {
  const conditions = conditionsOf(foreseen);
  const others = valuesOf(foreseen);
  const named = others.filter(({ what }) => what !== "");
  // what has no name of its own shows in a condition that follows from it
  const rest = others.length > named.length && conditions.length + named.length === 0;
  return [
    ...numbersOf(foreseen, asks),
    ...itemsOf(foreseen, asks),
    ...conditions,
    ...named,
    ...(rest ? [{ ...NOTHING, icon: "fa-solid fa-file-lines", what: t("GARDIEN.UNDO.rest"), word: asBefore() }] : []),
  ];
}

const asBefore = () => t("GARDIEN.UNDO.asBefore");

/** The latest move of each path, by path. */
function latest(plans: readonly TakenBack[], kind: "numbers" | "values") {
  const moves = plans
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ plan, verdict }) => plan[kind].map((move) => [move.path, { ...move, verdict }] as const));
  return new Map(moves);
}

const read = (actor: Actor, path: string): unknown => foundry.utils.getProperty(actor, path);

function numbersOf(foreseen: Foreseen, asks: AsksBack): readonly BackRow[] {
  const { actor, after, plans } = foreseen;
  return [...latest(plans, "numbers").values()].flatMap((move) => {
    const [now, then] = [read(actor, move.path), read(after, move.path)];
    if (typeof now !== "number" || typeof then !== "number") return [];
    const ask = asks(foreseen, move.path);
    const what = say(actOf(move.verdict).numberLabel(move.path));
    const written = Number(move.after);
    const moved = !ask && now !== written;
    const note = moved ? t("GARDIEN.UNDO.since", { written: figure(written), now: figure(now) }) : "";
    return numberRowOr(now, then, { icon: "fa-solid fa-chart-simple", what, note, ask });
  });
}

/** The row of a number: none where nothing becomes of it, and nobody is asked. */
function numberRowOr(now: number, then: number, row: Partial<BackRow>): readonly BackRow[] {
  if (now !== then) return [numberRow(now, then, row)];
  return row.ask ? [{ ...NOTHING, ...row, word: figure(now), diff: "±0", stays: true }] : [];
}

function numberRow(now: number, then: number, row: Partial<BackRow>): BackRow {
  return { ...NOTHING, from: figure(now), to: figure(then), diff: signed(then - now), ...row };
}

/** Conditions that end with what they follow from, or hold once more. */
function conditionsOf({ actor, after }: Foreseen): readonly BackRow[] {
  const held = (one: Actor) => new Set((one.system as ActorState).stateStatuses);
  const [now, then] = [held(actor), held(after)];
  return (rulesetOf(actor.type)?.conditions ?? []).flatMap(({ id, name, img }) => {
    if (now.has(id) === then.has(id)) return [];
    const ends = now.has(id);
    const word = t(`GARDIEN.UNDO.${ends ? "lifted" : "back"}`);
    return [{ ...NOTHING, img, what: t(name), word, diff: t(`GARDIEN.UNDO.${ends ? "less" : "more"}Condition`) }];
  });
}

/** Other values; one without a name of its own has none here either. */
function valuesOf({ actor, after, plans }: Foreseen): readonly BackRow[] {
  const rows = [...latest(plans, "values").values()].flatMap((move): readonly BackRow[] => {
    const [now, then] = [read(actor, move.path), read(after, move.path)];
    if (same(now, then)) return [];
    const label = actOf(move.verdict).valueLabel(move.path);
    const row = { icon: "fa-solid fa-file-pen", what: label ? say(label) : "" };
    if (typeof now === "number" && typeof then === "number") return [numberRow(now, then, row)];
    return [{ ...NOTHING, ...row, word: asBefore() }];
  });
  return rows.flatMap((row, index) => {
    const alike = rows.filter(({ what }) => what === row.what);
    if (alike.length === 1) return [row];
    // several that share a name are one thing to whoever reads it: numbers would not say of what
    return rows.indexOf(alike[0] ?? row) === index
      ? [{ ...NOTHING, icon: row.icon, what: row.what, word: asBefore() }]
      : [];
  });
}

function itemsOf(foreseen: Foreseen, asks: AsksBack): readonly BackRow[] {
  const { actor, after, plans } = foreseen;
  const changed = [...actor.items].flatMap((item): readonly BackRow[] => {
    const id = item.id ?? "";
    const row = { img: item.img ?? "", what: item.name, note: kindOf(item) };
    const kept = after.items.get(id);
    if (!kept) return [{ ...NOTHING, ...row, word: t("GARDIEN.UNDO.removed"), diff: "−1" }];
    const paths = new Set(
      plans.flatMap(({ plan }) =>
        plan.items.filter((one) => one.id === id).flatMap(({ moves }) => moves.map(({ path }) => path)),
      ),
    );
    const [now, then] = [item.toObject(), kept.toObject()];
    const moved = [...paths].flatMap((path) => {
      const [one, other] = [valueIn(now, path), valueIn(then, path)];
      const isNumber = typeof one === "number" && typeof other === "number";
      const ask = isNumber ? asks(foreseen, path, item as Item) : null;
      return ask || !same(one, other) ? [{ one, other, ask }] : [];
    });
    const [first, ...more] = moved;
    if (!first) return [];
    const { one, other, ask } = first;
    // the rounds of a weapon are a number; what changes together, as a wound that bleeds, is told at once
    if (more.length === 0 && typeof one === "number" && typeof other === "number")
      return numberRowOr(one, other, { ...row, ask });
    return [{ ...NOTHING, ...row, word: asBefore() }];
  });
  const again = [...after.items].filter(({ id }) => !actor.items.has(id ?? ""));
  const back = again.map((item) => ({
    ...{ ...NOTHING, img: item.img ?? "", what: item.name, note: kindOf(item) },
    ...{ word: t("GARDIEN.UNDO.back"), diff: "+1" },
  }));
  return [...changed, ...back];
}

/** What an item is, e.g. a wound, which may be called after the weapon that dealt it; without the name of its rules. */
function kindOf({ type }: Pick<Item, "type">): string {
  return t(`TYPES.Item.${type}`).replace(/\s*\([^)]*\)$/u, "");
}

/** Returns what an undo gives back that stands on no sheet: places, ranks, dice of other cards, points of the group. */
export function rowsBeside({ draws, places, ranks, dice }: Rehearsal): readonly BackRow[] {
  const icon = (name: string) => `fa-solid fa-${name}`;
  return [
    ...places.flatMap(({ token: uuid, before, after }) => {
      const token = tokenAt(uuid);
      const stays =
        !token || token.x !== after.x || token.y !== after.y || (before.x === after.x && before.y === after.y);
      if (stays) return [];
      const what = t("GARDIEN.UNDO.place", { name: token.name });
      return [{ ...NOTHING, icon: icon("person-running"), what, word: t("GARDIEN.UNDO.back") }];
    }),
    ...ranks.flatMap(({ combat, combatant, before, after }) => {
      const fighter = game.combats.get(combat)?.combatants.get(combatant);
      if (fighter?.initiative !== after) return [];
      const what = t("GARDIEN.UNDO.rank", { name: fighter.name ?? "" });
      const to = before === null ? "–" : figure(before);
      return [{ ...NOTHING, icon: icon("list-ol"), what, from: figure(after), to }];
    }),
    ...draws.flatMap(({ pool, before, after }) => {
      const name = sharedPool(pool)?.name;
      if (!name || before === after) return [];
      return [
        {
          ...NOTHING,
          icon: icon("people-group"),
          what: t(name),
          diff: signed(before - after),
          word: t("GARDIEN.UNDO.back"),
        },
      ];
    }),
    ...(dice.length > 0
      ? [{ ...NOTHING, icon: icon("dice-d20"), what: t("GARDIEN.UNDO.dice"), word: asBefore() }]
      : []),
  ];
}
