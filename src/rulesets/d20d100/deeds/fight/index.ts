import type { Deeds } from "../../../../core/play/contract/deed.js";
import { falseAlarm } from "./false-alarm.js";
import { letGo } from "./let-go.js";
import { roundSummary } from "./round-summary.js";
import { run } from "./run.js";
import { shove } from "./shove.js";
import { act, delay, evaluate, ready, trigger } from "./order.js";
import { surprised } from "./surprised.js";

/** DD-115, DD-119…DD-123, DD-155…DD-157 — what is done about one's moment and one's actions in a fight. */
export const FIGHT_DEEDS: Deeds["procedures"] = {
  evaluate,
  delay,
  ready,
  trigger,
  act,
  surprised,
  roundSummary,
  run,
  falseAlarm,
  shove,
  letGo,
};
