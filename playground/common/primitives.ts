/** The additions to built-in classes that systems use. Import for its effect. */
declare global {
  interface Math {
    clamp(value: number, min: number, max: number): number;
    mix(a: number, b: number, weight: number): number;
    toDegrees(radians: number): number;
    toRadians(degrees: number): number;
  }
  interface Number {
    toNearest(interval?: number, method?: "round" | "floor" | "ceil"): number;
    signedString(): string;
    ordinalString(): string;
    paddedString(digits: number): string;
    between(a: number, b: number, inclusive?: boolean): boolean;
  }
  interface NumberConstructor {
    isNumeric(value: unknown): boolean;
    fromString(text: string): number | Number;
  }
  interface String {
    capitalize(): string;
    titleCase(): string;
    compare(other: string): number;
    slugify(options?: { replacement?: string; strict?: boolean; lowercase?: boolean }): string;
    stripScripts(): string;
  }
  interface ArrayConstructor {
    fromRange(n: number, min?: number): number[];
  }
  interface Array<T> {
    findSplice(find: (value: T, index: number, array: T[]) => unknown, replace?: T): T | null;
    filterJoin(separator: string): string;
    partition(rule: (value: T) => unknown): [T[], T[]];
    deepFlatten(): unknown[];
    equals(other: unknown[]): boolean;
  }
  interface Set<T> {
    first(): T | undefined;
    map<U>(transform: (value: T, index: number, set: Set<T>) => U): Set<U>;
    filter(test: (value: T, index: number, set: Set<T>) => unknown): Set<T>;
    find(test: (value: T, index: number, set: Set<T>) => unknown): T | undefined;
    some(test: (value: T, index: number, set: Set<T>) => unknown): boolean;
    every(test: (value: T, index: number, set: Set<T>) => unknown): boolean;
    reduce<A>(reducer: (accumulator: A, value: T, index: number, set: Set<T>) => A, initial: A): A;
    equals(other: Set<T>): boolean;
    intersects(other: Set<unknown>): boolean;
    intersection(other: Set<unknown>): Set<T>;
    union<U>(other: Set<U>): Set<T | U>;
    difference(other: Set<unknown>): Set<T>;
    isSubset(other: Set<unknown>): boolean;
    toObject(): T[];
  }
  interface RegExpConstructor {
    escape(text: string): string;
  }
}

function define(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods)) {
    // A browser's own method of the same meaning stays.
    if (name in target) continue;
    Object.defineProperty(target, name, { value: value as unknown, writable: true, configurable: true });
  }
}

define(Math, {
  clamp: (value: number, min: number, max: number) => Math.min(Math.max(value, min), max),
  mix: (a: number, b: number, weight: number) => a * (1 - weight) + b * weight,
  toDegrees: (radians: number) => (radians * 180) / Math.PI,
  toRadians: (degrees: number) => (degrees * Math.PI) / 180,
});

define(Number.prototype, {
  toNearest(this: number, interval = 1, method: "round" | "floor" | "ceil" = "round"): number {
    const digits = (String(interval).split(".")[1] ?? "").length;
    return Number((Math[method](Number(this) / interval) * interval).toFixed(digits));
  },
  signedString(this: number): string {
    const value = Number(this);
    return value < 0 ? String(value) : `+${value}`;
  },
  ordinalString(this: number): string {
    const value = Number(this);
    const teens = value % 100 >= 11 && value % 100 <= 13;
    return `${value}${(teens ? undefined : ["th", "st", "nd", "rd"][value % 10]) ?? "th"}`;
  },
  paddedString(this: number, digits: number): string {
    return String(this).padStart(digits, "0");
  },
  between(this: number, a: number, b: number, inclusive = true): boolean {
    const value = Number(this);
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return inclusive ? value >= low && value <= high : value > low && value < high;
  },
});

define(Number, {
  isNumeric(value: unknown): boolean {
    if (typeof value === "number") return Number.isFinite(value);
    return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  },
  fromString(text: string): number {
    return /^[+-]?\d*\.?\d+$/.test(text.trim()) ? Number(text) : NaN;
  },
});

