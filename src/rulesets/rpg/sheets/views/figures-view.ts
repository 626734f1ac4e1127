import { signed } from "../../../../core/text/i18n.js";
import { figure, type Text } from "../../../../core/text/text.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { attributeLabel } from "../../labels.js";
import { ATTRIBUTES, type Attribute, type AttributeMode } from "../../rules/vocabulary.js";

/** RP-20, RP-24…RP-28 — one of the eight figures of a sheet. */
export interface FigureView {
  readonly id: string;
  readonly value: string;
  /** Language key. */
  readonly label: string;
  readonly note: Text;
  /** Less than it would be in health. */
  readonly hurt: boolean;
}

type Somebody = Pick<
  RpgActor,
  "attributes" | "attributeScore" | "figures" | "reaction" | "defenseBonus" | "damageBonus" | "move"
>;

/** RP-16, RP-20 — the four attributes, with the score of the test that the table usually makes. */
export function attributeViews(actor: Somebody, mode: AttributeMode): readonly (FigureView & { id: Attribute })[] {
  return ATTRIBUTES.map((id) => {
    const { value, loss } = actor.attributes[id];
    const score = actor.attributeScore(id, mode);
    return { id, value: figure(value), label: attributeLabel(id), note: note("score", score), hurt: loss > 0 };
  });
}

/** RP-24…RP-26, RP-28 — VR, Bdef, Bdeg and the metres of a round, as they are now. */
export function figureViews(actor: Somebody): readonly FigureView[] {
  const { figures, reaction, defenseBonus, damageBonus, move } = actor;
  const one = (id: string, value: number, healthy: number, text = figure(value)): FigureView => {
    const hurt = value < healthy;
    const label = `GARDIEN.RPG.FIGURE.${id}`;
    return { id, value: text, label, note: hurt ? note("insteadOf", healthy) : note(id), hurt };
  };
  return [
    one("reaction", reaction.value, figures.reaction),
    one("defenseBonus", defenseBonus.value, figures.defenseBonus),
    one("damageBonus", damageBonus.value, figures.damageBonus, signed(damageBonus.value)),
    one("move", move.value, figures.move),
  ];
}

function note(id: string, n?: number): Text {
  return { key: `GARDIEN.RPG.FIGURE.note.${id}`, ...(n !== undefined && { data: { n } }) };
}
