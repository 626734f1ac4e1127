import type { Block, Cell, Desk } from "../../../core/creation/procedure.js";
import { diceRolls } from "../dice/specs.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { STARTING_EXPERIENCE } from "../rules/character/experience.js";
import { sumOf } from "../rules/checks/faces.js";
import { fixedHitPoints, hitPointDice } from "../rules/character/starting-points.js";
import type { WarpDraft } from "./draft.js";
import { choice, flag, text, word } from "./fields.js";
import { traitName } from "./names.js";
import { dueDice, hitPointsOf, linkedTraits, mayChoose, type Linked } from "./points.js";
import { positiveOf } from "./traits.js";

/** WP-29…WP-32 — hit points from the traits that are linked to them, averaged or rolled; and the first die of experience. */
export function pointBlocks(draft: WarpDraft, desk: Desk): readonly Block[] {
  const { max } = hitPointsOf(draft, desk);
  return [
    ...keepBlock(draft, desk),
    ...(draft.keepPoints ? [] : [linkBlock(draft), choiceTable(draft), ...diceBlock(draft)]),
    { kind: "fields", fields: [text("pointsWord", draft.pointsWord, { hint: word("pointsWordHint"), wide: true })] },
    {
      kind: "figures",
      caption: word("figures"),
      rows: [
        { label: word("figure.points"), value: String(max) },
        { label: word("figure.experience"), value: String(experience(desk)) },
      ],
    },
  ];
}

/** WP-32 — a new character's; what was earned in play stays. */
export function experience({ actor }: Desk): number {
  return Math.max((actor.system as WarpCharacter).xp.total, STARTING_EXPERIENCE.total);
}

/** What was settled at the table is kept unless somebody lets go of it. */
function keepBlock({ keepPoints }: WarpDraft, { actor }: Desk): readonly Block[] {
  const { max } = (actor.system as WarpCharacter).hp;
  if (!keepPoints) return [];
  return [{ kind: "fields", fields: [flag("keepPoints", true, word("keepPoints", { n: max }))] }];
}

/** WP-29 — which traits are linked; settled once a die has fallen. */
function linkBlock(draft: WarpDraft): Block {
  const traits = positiveOf(draft).filter(({ unknown }) => !unknown);
  if (draft.pointDice.length > 0) return { kind: "note", text: word("locked") };
  const linked = traits.map((slot) => {
    return flag(
      `use/${slot.key}/hitPoints`,
      slot.uses.includes("hitPoints"),
      word("linked", { name: traitName(slot) }),
    );
  });
  return { kind: "fields", fields: linked };
}

/** WP-30 — roll or average, trait by trait, until a die has fallen. */
function choiceTable(draft: WarpDraft): Block {
  return {
    kind: "table",
    caption: word("step.points"),
    head: [word("column.dice"), word("column.choice"), word("column.points")],
    rows: linkedTraits(draft).map((one) => ({
      name: one.key === "none" ? word("noLinkedTrait") : one.name,
      cells: [diceCell(one), choiceCell(one, draft), pointsCell(one)],
    })),
  };
}

function diceCell({ score, choice: way, dice }: Linked): Cell {
  if (way === "average") return "—";
  return dice ? dice.join(" ") : `${hitPointDice(score)}d6`;
}

function choiceCell({ key, choice: way }: Linked, draft: WarpDraft): Cell {
  if (!mayChoose(draft)) return word(`choice.${way}`);
  const options = (["average", "roll"] as const).map((value) => ({ value, label: word(`choice.${value}`) }));
  return choice(`rollFor/${key}`, way, options, word("column.choice"));
}

function pointsCell({ score, choice: way, dice }: Linked): Cell {
  if (way === "average") return String(fixedHitPoints([score]));
  return dice ? String(sumOf(dice)) : "?";
}

/** WP-30 — all dice at once. */
function diceBlock(draft: WarpDraft): readonly Block[] {
  const due = dueDice(draft);
  if (due.length === 0) return [];
  const label = word(draft.pointDice.length > 0 ? "rollAgain" : "rollPoints");
  const rolls = due.flatMap(({ key, score }) => diceRolls(key, "hitPoints", hitPointDice(score)));
  return [{ kind: "dice", path: "pointDice", done: false, label, rolls }];
}
