import type { Seat } from "./table.js";

/** The keeper sets an option of the world; waits until all of `others` who are still there know. */
export async function setting(
  keeper: Seat,
  others: readonly Seat[],
  key: string,
  value: string | boolean | number,
): Promise<void> {
  await keeper.page.evaluate(
    async ([name, chosen]) => {
      await game.settings.set("gardien", name, chosen);
    },
    [key, value] as const,
  );
  for (const { page } of others.filter((one) => !one.page.isClosed())) {
    await page.waitForFunction(([name, chosen]) => game.settings.get("gardien", name) === chosen, [
      key,
      value,
    ] as const);
  }
}

/** Draws the interface of a window as large as told, by the setting that Foundry has for it. */
export const scaled = ({ page }: Seat, uiScale: number): Promise<void> =>
  page.evaluate(async (scale) => {
    await game.settings.set("core", "uiConfig", { ...game.settings.get("core", "uiConfig"), uiScale: scale });
  }, uiScale);
