import { listen } from "../foundry/types/hooks.js";
import { interfaceHere } from "../foundry/types/interface.js";
import { chosenRulesets, WORLD_RULESETS } from "../settings/in-sight.js";
import { leaveOutPacks } from "./out-of-sight.js";

/** Parts of the interface that show less, or more, once a keeper has chosen rulesets. */
const SHOWING = ["actors", "compendium", "controls"] as const;

/** Leaves out of the interface what belongs to rulesets out of sight. Called once the table stands. */
export function followSight(): void {
  listen("renderCompendiumDirectory", (_app: unknown, list: HTMLElement) => leaveOutPacks(list));
  listen("gardien.settingChanged", (key: string) => key === WORLD_RULESETS && drawAgain());
  if (chosenRulesets()) drawAgain();
}

function drawAgain(): void {
  for (const part of SHOWING) void interfaceHere()[part]?.render({ reset: true });
}
