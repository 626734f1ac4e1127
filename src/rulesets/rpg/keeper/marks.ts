import { markLabel } from "../labels.js";
import { gridRow, MOST_MORE, pointsOf, type Marks } from "../deeds/growth/award.js";
import { MARKS, MOST_MARK } from "../rules/character/experience.js";
import { nameOf } from "../../../core/world/selected-actors.js";
import { AREA } from "../deeds/kit.js";

/** RP-95 — what nobody was given yet. */
const NONE: Marks = { conduct: 0, mission: 0, roleplay: 0, more: 0 };

/** RP-95 — the marks of an adventure as they are typed, by UUID of whoever gets them. They are nobody's until they are given. */
export class MarksGrid {
  readonly #marks = new Map<string, Marks>();

  of({ uuid }: Actor): Marks {
    return this.#marks.get(uuid) ?? NONE;
  }

  /** Takes what was typed for somebody; false for what is no mark. */
  set({ uuid }: Actor, id: string, value: number): boolean {
    if (!Object.hasOwn(NONE, id) || !Number.isFinite(value)) return false;
    const [least, most] = id === "more" ? [-MOST_MORE, MOST_MORE] : [0, MOST_MARK];
    const marks = this.#marks.get(uuid) ?? NONE;
    this.#marks.set(uuid, { ...marks, [id]: Math.min(most, Math.max(least, Math.trunc(value))) });
    return true;
  }

  /** Those who were given something, and their rows as the deed reads them. */
  given(actors: readonly Actor[]): { readonly actors: readonly Actor[]; readonly grid: readonly string[] } {
    const marked = actors.filter((actor) => pointsOf(this.of(actor)) > 0);
    return { actors: marked, grid: marked.map((actor) => gridRow(actor.uuid, this.of(actor))) };
  }

  clear(): void {
    this.#marks.clear();
  }

  /** The grid as the window shows it. */
  context(actors: readonly Actor[]): object {
    return {
      marks: MARKS.map((mark) => ({ id: mark, label: markLabel(mark) })),
      rows: actors.map((actor) => {
        const marks = this.of(actor);
        const name = nameOf(actor);
        const fields = MARKS.map((id) => ({ id, value: marks[id], min: 0, max: MOST_MARK, label: markLabel(id) }));
        const more = {
          id: "more",
          value: marks.more,
          min: -MOST_MORE,
          max: MOST_MORE,
          label: `${AREA}.field.more`,
        };
        return { uuid: actor.uuid, name, fields: [...fields, more], total: pointsOf(marks) };
      }),
      any: this.given(actors).actors.length > 0,
    };
  }
}
