import { expect, test } from "vitest";
import { verdictOf } from "../../../../../src/core/play/messages/messages.js";
import {
  comes,
  intent,
  onCard,
  PLAYER,
  recordOn,
  rolls,
  sent,
  sitDown,
} from "../../../../support/play/arbiter-table.js";

test("a verdict is read once, and anew once it is written anew", async () => {
  sitDown();
  const attack = sent("attack", PLAYER, intent(), { rolls: rolls() });
  await comes(attack);
  const { message, verdict } = recordOn(attack);
  expect(verdictOf(message)).toBe(verdict);
  await onCard(attack, { action: "undo" });
  expect(verdictOf(message)).not.toBe(verdict);
  expect(verdictOf(message)?.targets[0]?.stage).toBe("undone");
});
