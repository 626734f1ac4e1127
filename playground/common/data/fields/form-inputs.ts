import type { Data, Value } from "../../types.js";
import type { DataField } from "./data-field.js";

/** How fields become form elements: the page's applications fill this in; a process without a page has no inputs. */
export const formInputs = {
  createInput(field: DataField, _config: Data): Value {
    throw new Error(`No form input is available for ${field.fieldPath}`);
  },
  createGroup(field: DataField, _groupConfig: Data, _inputConfig: Data): Value {
    throw new Error(`No form group is available for ${field.fieldPath}`);
  },
};
