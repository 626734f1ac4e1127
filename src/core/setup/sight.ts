import { listen } from "../foundry/types/hooks.js";
import { chosenRulesets, WORLD_RULESETS } from "../settings/in-sight.js";
import { leaveOutPacks } from "./out-of-sight.js";

/** Parts of the interface that show less, or more, once a keeper has chosen rulesets. */
const SHOWING = ["actors", "compendium", "controls"] as const;

type Shown = Readonly<Partial<Record<(typeof SHOWING)[number], { render(options: object): unknown }>>>;

/** Leaves out of the interface what belongs to rulesets out of sight. Called once the table stands. */
export function followSight(): void {
  listen("renderCompendiumDirectory", (_app: unknown, list: HTMLElement) => leaveOutPacks(list));
  listen("gardien.settingChanged", (key: string) => key === WORLD_RULESETS && drawAgain());
  if (chosenRulesets()) drawAgain();
}

function drawAgain(): void {
  for (const part of SHOWING) void (ui as unknown as Shown)[part]?.render({ reset: true });
}
