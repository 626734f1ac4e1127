import type { Data } from "../../../common/types.js";
import type { FormConfiguration } from "../types.js";
import { FormDataExtended } from "../ux/form-data-extended.js";
import type { ApplicationV2 } from "./application.js";

/** Runs a form's handler with its typed data, then closes the application if the form says so. */
export async function submitForm(
  app: ApplicationV2,
  config: FormConfiguration,
  event: Event,
  form: HTMLFormElement,
  options: Data = {},
): Promise<unknown> {
  const result = await config.handler?.call(app, event, form, new FormDataExtended(form), options);
  if (config.closeOnSubmit) await app.close({ submitted: true });
  return result;
}

/** Listens to submission and change on an element that is, or holds, a form. */
export function listenToForm(app: ApplicationV2, element: HTMLElement, config: FormConfiguration): void {
  element.addEventListener("submit", (event) => void app._onSubmitForm(config, event));
  element.addEventListener("change", (event) => app._onChangeForm(config, event));
}
