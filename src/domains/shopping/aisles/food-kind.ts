import { aisles } from './aisle.ts';
import type { Aisle } from './aisle.ts';

/** Foods whose aisle depends on their state more than usual. */
const aisleOfKind = {
  /** Fresh unless stated otherwise: basil, garlic. */
  herb: 'produce',
  /** Dried in a jar unless stated to be fresh: bay leaves, turmeric. */
  'leaf-spice': 'spices',
  /** Canned unless stated to be fresh: tuna, sardines. */
  'tinned-fish': 'canned',
  /** Dry unless stated to be fresh. */
  pasta: 'pasta-rice-grains',
  /** Dry unless stated to be fresh or canned. */
  pulse: 'pasta-rice-grains',
} as const satisfies Readonly<Record<string, Aisle>>;

/** What determines where a food is found: its aisle, or one of the kinds above. */
export type FoodKind = Aisle | keyof typeof aisleOfKind;

const hasOwnAisle = (kind: FoodKind): kind is keyof typeof aisleOfKind => kind in aisleOfKind;

/** How a food is sold. If a name contains several, the first in this order wins: `fresh or frozen` is fresh. */
export const foodStates = ['vegan', 'ground', 'candied', 'fresh', 'frozen', 'canned', 'pickled', 'dried'] as const;

export type FoodState = (typeof foodStates)[number];

const NEVER_FROZEN: ReadonlySet<FoodKind> = new Set(['alcohol', 'household', 'personal-care', 'baby-pet']);

const freezer = Object.fromEntries(
  aisles.filter((aisle) => !NEVER_FROZEN.has(aisle)).map((aisle) => [aisle, 'frozen' as const]),
);

/** Where each state moves foods; kinds not listed stay in their aisle. */
const elsewhere: Readonly<Record<FoodState, Readonly<Partial<Record<FoodKind, Aisle>>>>> = {
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

/** The aisle of a kind of food, taking its state into account if it is known. */
export const getAisleForKind = (kind: FoodKind, state: FoodState | undefined): Aisle =>
  (state === undefined ? undefined : elsewhere[state][kind]) ?? (hasOwnAisle(kind) ? aisleOfKind[kind] : kind);
