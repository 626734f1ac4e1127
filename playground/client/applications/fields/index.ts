export { createFormGroup } from "./form-group.js";
export {
  createCheckboxInput,
  createEditorInput,
  createFontAwesomeIcon,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  setInputAttributes,
} from "./inputs.js";
export { prepareSelectOptionGroups } from "./options.js";
