import "../styles/main.scss";
import { Connection, readSession, toJoinPage } from "../net/index.js";
import { start } from "./start.js";

/** What the user sees when the table cannot be set; the console has the rest. */
function showFailure(error: unknown): void {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  const place = document.getElementById("loading");
  if (!place) return;
  place.setAttribute("role", "alert");
  place.hidden = false;
  const translated = globalThis.game?.i18n.format("PLAYGROUND.Failed", { message }) ?? message;
  place.textContent = translated.startsWith("PLAYGROUND.") ? message : translated;
}

async function main(): Promise<void> {
  const session = readSession();
  if (!session) return toJoinPage();
  let connection: Connection;
  try {
    connection = await Connection.open(session);
  } catch (error) {
    console.warn("The server does not know this session", error);
    return toJoinPage();
  }
  await start(connection);
}

main().catch(showFailure);
