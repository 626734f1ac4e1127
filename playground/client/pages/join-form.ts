import type { StatusData } from "../../common/protocol.js";
import { h, icon } from "../ui/dom.js";

export interface JoinChoices {
  lang: "fr" | "en";
  scheme: string;
}
type Texts = Record<string, string>;
interface Handlers {
  /** Answers with what went wrong, or nothing. */
  join(userId: string, password: string): Promise<string>;
  change(choices: JoinChoices): void;
}

/** Roles from assistant up run the table. */
const ASSISTANT = 3;
const KEEPER = 4;

function chooser(
  label: string,
  options: [string, string][],
  value: string,
  onChange: (value: string) => void,
): HTMLElement {
  const field = h(
    "select",
    {},
    options.map(([id, name]) => h("option", { value: id, selected: id === value }, name)),
  );
  field.addEventListener("change", () => onChange(field.value));
  return h("label", { class: "form-group stacked" }, h("span", {}, label), field);
}

function roleOf(role: number, texts: Texts): string | undefined {
  if (role >= KEEPER) return texts.Keeper;
  return role >= ASSISTANT ? texts.Assistant : texts.Player;
}

/** The page where one chooses who to be. */
export function joinForm(status: StatusData, choices: JoinChoices, texts: Texts, handlers: Handlers): HTMLElement[] {
  const error = h("p", { class: "error", role: "alert" });
  const password = h("input", { type: "password", autocomplete: "current-password" });
  const enter = async (userId: string): Promise<void> => {
    error.textContent = await handlers.join(userId, password.value);
  };
  const users = status.users.map((user) => {
    const role = user.active ? texts.Active : roleOf(user.role, texts);
    const button = h(
      "button",
      { type: "button", class: "join-user", "data-user-id": user.id, onclick: () => void enter(user.id) },
      icon(user.role >= ASSISTANT ? "crown" : "user"),
      h("span", { class: "name" }, user.name),
      h("span", { class: "role" }, role),
    );
    button.style.setProperty("--player-color", user.color);
    return h("li", {}, button);
  });
  return [
    h("header", {}, h("h1", {}, status.world.title), h("p", { class: "subtitle" }, texts.Subtitle)),
    h("ol", { class: "join-users plain", "aria-label": texts.Subtitle }, users),
    h("details", {}, h("summary", {}, texts.Password), password),
    error,
    h(
      "div",
      { class: "join-options" },
      chooser(
        texts.Language!,
        [
          ["fr", "Français"],
          ["en", "English"],
        ],
        choices.lang,
        (lang) => handlers.change({ ...choices, lang: lang as "fr" | "en" }),
      ),
      chooser(
        texts.Theme!,
        [
          ["", texts.ThemeAuto!],
          ["light", texts.ThemeLight!],
          ["dark", texts.ThemeDark!],
        ],
        choices.scheme,
        (scheme) => handlers.change({ ...choices, scheme }),
      ),
    ),
  ];
}
