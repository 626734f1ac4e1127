import type { Seat } from "./table.js";

/** What a cheating client may send in place of an honest attack, and what the keeper then reads. */
export const FORGERIES = {
  "the formula is bigger": "1d20 + 30",
  "a die shows more than it has": "Les dés ne sont pas ceux du jet (1d20).",
  "more dice are thrown": "Les dés ne sont pas ceux du jet (1d20).",
  "the die has other faces": "Les dés ne sont pas ceux du jet (1d20).",
  "the roll is of another class": "Ce n’est pas le jet attendu (GbAttackRoll, reçu Roll).",
  "the total is edited": "Les dés donnent 20, le jet annonce 22.",
  "a roll is added": "Jets attendus : 2 ; reçus : 3.",
  "a line is worth more than the sheet says": "Base à l’attaque : +1 selon la fiche, +9 dans le jet.",
  "a line is invented": "Aucune règle ne donne",
  "the weapon is somebody else's": "L’arme n’appartient pas à l’attaquant.",
  "the attacker is somebody else": "L’auteur du jet n’est pas propriétaire de l’attaquant.",
  "the player wrote a verdict": "L’auteur du jet a écrit lui-même un arbitrage.",
} as const;
export type Forgery = keyof typeof FORGERIES;

/** Posts a copy of an honest attack with one thing forged; answers with the id of the message. */
export function forge({ page }: Seat, honest: string, forgery: Forgery): Promise<string> {
  return page.evaluate(
    async ([id, what]) => {
      const { system, rolls, speaker } = game.messages.get(id).toObject();
      const [first, second] = rolls.map((roll: string | object) =>
        typeof roll === "string" ? JSON.parse(roll) : roll,
      );
      const sent = [first, second];
      const { lines } = system.data.targets[0];
      const [die] = first.terms;
      const paul = game.actors.getName("Paul");
      const revolver = paul.items.find((item: { type: string }) => item.type === "gbWeapon");
      const plus = (name: string, value: number) => {
        first.formula = `${first.formula} + ${value}[${name}]`;
        first.terms.push({ class: "OperatorTerm", operator: "+", evaluated: true });
        first.terms.push({ class: "NumericTerm", number: value, evaluated: true, options: { flavor: name } });
        first.total += value;
      };
      const forgeries: Record<string, () => unknown> = {
        "the formula is bigger": () => plus("bonus", 25),
        "a die shows more than it has": () => ((die.results[0].result = 40), (first.total += 25)),
        "more dice are thrown": () => (
          (die.number = 2),
          die.results.push({ result: 5, active: true }),
          (first.total += 5)
        ),
        "the die has other faces": () => (die.faces = 40),
        "the roll is of another class": () => (first.class = "Roll"),
        "the total is edited": () => (first.total = 22),
        "a roll is added": () => sent.push(first),
        "a line is worth more than the sheet says": () => {
          lines[0].value = 9;
          first.formula = first.formula.replace(/1d20 \+ 1(?!\d)/, "1d20 + 9");
          first.terms[2].number = 9;
          first.total += 8;
        },
        "a line is invented": () => {
          lines.push({ id: "luck", value: 3, rule: "GB-99", facts: {}, on: true, by: "rules", reason: "" });
          plus("luck", 3);
        },
        "the weapon is somebody else's": () => {
          system.data.weapon.uuid = revolver.uuid;
          system.data.costs = [{ ...system.data.costs[0], weapon: revolver.uuid }];
        },
        "the attacker is somebody else": () => {
          system.data.attacker.actor = paul.uuid;
          system.data.attacker.token = null;
          system.data.weapon.uuid = revolver.uuid;
        },
        "the player wrote a verdict": () => undefined,
      };
      forgeries[what]?.();
      const _id = foundry.utils.randomID();
      if (what === "the player wrote a verdict") {
        const verdict = { subject: _id, kind: "attack", standing: "judged", targets: [], log: [] };
        await ChatMessage.create({ type: "verdict", system: { version: 1, data: verdict } });
      }
      await ChatMessage.create(
        { _id, type: "attack", speaker, system, rolls: sent.map((roll) => JSON.stringify(roll)) },
        { keepId: true },
      );
      return _id as string;
    },
    [honest, forgery] as const,
  );
}
