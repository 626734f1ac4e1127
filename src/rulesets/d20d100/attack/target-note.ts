import type { Choices } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { isFlatFooted } from "../rules/attack/defence.js";
import { fight } from "./fields.js";
import { figuresOf } from "../data/reading.js";
import { vestOf } from "./reading.js";
import { reasonFor } from "./strike.js";

/** DD-129, DD-130, DD-133 — the Défense that counts and why, and the vest, for somebody who may know them. */
export function targetNote(_weapon: Item, target: Actor, choices: Choices): Text {
  const { defence } = figuresOf(target);
  const reason = reasonFor(target, choices);
  const vest = vestOf(target);
  const data = {
    defence: isFlatFooted(reason) ? defence.flatFooted : defence.normal,
    reason: fight(`reason.${reason}`),
    vest,
  };
  return fight(vest > 0 ? "note.vested" : "note.defence", data);
}
