import type { Fault } from '../../../platform/problem/problem.ts';

/** More faults than this help nobody, and a large bad document would make as large an answer. */
const MOST_FAULTS = 50;

/** A place in a document. Written out only where something is wrong there. */
export interface Place {
  readonly parent: Place | undefined;
  readonly step: string | number;
}

export const inside = (parent: Place | undefined, step: string | number): Place => ({ parent, step });

const written = (step: string | number): string => (typeof step === 'number' ? `[${step}]` : `.${step}`);

/** `body.recipe.yields[0].text` */
const locationOf = (prefix: string, place: Place | undefined): string => {
  const steps: string[] = [];
  for (let at = place; at !== undefined; at = at.parent) steps.push(written(at.step));
  return prefix + steps.reverse().join('');
};

/** Gathers what is wrong, up to as many as are worth telling. */
export class FaultList {
  readonly #prefix: string;
  readonly #faults: Fault[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get isFull(): boolean {
    return this.#faults.length >= MOST_FAULTS;
  }

  get all(): readonly Fault[] {
    return this.#faults;
  }

  add(place: Place | undefined, fault: Omit<Fault, 'location'>): void {
    if (!this.isFull) this.#faults.push({ location: locationOf(this.#prefix, place), ...fault });
  }
}
