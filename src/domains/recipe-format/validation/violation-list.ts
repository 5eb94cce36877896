import type { Violation } from '../../../platform/problem/problem.ts';

/** More violations than this help no one, and a large invalid document would produce an equally large response. */
const MAX_VIOLATIONS = 50;

/** A path into a document, formatted only when there is a violation to report. */
export interface DocumentPath {
  readonly parent: DocumentPath | undefined;
  readonly key: string | number;
}

export const childPath = (parent: DocumentPath | undefined, key: string | number): DocumentPath => ({ parent, key });

/** Unknown property names may be a megabyte long. */
const MAX_NAME_LENGTH = 100;
/** Paths may be 63 levels deep. The middle of a longer location is left out. */
const MAX_LOCATION_LENGTH = 1000;

/** Shortens a name without splitting a surrogate pair. */
export const shortenName = (text: string): string =>
  text.length <= MAX_NAME_LENGTH ? text : `${text.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;

const formatKey = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `.${shortenName(key)}`);

/** `body.recipe.yields[0].text` */
export const formatLocation = (prefix: string, path: DocumentPath | undefined): string => {
  const keys: string[] = [];
  for (let at = path; at !== undefined; at = at.parent) keys.push(formatKey(at.key));
  const location = prefix + keys.reverse().join('');
  if (location.length <= MAX_LOCATION_LENGTH) return location;
  const half = MAX_LOCATION_LENGTH / 2;
  return `${location.slice(0, half)}…${location.slice(1 - half)}`.toWellFormed();
};

/** Collects distinct violations up to the limit. */
export class ViolationList {
  readonly #prefix: string;
  readonly #violations: Violation[] = [];
  readonly #seen = new Set<string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get isFull(): boolean {
    return this.#violations.length >= MAX_VIOLATIONS;
  }

  get all(): readonly Violation[] {
    return this.#violations;
  }

  /** Adds a violation once, even if the schema reports it through several branches. */
  add(path: DocumentPath | undefined, violation: Omit<Violation, 'location'>): void {
    if (this.isFull) return;
    const location = formatLocation(this.#prefix, path);
    const key = `${violation.code} ${violation.message} ${location}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#violations.push({ location, ...violation });
  }
}
