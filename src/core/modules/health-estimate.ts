import { settingsStore } from "../foundry/types/settings-store.js";
import { enrol } from "../ui/module-door.js";

const MODULE = "healthEstimate";
/** Its setting "Hit Points Attribute Data Path": where it reads points and their maximum for a system that it does not know. */
const PATH_SETTING = "core.custom.FractionHP";
/** Where every actor of ours has them, whatever its ruleset counts. */
const PATH = "actor.system.health";

/** Tells Health Estimate where to read how hurt somebody is, unless its keeper has told it something else. */
export function estimateHealth(): Promise<void> {
  const store = settingsStore();
  return enrol<typeof store>("Health Estimate", store, ["get", "set"], async () => {
    if (!store.settings.has(`${MODULE}.${PATH_SETTING}`)) throw new Error(PATH_SETTING);
    // An assistant whom the table lets change no settings leaves it to whoever can.
    if (store.get(MODULE, PATH_SETTING) === "" && game.user.can("SETTINGS_MODIFY"))
      await store.set(MODULE, PATH_SETTING, PATH);
  });
}
