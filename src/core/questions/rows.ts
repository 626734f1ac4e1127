import { plural, t } from "../text/i18n.js";
import type { OpenDefence } from "./defences.js";
import type { OpenQuestion } from "./list.js";

/** What a button of the tray does; ids and numbers are in its data. */
export type TrayAct =
  | "jump"
  | "plea"
  | "approve"
  | "inquiry"
  | "noInquiry"
  | "reply"
  | "instead"
  | "bestMine"
  | "bestAll"
  | "stillMine"
  | "apply"
  | "applyAll"
  | "applyAtOnce";

/** The row of one question: a click leads to where it is asked, and a target can be answered for on the spot. */
export function rowOf(question: OpenQuestion): HTMLElement {
  const { kind, message, actor, name, defence, part, inquiry } = question;
  const row = made("li", "g-tray__question");
  const leads = actor ? button("approve", "g-tray__row", { actor }) : button("jump", "g-tray__row", { message });
  const lead = inquiry ? button("inquiry", "g-tray__row", { inquiry }) : leads;
  lead.append(made("b", "", name), ...told(question).map((text) => made("span", "", text)));
  row.append(lead);
  if (inquiry) {
    const buttons = made("div", "g-btns");
    buttons.append(
      button("inquiry", "g-btn g-btn--sm g-btn--primary", { inquiry }, t("GARDIEN.INQUIRY.answer"), name),
      button("noInquiry", "g-btn g-btn--sm", { inquiry }, t("GARDIEN.INQUIRY.nothingToAdd"), name),
    );
    row.append(buttons);
  }
  if (defence) row.append(answersTo(defence, name));
  if (kind === "plea") {
    const buttons = made("div", "g-btns");
    buttons.append(button("plea", "g-btn g-btn--sm", { message }, t("GARDIEN.PLEA.see"), name));
    row.append(buttons);
  }
  if (part !== null) {
    const buttons = made("div", "g-btns");
    const at = { message, target: String(part) };
    buttons.append(button("apply", "g-btn g-btn--sm", at, t("GARDIEN.CARD.apply"), name));
    row.append(buttons);
  }
  return row;
}

/** What is waited for, and for how long by whom. */
function told({ kind, asked, what, defence }: OpenQuestion): readonly string[] {
  if (kind === "inquiry") return [what];
  if (kind === "called") return [what, ...(asked ? [t("GARDIEN.QUESTION.called", { name: asked })] : [])];
  if (!defence) return [...(what ? [what] : []), t(`GARDIEN.QUESTION.${kind}`)];
  const { blow, theirs, since } = defence;
  return [blow, ...(theirs ? [t("GARDIEN.QUESTION.asked", { name: asked, since })] : [])];
}

function answersTo({ asking, index, theirs, best, still }: OpenDefence, name: string): HTMLElement {
  const buttons = made("div", "g-btns");
  const at = { asking, target: String(index) };
  if (theirs) buttons.append(button("instead", "g-btn g-btn--sm", at, t("GARDIEN.DEFENCE.answerInstead"), name));
  else
    for (const one of [best, still]) {
      const label = one && `${one.label} ${one.chance}`.trim();
      if (label) buttons.append(button("reply", "g-btn g-btn--sm", { ...at, reply: one.id }, label, name));
    }
  return buttons;
}

/** The buttons that have what waits for a click applied: all of it now, and whatever comes from now on. */
export function footOfWaiting(count: number, mayChangeSettings: boolean): HTMLElement | null {
  const foot = made("div", "g-btns g-tray__all");
  const small = "g-btn g-btn--sm";
  if (count > 1) foot.append(button("applyAll", small, {}, t("GARDIEN.QUESTION.applyAll", { count })));
  if (count > 0 && mayChangeSettings) foot.append(button("applyAtOnce", small, {}, t("GARDIEN.QUESTION.applyAtOnce")));
  return foot.childElementCount > 0 ? foot : null;
}

/** The buttons that answer for many; none where there are not several. */
export function footOf(defences: readonly OpenDefence[]): HTMLElement | null {
  const mine = defences.filter(({ theirs }) => !theirs).length;
  if (defences.length < 2) return null;
  const foot = made("div", "g-btns g-tray__all");
  const small = "g-btn g-btn--sm";
  if (mine > 0) {
    foot.append(
      button("bestMine", `${small} g-btn--primary`, {}, plural("GARDIEN.QUESTION.bestMine", mine)),
      button("stillMine", small, {}, plural("GARDIEN.QUESTION.stillMine", mine)),
    );
  }
  if (mine < defences.length)
    foot.append(button("bestAll", small, {}, t("GARDIEN.QUESTION.bestAll", { count: defences.length })));
  return foot;
}

/** A button of the tray. `about` is read aloud after its words, where they alone do not tell whom it is for. */
function button(
  act: TrayAct,
  className: string,
  data: Readonly<Record<string, string>>,
  text = "",
  about = "",
): HTMLElement {
  const element = made("button", className, text) as HTMLButtonElement;
  element.type = "button";
  Object.assign(element.dataset, { act, ...data });
  if (about) element.ariaLabel = t("GARDIEN.CARD.offer", { deed: text, name: about });
  return element;
}

/** Texts are set as text: names are somebody's. */
function made(tag: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
