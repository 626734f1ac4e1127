import { closeBrowser, KEEPER, layTable, type Seat } from "../e2e/support/table.js";
import type { Finding } from "./support/rounds.js";

const FEW = 6;
const MANY = 60;
const ROUNDS = 15;

/** The part of Foundry's API that these functions call inside a page, where no type of ours reaches. */
interface Page extends Window {
  game: { actors: { getName(name: string): Actor }; gardien: { tool(id: string): void } };
  canvas: {
    scene: {
      tokens: Iterable<{ readonly id: string }> & { readonly size: number };
      createEmbeddedDocuments(kind: string, sources: object[]): Promise<unknown>;
      deleteEmbeddedDocuments(kind: string, ids: string[]): Promise<unknown>;
    };
  };
  foundry: { applications: { instances: Map<string, { render(options: object): Promise<unknown> }> } };
}
interface Actor {
  getTokenDocument(data: object): Promise<{ toObject(): object }>;
}

/** Puts so many adversaries on the scene, and nobody else. */
async function people({ page }: Seat, count: number): Promise<void> {
  await page.evaluate(async (many) => {
    const { game, canvas } = window as unknown as Page;
    const { scene } = canvas;
    await scene.deleteEmbeddedDocuments(
      "Token",
      [...scene.tokens].map(({ id }) => id),
    );
    const token = (await game.actors.getName("Voyou").getTokenDocument({ x: 0, y: 0 })).toObject();
    await scene.createEmbeddedDocuments("Token", Array<object>(many).fill(token));
  }, count);
  await page.waitForFunction((many) => document.querySelectorAll("#gardien-keeper .g-foe").length === many, count);
}

/** Milliseconds of one redrawing of the people alone: the median of some. */
function redrawn({ page }: Seat): Promise<number> {
  return page.evaluate(async (rounds) => {
    const screen = (window as unknown as Page).foundry.applications.instances.get("gardien-keeper");
    const took: number[] = [];
    for (let i = 0; i < rounds; i++) {
      const start = performance.now();
      await screen?.render({ parts: ["people"] });
      took.push(performance.now() - start);
    }
    return took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  }, ROUNDS);
}

/** The keeper's screen with many people on it, against a few: what each of them costs as it is drawn anew. */
export async function measure(): Promise<Finding[]> {
  const table = await layTable();
  try {
    const keeper = await table.join(KEEPER);
    await keeper.page.evaluate(() => (window as unknown as Page).game.gardien.tool("gardienKeeper"));
    await keeper.page.locator("#gardien-keeper .g-people").waitFor();
    await people(keeper, FEW);
    await redrawn(keeper); // warm
    const few = await redrawn(keeper);
    await people(keeper, MANY);
    const many = await redrawn(keeper);
    const detail = `${MANY} people in ${many.toFixed(1)} ms, ${FEW} in ${few.toFixed(1)} ms`;
    return [{ measure: "keeper’s screen, per person", detail, ratio: many / MANY / (few / FEW), target: 2 }];
  } finally {
    await table.close();
    await closeBrowser();
  }
}
