import { median } from '../library/figures.ts';

/** How often each thing is measured, and for how long. */
export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

interface Scenario {
  readonly name: string;
  /** So many in a second. */
  rate(seconds: number): Promise<number>;
}

/** The rates of all rounds, by name. */
export class Rates {
  readonly #rates: ReadonlyMap<string, readonly number[]>;

  constructor(rates: ReadonlyMap<string, readonly number[]>) {
    this.#rates = rates;
  }

  of(name: string): number {
    return median(this.#all(name));
  }

  /** Of each round by itself: both of a round meet the same noise, and those of two rounds may not. */
  ratio(name: string, to: string): number {
    const others = this.#all(to);
    return median(this.#all(name).map((rate, round) => rate / (others[round] ?? Number.NaN)));
  }

  #all(name: string): readonly number[] {
    return this.#rates.get(name) ?? [];
  }
}

/** Each round measures everything once. What is measured before the first is thrown away. */
export const runRounds = async (scenarios: readonly Scenario[], { rounds, seconds }: Rounds): Promise<Rates> => {
  const rates = new Map<string, number[]>(scenarios.map(({ name }) => [name, []]));
  for (const scenario of scenarios) await scenario.rate(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const scenario of scenarios) rates.get(scenario.name)?.push(await scenario.rate(seconds));
  }
  return new Rates(rates);
};
