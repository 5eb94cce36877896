import { aisles } from './aisle.ts';
import type { Aisle } from './aisle.ts';

/** Foods of which the state decides more than for the rest of their aisle. */
const aisleOfKind = {
  /** Fresh unless something else is said: basil, garlic. */
  herb: 'produce',
  /** In a jar unless it is said that they are fresh: bay leaves, turmeric. */
  'leaf-spice': 'spices',
  /** In a tin unless it is said that it is fresh: tuna, sardines. */
  'tinned-fish': 'canned',
  /** Dry unless it is said that it is fresh. */
  pasta: 'pasta-rice-grains',
  /** Dry unless they are fresh or in a tin. */
  pulse: 'pasta-rice-grains',
} as const satisfies Readonly<Record<string, Aisle>>;

/** What a food is, as far as it decides where the food is found: its aisle, or one of the kinds above. */
export type Kind = Aisle | keyof typeof aisleOfKind;

const hasOwnAisle = (kind: Kind): kind is keyof typeof aisleOfKind => kind in aisleOfKind;

/** How a food is sold. The first of these that a name tells decides: `fresh or frozen` is fresh. */
export const states = ['vegan', 'ground', 'candied', 'fresh', 'frozen', 'canned', 'pickled', 'dried'] as const;

export type State = (typeof states)[number];

const NEVER_FROZEN: ReadonlySet<Kind> = new Set(['alcohol', 'household', 'personal-care', 'baby-pet']);

const freezer = Object.fromEntries(
  aisles.filter((aisle) => !NEVER_FROZEN.has(aisle)).map((aisle) => [aisle, 'frozen' as const]),
);

/** Where foods go in each state; those that are not named stay where they are. */
const elsewhere: Readonly<Record<State, Readonly<Partial<Record<Kind, Aisle>>>>> = {
  vegan: { meat: 'chilled', fish: 'chilled', deli: 'chilled', dairy: 'chilled' },
  ground: { produce: 'spices', herb: 'spices' },
  candied: { produce: 'baking', herb: 'baking' },
  fresh: { 'leaf-spice': 'produce', 'tinned-fish': 'fish', pulse: 'produce', pasta: 'chilled' },
  frozen: {
    ...freezer,
    herb: 'frozen',
    'leaf-spice': 'frozen',
    'tinned-fish': 'frozen',
    pasta: 'frozen',
    pulse: 'frozen',
  },
  canned: { produce: 'canned', herb: 'canned', pulse: 'canned', meat: 'canned', fish: 'canned', deli: 'canned' },
  pickled: { produce: 'canned', herb: 'canned', pulse: 'canned' },
  dried: { produce: 'nuts-dried-fruit', herb: 'spices' },
};

/** The aisle of a kind of food, where nothing is said about its state or where it is said. */
export const aisleOfKindIn = (kind: Kind, state: State | undefined): Aisle =>
  (state === undefined ? undefined : elsewhere[state][kind]) ?? (hasOwnAisle(kind) ? aisleOfKind[kind] : kind);
