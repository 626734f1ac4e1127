import { type Rows, type Ticked, type Placed, freeIn } from "./circles.js";
import { type Options, DEFAULTS } from "../options.js";
import { type Row, type Nature, ROWS } from "../vocabulary.js";

type TickOptions = Pick<Options, "lethalReplacesTemporary">;

/** A row changed by some circles. */
export function changed(rows: Rows, row: Row, change: { readonly lethal?: number; readonly temporary?: number }): Rows {
  const { max, lethal, temporary } = rows[row];
  return {
    ...rows,
    [row]: { max, lethal: lethal + (change.lethal ?? 0), temporary: temporary + (change.temporary ?? 0) },
  };
}

/** SE-52…SE-55 — ticks a circle for each wound, from the worst down. */
export function tickCircles(
  rows: Rows,
  wounds: readonly (Row | "none")[],
  nature: Nature = "lethal",
  options: TickOptions = DEFAULTS,
): Ticked {
  const worstFirst = ROWS.toReversed().flatMap((row) => wounds.filter((wound) => wound === row));
  let now = rows;
  const placed = worstFirst.map((wound) => {
    const { rows: next, at } = tickOne(now, wound as Row, nature, options);
    now = next;
    return at;
  });
  return { rows: now, placed, surplus: placed.filter((at) => at === "surplus").length };
}

/** SE-53, SE-55 — one wound: a full row passes it on to the next one up, and its nature with it. */
function tickOne(rows: Rows, wound: Row, nature: Nature, options: TickOptions): { rows: Rows; at: Placed } {
  for (const row of ROWS.slice(ROWS.indexOf(wound))) {
    if (freeIn(rows[row]) > 0) return { rows: changed(rows, row, { [nature]: 1 }), at: row };
    if (nature === "lethal" && options.lethalReplacesTemporary && rows[row].temporary > 0) {
      return { rows: changed(rows, row, { lethal: 1, temporary: -1 }), at: row };
    }
  }
  if (nature === "temporary" && rows.tue.temporary > 0) {
    return { rows: changed(rows, "tue", { lethal: 1, temporary: -1 }), at: "converted" };
  }
  return { rows, at: "surplus" };
}
