import type { StatusData } from "../../common/protocol.js";
import "../styles/main.scss";
import { storeSession } from "../net/session.js";
import en from "../../lang/en.json";
import fr from "../../lang/fr.json";
import { choices, remember } from "./join-choices.js";
import { joinForm, type JoinChoices } from "./join-form.js";

const TEXTS = { fr: fr.PLAYGROUND.Join, en: en.PLAYGROUND.Join };

function applyChoices({ lang, scheme }: JoinChoices): void {
  const dark = scheme === "dark" || (scheme === "" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.lang = lang;
  document.body.classList.toggle("theme-dark", dark);
  document.body.classList.toggle("theme-light", !dark);
}

/** Asks the server for a session; answers with its refusal, or goes on to the table. */
async function join(userId: string, password: string, texts: Record<string, string>): Promise<string> {
  const response = await fetch("/join", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId, ...(password && { password }) }),
  });
  const answer = (await response.json()) as { session?: string; error?: { message: string; code: string } };
  if (!response.ok || !answer.session) {
    const { code = "", message = response.statusText } = answer.error ?? {};
    return texts[code] ?? message;
  }
  storeSession(answer.session);
  location.assign("/game");
  return "";
}

async function show(): Promise<void> {
  const chosen = choices();
  applyChoices(chosen);
  const status = (await (await fetch("/api/status")).json()) as StatusData;
  document.title = status.world.title;
  const change = (next: JoinChoices): void => {
    remember(next);
    void show();
  };
  const texts: Record<string, string> = TEXTS[chosen.lang];
  const enter = (userId: string, password: string): Promise<string> => join(userId, password, texts);
  document.getElementById("join")!.replaceChildren(...joinForm(status, chosen, texts, { join: enter, change }));
}

void show();
