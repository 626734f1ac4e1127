import type { BrowserContext, Page } from "playwright-core";

interface Status {
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

/** Sits down as somebody who has come through the page where one chooses who to be. */
export async function joinByPage(page: Page, url: string, user: string): Promise<void> {
  await page.goto(`${url}/join`);
  await page.getByRole("button", { name: user }).first().click();
}

/**
 * Sits down as somebody at once: the session is asked for here, and the window finds it where the join page leaves it.
 * It finds it once: where the table sends somebody away, they have to join anew.
 */
export async function joinAtOnce(context: BrowserContext, page: Page, url: string, user: string): Promise<void> {
  const session = await sessionOf(url, user);
  await context.addInitScript((token) => {
    if (sessionStorage.getItem("seated")) return;
    sessionStorage.setItem("seated", "yes");
    sessionStorage.setItem("playground.session", token);
  }, session);
  await page.goto(`${url}/game`, { waitUntil: "commit" });
}

/** Joins as somebody, without a window: what their window has to show to be let in. */
export async function sessionOf(url: string, user: string): Promise<string> {
  const { users } = (await (await fetch(`${url}/api/status`)).json()) as Status;
  const userId = users.find(({ name }) => name === user)?.id;
  const answer = await fetch(`${url}/join`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId }),
  });
  if (!answer.ok) throw new Error(`${user} cannot join: ${await answer.text()}`);
  return ((await answer.json()) as { session: string }).session;
}
