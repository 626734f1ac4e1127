/** Runs asynchronous tasks one after another; a failed one does not stop those behind it. */
export class RenderQueue {
  #last: Promise<unknown> = Promise.resolve();

  add<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result;
    return result;
  }
}
