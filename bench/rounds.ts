import { median } from './statistics.ts';

/** How often each scenario is measured, and for how long. */
export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

interface Scenario {
  readonly name: string;
  /** Rate per second. */
  rate(seconds: number): Promise<number>;
}

/** The rates of all rounds, by scenario name. */
export class Rates {
  readonly #rates: ReadonlyMap<string, readonly number[]>;

  constructor(rates: ReadonlyMap<string, readonly number[]>) {
    this.#rates = rates;
  }

  median(name: string): number {
    return median(this.#all(name));
  }

  /** The median of the ratios within each round, because noise affects both rates of a round equally. */
  ratio(name: string, to: string): number {
    const others = this.#all(to);
    return median(this.#all(name).map((rate, round) => rate / (others[round] ?? Number.NaN)));
  }

  #all(name: string): readonly number[] {
    return this.#rates.get(name) ?? [];
  }
}

/** Each round measures every scenario once, after a warm-up that is discarded. */
export const runRounds = async (scenarios: readonly Scenario[], { rounds, seconds }: Rounds): Promise<Rates> => {
  const rates = new Map<string, number[]>(scenarios.map(({ name }) => [name, []]));
  for (const scenario of scenarios) await scenario.rate(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const scenario of scenarios) rates.get(scenario.name)?.push(await scenario.rate(seconds));
  }
  return new Rates(rates);
};
