import type { Fault } from '../../../platform/problem/problem.ts';

/** More faults than this help nobody, and a large bad document would make as large an answer. */
const MOST_FAULTS = 50;

/** A place in a document. Written out only where something is wrong there. */
export interface Place {
  readonly parent: Place | undefined;
  readonly step: string | number;
}

export const inside = (parent: Place | undefined, step: string | number): Place => ({ parent, step });

/** Names that nobody knows may be a megabyte long. */
const LONGEST_NAME = 100;
/** And nested 63 deep. What is left out of a location is its middle. */
const LONGEST_LOCATION = 1000;

/** The beginning of a text, without half of a character at its end. */
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

/** Gathers what is wrong, up to as many as are worth telling. */
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

  /** The same is told once, in however many ways a schema found it out. */
  add(place: Place | undefined, fault: Omit<Fault, 'location'>): void {
    if (this.isFull) return;
    const location = locationOf(this.#prefix, place);
    const name = `${fault.code} ${fault.message} ${location}`;
    if (this.#told.has(name)) return;
    this.#told.add(name);
    this.#faults.push({ location, ...fault });
  }
}