define(String.prototype, {
  capitalize(this: string): string {
    return this.charAt(0).toUpperCase() + this.slice(1);
  },
  titleCase(this: string): string {
    return this.toLowerCase().replace(
      /(^|\s)(\S)/g,
      (_match, space: string, letter: string) => space + letter.toUpperCase(),
    );
  },
  compare(this: string, other: string): number {
    return String(this).localeCompare(other);
  },
  slugify(this: string, options: { replacement?: string; strict?: boolean; lowercase?: boolean } = {}): string {
    const replacement = options.replacement ?? "-";
    const plain = this.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    const cased = options.lowercase === false ? plain : plain.toLowerCase();
    const kept = options.strict ? cased.replace(/[^a-zA-Z0-9\s-]/g, "") : cased.replace(/[^\w\s-]/g, "");
    return kept.trim().replace(/[\s-]+/g, replacement);
  },
  stripScripts(this: string): string {
    return this.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  },
});

define(Array, {
  fromRange: (n: number, min = 0): number[] => Array.from({ length: n }, (_value, index) => index + min),
});

define(Array.prototype, {
  findSplice<T>(this: T[], find: (value: T, index: number, array: T[]) => unknown, replace?: T): T | null {
    const index = this.findIndex(find);
    if (index < 0) return null;
    const removed = replace === undefined ? this.splice(index, 1) : this.splice(index, 1, replace);
    return removed[0] as T;
  },
  filterJoin(this: unknown[], separator: string): string {
    return this.filter((part) => !!part).join(separator);
  },
  partition<T>(this: T[], rule: (value: T) => unknown): [T[], T[]] {
    const parts: [T[], T[]] = [[], []];
    for (const value of this) parts[rule(value) ? 1 : 0].push(value);
    return parts;
  },
  deepFlatten(this: unknown[]): unknown[] {
    return this.flat(Infinity);
  },
  equals(this: unknown[], other: unknown): boolean {
    return Array.isArray(other) && other.length === this.length && this.every((value, i) => value === other[i]);
  },
});

type Test<T> = (value: T, index: number, set: Set<T>) => unknown;
define(Set.prototype, {
  first<T>(this: Set<T>): T | undefined {
    return this.values().next().value;
  },
  map<T, U>(this: Set<T>, transform: (value: T, index: number, set: Set<T>) => U): Set<U> {
    return new Set([...this].map((value, i) => transform(value, i, this)));
  },
  filter<T>(this: Set<T>, test: Test<T>): Set<T> {
    return new Set([...this].filter((value, i) => test(value, i, this)));
  },
  find<T>(this: Set<T>, test: Test<T>): T | undefined {
    return [...this].find((value, i) => test(value, i, this));
  },
  some<T>(this: Set<T>, test: Test<T>): boolean {
    return [...this].some((value, i) => test(value, i, this));
  },
  every<T>(this: Set<T>, test: Test<T>): boolean {
    return [...this].every((value, i) => test(value, i, this));
  },
  reduce<T, A>(this: Set<T>, reducer: (accumulator: A, value: T, index: number, set: Set<T>) => A, initial: A): A {
    return [...this].reduce((accumulator, value, i) => reducer(accumulator, value, i, this), initial);
  },
  equals<T>(this: Set<T>, other: unknown): boolean {
    return other instanceof Set && other.size === this.size && [...this].every((value) => other.has(value));
  },
  intersects<T>(this: Set<T>, other: Set<unknown>): boolean {
    return [...this].some((value) => other.has(value));
  },
  intersection<T>(this: Set<T>, other: Set<unknown>): Set<T> {
    return new Set([...this].filter((value) => other.has(value)));
  },
  union<T, U>(this: Set<T>, other: Set<U>): Set<T | U> {
    return new Set<T | U>([...this, ...other]);
  },
  difference<T>(this: Set<T>, other: Set<unknown>): Set<T> {
    return new Set([...this].filter((value) => !other.has(value)));
  },
  isSubset<T>(this: Set<T>, other: Set<unknown>): boolean {
    return [...this].every((value) => other.has(value));
  },
  toObject<T>(this: Set<T>): T[] {
    return [...this];
  },
});

define(RegExp, { escape: (text: string) => text.replace(/[-[\]{}()*+?.,\\^$|#\s/]/g, "\\$&") });

export {};
