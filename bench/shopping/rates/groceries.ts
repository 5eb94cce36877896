import { randomUUID } from 'node:crypto';

/** A week's groceries for a household of four, with amounts. */
const GROCERIES: readonly (readonly [name: string, buy: string])[] = [
  ['Onions', '1 kg'],
  ['Garlic', '2 bulbs'],
  ['Carrots', '1 kg'],
  ['Potatoes', '2.5 kg'],
  ['Cherry tomatoes', '500 g'],
  ['Cucumber', '2'],
  ['Romaine lettuce', '1 head'],
  ['Baby spinach', '200 g'],
  ['Red peppers', '3'],
  ['Mushrooms', '400 g'],
  ['Lemons', '4'],
  ['Bananas', '1 bunch'],
  ['Apples', '1.5 kg'],
  ['Flat-leaf parsley', '1 bunch'],
  ['Ginger', '1 piece'],
  ['Whole milk', '3 l'],
  ['Unsalted butter', '250 g'],
  ['Greek yogurt', '1 kg'],
  ['Eggs', '12'],
  ['Parmesan', '200 g'],
  ['Mozzarella', '2'],
  ['Chicken thighs', '1 kg'],
  ['Minced beef', '500 g'],
  ['Salmon fillets', '4'],
  ['Bacon', '200 g'],
  ['Sourdough bread', '1 loaf'],
  ['Burger buns', '6'],
  ['Spaghetti', '500 g'],
  ['Basmati rice', '1 kg'],
  ['Rolled oats', '1 kg'],
  ['Plain flour', '1 kg'],
  ['Chopped tomatoes', '4 cans'],
  ['Chickpeas', '2 cans'],
  ['Coconut milk', '1 can'],
  ['Olive oil', '1 bottle'],
  ['Soy sauce', '1 bottle'],
  ['Frozen peas', '1 bag'],
  ['Ground coffee', '500 g'],
  ['Dishwasher tablets', '1 box'],
  ['Kitchen paper', '4 rolls'],
];

/** Forty items to add to a list. Every fifth has a note. */
export const createGroceries = () =>
  GROCERIES.map(([name, buy], index) => ({
    id: randomUUID(),
    name,
    buy,
    ...(index % 5 === 4 && { note: 'the one that we had last time' }),
  }));
