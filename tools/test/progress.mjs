/** A line that `npm test` shows as it comes. */
export const SIGN = "    …";

/** Seconds without a word after which the next file that ends is told of. */
const PATIENCE = 15;

/** A vitest reporter that says how far a suite is: now and then, and of every file that fails. */
export default class Progress {
  #files = 0;
  #over = 0;
  #passed = 0;
  #failed = 0;
  #said = Date.now();

  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === "failed").length;
    this.#over += 1;
    this.#passed += states.filter((state) => state === "passed").length;
    this.#failed += failed;
    const wrong = failed > 0 || module.errors().length > 0;
    if (!wrong && this.#over < this.#files && Date.now() - this.#said < PATIENCE * 1000) return;
    this.#said = Date.now();
    const file = wrong ? `, not well: ${module.relativeModuleId}` : "";
    console.log(`${SIGN} ${this.#over} of ${this.#files} files, ${this.#passed} passed, ${this.#failed} failed${file}`);
  }
}
