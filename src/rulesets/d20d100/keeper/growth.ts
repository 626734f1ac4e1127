import type { KeeperSection, Meant } from "../../../core/keeper/contract.js";
import { startDeed } from "../../../core/deed/start.js";
import { writeWorldSetting } from "../../../core/settings/world-setting.js";
import { nameOf } from "../../../core/world/selected-actors.js";
import { actorAt } from "../../../core/world/world.js";
import { D20d100Investigator } from "../data/actors/investigator.js";
import { d20d100Options } from "../data/options.js";
import { settingKey } from "../settings.js";

/** DD-177…DD-180 — boxes that are ticked and purchases taken back, somebody at a time; whether a session runs. */
export const growth: KeeperSection = {
  id: "growth",
  place: "session",
  template: "rulesets/d20d100/keeper/growth",
  context: ({ group }) => {
    const rows = group.flatMap((actor) => {
      const figures: unknown = actor.system;
      if (!(figures instanceof D20d100Investigator)) return [];
      return [{ uuid: actor.uuid, name: nameOf(actor), experience: figures.experience.available }];
    });
    return { rows, runs: d20d100Options().sessionRunning };
  },
  acts: {
    mark: (button) => begin("mark", button),
    refund: (button) => begin("refund", button),
    award: async (_button, { group }: Meant) => {
      if (group.length > 0) await startDeed("award", group);
    },
  },
};

async function begin(deed: string, button: HTMLElement): Promise<void> {
  const actor = actorAt(button.dataset["uuid"] ?? null);
  if (actor) await startDeed(deed, [actor]);
}

/** DD-180 — experience is spent between sessions. */
export async function sessionRuns(runs: boolean): Promise<void> {
  await writeWorldSetting(settingKey("sessionRunning"), runs);
}
