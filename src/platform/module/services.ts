/** Something that a module shares with others: made when it is first needed, once per running service. */
export interface ServiceKey<T, Context> {
  readonly name: string;
  /** Absent if another module has to provide it. */
  create?(context: Context): T;
  /** Ends what it still does. Called when the service stops, if it was ever made. */
  stop?(service: T): Promise<void>;
}

/** A value for a key, instead of what the key would create. */
export interface ServiceBinding {
  readonly key: ServiceKey<never, never>;
  readonly value: unknown;
}

export const provide = <T, Context>(key: ServiceKey<T, Context>, value: NoInfer<T>): ServiceBinding => ({
  key: key as ServiceKey<never, never>,
  value,
});

/** The shared services of one running application. Later provisions replace earlier ones. */
export class ServiceRegistry<Context> {
  readonly #values: Map<unknown, unknown>;
  readonly #stops: { readonly name: string; readonly stop: () => Promise<void> }[] = [];
  readonly #context: () => Context;

  constructor(provisions: readonly ServiceBinding[], context: () => Context) {
    this.#values = new Map(provisions.map(({ key, value }) => [key, value]));
    this.#context = context;
  }

  get<T>(key: ServiceKey<T, Context>): T {
    if (this.#values.has(key)) return this.#values.get(key) as T;
    if (key.create === undefined) throw new Error(`no module provides ${key.name}`);
    const made = key.create(this.#context());
    this.#values.set(key, made);
    this.#stops.push({ name: key.name, stop: async () => key.stop?.(made) });
    return made;
  }

  /** Stops every service that was made, all at once. */
  stop(): Readonly<Record<string, Promise<void>>> {
    return Object.fromEntries(this.#stops.map(({ name, stop }) => [name, stop()]));
  }
}
