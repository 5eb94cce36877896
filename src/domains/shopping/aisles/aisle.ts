/** The aisles of a store in walking order, so that shopping in list order needs no backtracking. */
export const aisles = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'deli',
  'dairy',
  'chilled',
  'frozen',
  'canned',
  'pasta-rice-grains',
  'baking',
  'nuts-dried-fruit',
  'oils-vinegar',
  'spices',
  'sauces',
  'breakfast',
  'snacks',
  'drinks',
  'alcohol',
  'household',
  'personal-care',
  'baby-pet',
] as const;

export type Aisle = (typeof aisles)[number];
