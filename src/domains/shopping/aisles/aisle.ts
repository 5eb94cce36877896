/** The parts of a shop, in the order in which one walks through it: a list in this order needs no way back. */
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
