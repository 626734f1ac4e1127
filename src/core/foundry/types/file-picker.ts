type FilePickerClass = new (options: object) => { browse(): Promise<unknown> };

/** Has the user choose a picture among the files of the server. */
export async function browseImage(current: string, taken: (image: string) => unknown): Promise<void> {
  const { FilePicker } = foundry.applications.apps as unknown as { FilePicker: { implementation: FilePickerClass } };
  await new FilePicker.implementation({ type: "image", current, callback: taken }).browse();
}
