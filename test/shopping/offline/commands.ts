import * as fc from 'fast-check';

import type { ItemPatch } from '../../../src/domains/shopping/lists/change.schemas.ts';
import { recipes, scales } from './recipes.ts';

/** An item as a user types it. */
interface Thing {
  readonly name: string;
  readonly buy?: string;
  readonly note?: string;
  readonly category?: string;
}

/** A decision about a requirement the client knows, both given by index. */
export interface Decision {
  readonly requirement: number;
  readonly choice: number;
  /** Whether to select what was not selected, and vice versa. */
  readonly turns: boolean;
}

/** A recipe at a scale. The same portion with another recipe replaces the first. */
interface Portion {
  readonly portion: number;
  readonly recipe: number;
  readonly scale: (typeof scales)[number];
  readonly again?: string;
}

/** What a client does. Numbers are indexes into what it last saw, modulo its length. */
export type Act =
  | { readonly kind: 'go-offline' }
  | { readonly kind: 'come-online' }
  /** All clients at the same time. */
  | { readonly kind: 'all-come-online' }
  | { readonly kind: 'read' }
  /** With `taken`, the last one uses the id of an existing item. */
  | { readonly kind: 'add'; readonly things: readonly Thing[]; readonly taken?: number }
  | { readonly kind: 'change'; readonly item: number; readonly set: ItemPatch }
  /** To the opposite of what the client sees. */
  | { readonly kind: 'turn'; readonly item: number; readonly field: 'bought' | 'deleted' }
  | { readonly kind: 'merge'; readonly item: number; readonly into: number; readonly amongOpen: boolean }
  | { readonly kind: 'arrange'; readonly items: readonly number[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'select'; readonly decisions: readonly Decision[] }
  | ({ readonly kind: 'review' } & Portion)
  /** What the client has reviewed, or else reviews now. */
  | ({ readonly kind: 'apply'; readonly decisions: readonly Decision[] } & Portion)
  | { readonly kind: 'rename'; readonly name: string };

/** How often a change is sent: twice at the same time, again when the client next comes online, again at the end. */
export type Delivery = 'once' | 'twice-at-once' | 'again-next' | 'again-at-the-end';

export interface Command {
  readonly client: number;
  readonly act: Act;
  readonly delivery: Delivery;
  /** How many revisions its base is behind what the client saw; if negative, a revision that does not exist yet. */
  readonly age: number;
  /** Whether the client retries on the current revision after a conflict. */
  readonly insists: boolean;
}

/** A run: who is offline at the start, what happens then, and whether every change is sent once more at the end. */
export interface Story {
  readonly offline: readonly boolean[];
  readonly commands: readonly Command[];
  readonly isRepeated: boolean;
}

export const CLIENTS = 3;

/** Usually one of the first, so that a lot happens to the same things. */
const place = fc.oneof({ weight: 2, arbitrary: fc.nat({ max: 2 }) }, { weight: 1, arbitrary: fc.nat({ max: 9 }) });
const name = fc.constantFrom('Flour', 'Onions', 'Onion', 'Milk', 'Tea', ' Tea ');
const buy = fc.constantFrom('', '2', '500 g', 'the big one');
const note = fc.constantFrom('', 'ripe');
const category = fc.constantFrom('', 'Cellar', 'Market');

const thing: fc.Arbitrary<Thing> = fc.record({ name, buy, note, category }, { requiredKeys: ['name'] });

const settings: fc.Arbitrary<ItemPatch> = fc.oneof(
  fc.record({ bought: fc.boolean() }),
  fc.record({ deleted: fc.boolean() }),
  fc.record({ name }),
  fc.record({ note }),
  fc.record({ buy }),
  fc.record({ category }),
  fc.record({ bought: fc.boolean(), deleted: fc.boolean() }),
  fc.record({ name, note, bought: fc.boolean() }),
);

const decision: fc.Arbitrary<Decision> = fc.record({
  requirement: place,
  choice: fc.nat({ max: 1 }),
  turns: fc.boolean(),
});

const portion = {
  portion: fc.nat({ max: 1 }),
  recipe: fc.nat({ max: recipes.length - 1 }),
  scale: fc.constantFrom(...scales),
  again: fc.constant('a second time'),
};
const portionKeys = ['portion', 'recipe', 'scale'] as const;

const kind = <const K extends Act['kind']>(value: K): fc.Arbitrary<K> => fc.constant(value);

const weighed = (weight: number, arbitrary: fc.Arbitrary<Act>) => ({ weight, arbitrary });

const act: fc.Arbitrary<Act> = fc.oneof(
  weighed(4, fc.record({ kind: kind('go-offline') })),
  weighed(4, fc.record({ kind: kind('come-online') })),
  weighed(2, fc.record({ kind: kind('all-come-online') })),
  weighed(1, fc.record({ kind: kind('read') })),
  weighed(3, fc.record({ kind: kind('add'), things: fc.array(thing, { minLength: 1, maxLength: 2 }) })),
  weighed(1, fc.record({ kind: kind('add'), things: fc.array(thing, { minLength: 2, maxLength: 2 }), taken: place })),
  weighed(8, fc.record({ kind: kind('change'), item: place, set: settings })),
  weighed(14, fc.record({ kind: kind('turn'), item: place, field: fc.constantFrom('bought', 'deleted') })),
  weighed(6, fc.record({ kind: kind('merge'), item: place, into: place, amongOpen: fc.constant(true) })),
  weighed(2, fc.record({ kind: kind('merge'), item: place, into: place, amongOpen: fc.constant(false) })),
  weighed(2, fc.record({ kind: kind('arrange'), items: fc.array(place, { maxLength: 3 }) })),
  weighed(4, fc.record({ kind: kind('clear') })),
  weighed(7, fc.record({ kind: kind('select'), decisions: fc.array(decision, { minLength: 1, maxLength: 2 }) })),
  weighed(5, fc.record({ kind: kind('review'), ...portion }, { requiredKeys: ['kind', ...portionKeys] })),
  weighed(
    8,
    fc.record(
      { kind: kind('apply'), decisions: fc.array(decision, { maxLength: 2 }), ...portion },
      { requiredKeys: ['kind', 'decisions', ...portionKeys] },
    ),
  ),
  weighed(1, fc.record({ kind: kind('rename'), name: fc.constantFrom('Week', 'Party', ' Sunday ') })),
);

const command: fc.Arbitrary<Command> = fc.record({
  client: fc.nat({ max: CLIENTS - 1 }),
  act,
  delivery: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Delivery>('once') },
    { weight: 1, arbitrary: fc.constantFrom<Delivery>('twice-at-once', 'again-next', 'again-at-the-end') },
  ),
  age: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.nat({ max: 6 }) },
    { weight: 1, arbitrary: fc.constantFrom(1000, -1000) },
  ),
  insists: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

/** About this many commands. A failing run is shrunk to the commands it needs to fail. */
const commands: fc.Arbitrary<readonly Command[]> = fc
  .array(fc.option(command, { nil: undefined, freq: 20 }), { minLength: 10, maxLength: 18, size: 'max' })
  .map((all) => all.filter((one) => one !== undefined));

export const stories: fc.Arbitrary<Story> = fc.record({
  offline: fc.array(fc.boolean(), { minLength: CLIENTS, maxLength: CLIENTS }),
  commands,
  isRepeated: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
