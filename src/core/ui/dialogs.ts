import { answered, Opener } from "./opener.js";
import { besideUser } from "./pages.js";

/** What our questions use of Foundry's dialogs, cast once: see sheets.ts for why. */
interface Question {
  readonly window: { readonly title: string };
  readonly content: HTMLElement;
  readonly modal?: boolean;
  /** Closing the window answers nothing, instead of failing. */
  readonly rejectClose: false;
}

/** One answer of a question; `action` is what it says. */
interface Answer {
  readonly action: string;
  readonly label: string;
  readonly icon?: string;
  readonly default?: boolean;
}

interface Dialogs {
  /** The answer chosen; nothing when the window was closed. */
  wait(question: Question & { readonly buttons: readonly Answer[] }): Promise<unknown>;
  confirm(question: Question): Promise<unknown>;
  /** What the fields of the content say, by name; nothing when the window was closed. */
  input(
    question: Question & { readonly ok: { readonly label: string } },
  ): Promise<Readonly<Record<string, unknown>> | null>;
}

/**
 * Asked of Foundry when a question comes up: its classes may be replaced until then. The question stands in the page
 * that the user is in; what it says is handed over as an element of the table's page, the only one that Foundry is known
 * to tell by its class. Then the keyboard goes back to where it was.
 */
export function dialogs(): Dialogs {
  const core = foundry.applications.api.DialogV2 as Dialogs;
  const here = <Q extends Question>(question: Q): Q => ({
    ...question,
    content: document.importNode(question.content, true),
    ...besideUser(),
  });
  const opener = new Opener();
  opener.note();
  const andBack = async <A>(answer: Promise<A>): Promise<A> => {
    try {
      return await answer;
    } finally {
      void answered().then(() => opener.giveBack());
    }
  };
  return {
    wait: (question) => andBack(core.wait(here(question))),
    confirm: (question) => andBack(core.confirm(here(question))),
    input: (question) => andBack(core.input(here(question))),
  };
}
