import { reportFailure } from "../text/errors.js";

/** Buttons at work. Not disabled: that would take the focus from whoever plays by keyboard. */
const busy = new WeakSet<HTMLElement>();

/** Does what a button asks for, once at a time; the button is released whatever happens, a failure is told as `what`. */
export function work(button: HTMLElement, what: string, job: () => Promise<unknown>): void {
  if (busy.has(button)) return;
  busy.add(button);
  button.ariaBusy = "true";
  job()
    .catch((error: unknown) => reportFailure(what, error))
    .finally(() => {
      busy.delete(button);
      button.ariaBusy = null;
    });
}
