import { InquiryPart } from "../deed/inquiry-part.js";
import type { Draft } from "../play/draft/draft.js";
import { givenLine } from "../world/inquiries.js";
import { aimTold } from "./aim-told.js";
import { makeDice } from "./odds-context.js";

/** Makes « Demander au gardien » of an attack's window: what the keeper answers is a line of its sum. */
export function attackInquiry(draft: () => Draft, redraw: (focus?: string) => void): InquiryPart {
  return new InquiryPart({
    asks: () => {
      const { ruleset, attacker, weapon, procedure, shots } = draft();
      const [shot] = shots;
      const unit = shot && makeDice(draft().lines(shot), procedure) ? "ownDice" : "ownValue";
      return { kind: "attack", ruleset, actor: attacker.uuid, act: weapon.uuid, choices: aimTold(draft()), unit };
    },
    answered: ({ weapon, value, reason, ...answer }) => {
      if (weapon !== "") draft().own.push({ id: givenLine(answer), value, reason });
    },
    redraw,
  });
}
