import type { Data } from "../../common/types.js";

/** Adds the doors to the server's files, all of them shut: the table keeps none. */
export function addFiles({ applications }: Data): void {
  const refuse = (what: string) => async (): Promise<never> => {
    throw new Error(`FilePicker.${what}: this table keeps no files`);
  };
  Object.assign(applications.apps.FilePicker, {
    browse: async (_source: string, target = "") => ({ target, dirs: [], files: [], extensions: [], private: false }),
    createDirectory: refuse("createDirectory"),
    upload: refuse("upload"),
  });
}
