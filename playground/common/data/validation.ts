import type { Data } from "../types.js";

interface FailureOptions {
  invalidValue?: unknown;
  fallback?: unknown;
  unresolved?: boolean;
  message?: string;
}

/** What is wrong with a value, and with what lies inside it. */
export class DataModelValidationFailure {
  invalidValue: unknown;
  /** The value that took the place of the invalid one. */
  fallback: unknown;
  /** True while the invalid value still stands. */
  unresolved: boolean;
  message: string | undefined;
  readonly fields: Record<string, DataModelValidationFailure> = {};
  readonly elements: { id: string | number; failure: DataModelValidationFailure }[] = [];

  constructor(options: FailureOptions = {}) {
    this.invalidValue = options.invalidValue;
    this.fallback = options.fallback;
    this.unresolved = options.unresolved ?? true;
    this.message = options.message;
  }

  /** True when something is wrong at this place or below it. */
  isEmpty(): boolean {
    return !this.message && !Object.keys(this.fields).length && !this.elements.length;
  }

  /** One line for each failure, each naming the path of its value. */
  lines(path = ""): string[] {
    const own = this.message ? [path ? `${path}: ${this.message}` : this.message] : [];
    const at = (key: string | number): string => (path ? `${path}.${key}` : String(key));
    const fields = Object.entries(this.fields).flatMap(([key, failure]) => failure.lines(at(key)));
    const elements = this.elements.flatMap(({ id, failure }) => failure.lines(at(id)));
    return [...own, ...fields, ...elements];
  }

  toString(): string {
    return this.lines().join("\n");
  }

  asError(prefix?: string): DataModelValidationError {
    return new DataModelValidationError(this, prefix);
  }

  toObject(): Data {
    const fields = Object.entries(this.fields).map(([key, failure]) => [key, failure.toObject()] as const);
    const elements = this.elements.map(({ id, failure }) => ({ id, failure: failure.toObject() }));
    return {
      invalidValue: this.invalidValue,
      fallback: this.fallback,
      unresolved: this.unresolved,
      message: this.message,
      ...(fields.length ? { fields: Object.fromEntries(fields) } : {}),
      ...(elements.length ? { elements } : {}),
    };
  }
}

/** Thrown when data do not fit their model. */
export class DataModelValidationError extends Error {
  readonly failure: DataModelValidationFailure;

  constructor(failure: DataModelValidationFailure | string, prefix?: string) {
    const tree = typeof failure === "string" ? new DataModelValidationFailure({ message: failure }) : failure;
    const lines = tree.lines();
    super(prefix ? [prefix, ...lines.map((line) => `  ${line}`)].join("\n") : lines.join("\n"));
    this.name = "DataModelValidationError";
    this.failure = tree;
  }

  asError(): this {
    return this;
  }
}

/** Thrown by a field's own checks; its message says what the value must be. */
export class DataFieldValidationError extends Error {
  override name = "DataFieldValidationError";
}
