import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { text } from "../../../../core/shape/shape.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";
import { called, count, deed, fact, field, named, obstacle, pick, say } from "../kit.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { unlessAlive } from "../reading.js";
import { HURT, hurtChanges, hurtOutcome, hurtShown, kills, SHOCKS } from "../wounded.js";
import { deathTestCalls } from "./death-test.js";
import { destinyCalls } from "./destiny.js";

const DAMAGE = "damage";
/** DD-90 — the most that one deed takes. */
const MOST = 299;

/** DD-90…DD-102 — damage by the keeper's word, without any attack: a fall, a trap, cold. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  form: {
    cause: field.text(),
    damage: field.text({ initial: "1d6", hint: say("hint.damage") }),
    type: field.choice(DAMAGE_TYPES, "type"),
    /** DD-91 — as the rules have it, or as the keeper does. */
    shock: field.choice(["rules", ...SHOCKS], "shock"),
  },
  kept: { ...HURT, cause: text, written: text },
  obstacle: ({ actor, form }) => unlessAlive(actor) ?? (isPoints(form.damage) ? null : obstacle("badFormula", actor)),
  rolls: ({ form }) => [pointsRoll(DAMAGE, "damage", form.damage) ?? []].flat(),
  outcome: ({ actor, form: { cause, damage, type, shock }, dice }) => ({
    ...hurtOutcome(actor, { damage: pointsOf(DAMAGE, damage, dice), type, shock: shock === "rules" ? null : shock }),
    ...{ cause, written: damage },
  }),
  asksKeeper: kills,
  changes: hurtChanges,
  calls: (hurt, actor) => [...deathTestCalls(hurt, actor), ...destinyCalls(hurt, actor)],
  edit: {
    figures: () => [
      count("damage", [0, MOST]),
      pick("type", field.words(DAMAGE_TYPES, "type")),
      pick("shock", field.words(SHOCKS, "shock")),
    ],
    follow: ({ damage, type, ...decided }, _ruled, actor) =>
      hurtOutcome(actor, { damage, type, shock: isDecided(decided, "shock") ? decided.shock : null }),
  },
  view: ({ cause, written, ...hurt }) =>
    card({
      verdict: cause ? called(cause) : say("harm.verdict"),
      tone: hurt.damage > 0 ? "bad" : "good",
      facts: [fact("damage", named(written), "DD-90")],
      ...hurtShown(hurt),
    }),
});
