import type { Adapter } from "./support/run.js";
import { characterAdapters } from "./support/rpg-characters.js";
import { combatAdapters } from "./support/rpg-combat.js";
import { contentAdapters } from "./support/rpg-content.js";
import { criticalAdapters } from "./support/rpg-criticals.js";
import { hazardAdapters } from "./support/rpg-hazards.js";
import { manoeuvreAdapters } from "./support/rpg-manoeuvres.js";
import { roundAdapters } from "./support/rpg-rounds.js";
import { tableAdapters } from "./support/rpg-tables.js";
import { testAdapters } from "./support/rpg-tests.js";

/** The text these cases come from. */
export const source = "003_8e18082b7850f659.txt";

const plain: Readonly<Record<string, Adapter>> = {
  ...characterAdapters,
  ...combatAdapters,
  ...contentAdapters,
  ...criticalAdapters,
  ...hazardAdapters,
  ...manoeuvreAdapters,
  ...roundAdapters,
  ...tableAdapters,
  ...testAdapters,
};

/** One adapter per operation of the cases (section e of the specification); a sequence plays several in a row. */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...plain,
  sequence: ({ steps }: { steps: readonly Step[] }) => ({ steps: steps.map(play) }),
};

interface Step {
  readonly op: string;
}

function play({ op, ...given }: Step): object {
  const adapter = plain[op];
  if (!adapter) throw new Error(`no adapter for ${op}`);
  return adapter(given as never);
}
