import { DialogV2 } from "../api/dialog.js";
import { create } from "../api/frame.js";
import { localize } from "../host.js";

export interface FilePickerOptions {
  current?: string;
  type?: string;
  callback?: (path: string, picker: FilePicker) => unknown;
}

/** Asks for the path of a file, with a preview of pictures. The table keeps no files, so there is nothing to browse. */
export class FilePicker {
  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  constructor(readonly options: FilePickerOptions = {}) {}

  /** Asks for a path; `null` when the question was dismissed. */
  static async choose({ current = "", type = "image" }: FilePickerOptions): Promise<string | null> {
    const content = create("div");
    const group = create("div", "form-group stacked");
    const label = create("label", "", { for: "file-picker-path" });
    label.textContent = localize("PLAYGROUND.FilePicker.Path");
    const picker = create("file-picker" as "div", "", { id: "file-picker-path", name: "path", type, value: current });
    group.append(label, picker);
    content.append(group);
    const answer = (await DialogV2.input({
      classes: ["file-picker-dialog"],
      window: { title: "PLAYGROUND.FilePicker.Title", icon: "fa-solid fa-image" },
      position: { width: 420 },
      content,
      ok: { label: "PLAYGROUND.Dialog.Choose" },
    })) as { path?: string } | null;
    return answer ? String(answer.path ?? "").trim() : null;
  }

  /** Opens the question and hands the answer to the callback. */
  async browse(): Promise<this> {
    const path = await FilePicker.choose(this.options);
    if (path !== null) await this.options.callback?.(path, this);
    return this;
  }
  render(): Promise<this> {
    return this.browse();
  }
}
