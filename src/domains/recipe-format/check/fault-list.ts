import type { Fault } from '../../../platform/problem/problem.ts';

/** More violations than this do not help, and a large invalid document would cause an equally large response. */
const MOST_FAULTS = 50;

/** A place in a document. Formatted only if there is a violation. */
export interface Place {
  readonly parent: Place | undefined;
  readonly step: string | number;
}

export const inside = (parent: Place | undefined, step: string | number): Place => ({ parent, step });

/** Names of unknown properties may be a megabyte long. */
const LONGEST_NAME = 100;
/** They may be nested 63 levels deep. Long locations are shortened in the middle. */
const LONGEST_LOCATION = 1000;

/** The start of a text, without splitting a character. */
export const clipped = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')}…`;

const written = (step: string | number): string => (typeof step === 'number' ? `[${step}]` : `.${clipped(step)}`);

/** `body.recipe.yields[0].text` */
export const locationOf = (prefix: string, place: Place | undefined): string => {
  const steps: string[] = [];
  for (let at = place; at !== undefined; at = at.parent) steps.push(written(at.step));
  const location = prefix + steps.reverse().join('');
  if (location.length <= LONGEST_LOCATION) return location;
  const half = LONGEST_LOCATION / 2;
  return `${location.slice(0, half)}…${location.slice(1 - half)}`.toWellFormed();
};

/** Collects violations up to the limit. */
export class FaultList {
  readonly #prefix: string;
  readonly #faults: Fault[] = [];
  readonly #told = new Set<string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get isFull(): boolean {
    return this.#faults.length >= MOST_FAULTS;
  }

  get all(): readonly Fault[] {
    return this.#faults;
  }

  /** Reports each violation once, even if the schema finds it in several ways. */
  add(place: Place | undefined, fault: Omit<Fault, 'location'>): void {
    if (this.isFull) return;
    const location = locationOf(this.#prefix, place);
    const name = `${fault.code} ${fault.message} ${location}`;
    if (this.#told.has(name)) return;
    this.#told.add(name);
    this.#faults.push({ location, ...fault });
  }
}
