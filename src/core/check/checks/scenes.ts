import { configHere } from "../../foundry/types/config.js";
import { rulesetOf } from "../../rulesets.js";
import { metresIn } from "../../world/distance.js";
import { Fault, Findings, NotTried, type Check } from "../check.js";

/** What a square may be wide, in metres: much more is a map in feet whose unit alone was changed. */
const SQUARE = { least: 0.5, most: 3 };

/** The scenes on which somebody of ours stands. */
function playedScenes(): readonly Scene[] {
  return [...game.scenes].filter(({ tokens }) => [...tokens].some(({ actor }) => actor && rulesetOf(actor.type)));
}

/** A class and those that it extends, by name. */
function* lineage(one: unknown): Generator<string> {
  for (let next = one; typeof next === "function"; next = Object.getPrototypeOf(next)) yield next.name;
}

export const SCENES: readonly Check[] = [
  {
    id: "tokens.ruler",
    group: "tokens",
    severity: "warn",
    mend: "modules",
    async run() {
      if (![...lineage(configHere().Token.rulerClass)].includes("GardienTokenRuler"))
        throw new Fault("tokens have a ruler that is not ours");
      await Promise.resolve();
    },
  },
  {
    id: "tokens.measure",
    group: "tokens",
    severity: "warn",
    async run() {
      const scenes = playedScenes();
      if (scenes.length === 0) throw new NotTried("nothing");
      const findings = new Findings();
      const count = (wrong: (scene: Scene) => boolean, what: string) => {
        const found = scenes.filter(wrong).length;
        findings.expect(found === 0, `${found} of ${scenes.length} scenes ${what}`);
      };
      count(({ grid }) => metresIn(grid.units) === null, "count in a unit of which nobody knows how long it is");
      count(isOddlyWide, `have squares that are not ${SQUARE.least} m to ${SQUARE.most} m wide`);
      findings.settle();
      await Promise.resolve();
    },
  },
];

/** Whether the squares of a scene are much too wide, or too narrow, for somebody to stand in. */
function isOddlyWide({ grid }: Scene): boolean {
  const metre = metresIn(grid.units);
  if (metre === null || grid.isGridless) return false;
  const wide = grid.distance * metre;
  return wide < SQUARE.least || wide > SQUARE.most;
}
