const AMOUNTS = ['2', '1½', '1/4', '2 to 3', '500', '1', '3/4', '12', '0.5', '6'];
const MEASURES = ['cups', 'tbsp', 'teaspoons', 'g', 'ml', 'large', 'cloves', '(400 g) tins', 'oz', 'bunch', 'lb/900 g'];
const FOODS = [
  'plain flour, plus more for dusting',
  'onions, finely chopped',
  'garlic, crushed',
  'unsalted butter, softened',
  'chicken stock or water',
  'chopped tomatoes, drained',
  'flat-leaf parsley, leaves picked',
  'dry white wine (optional)',
];

/** Makes every line of every recipe unique. */
const createLine = (recipe: number, line: number): string => {
  const index = recipe * 31 + line;
  const [amount, measure, food] = [AMOUNTS, MEASURES, FOODS].map(
    (words, turn) => words[(index + turn * recipe) % words.length],
  );
  return `${amount} ${measure} ${food}, no. ${index}`;
};

/** A recipe with lines as people write them. */
export const createOrdinaryRecipe = (number: number, lines = 30): object => ({
  title: `Stew no. ${number}`,
  language: 'en',
  yields: [{ text: 'Serves 4 to 6' }],
  ingredient_sections: [
    { ingredients: Array.from({ length: lines }, (_, line) => ({ text: createLine(number, line) })) },
  ],
  instruction_sections: [
    {
      steps: Array.from({ length: 10 }, (_, step) => ({
        text: `Step ${step + 1}: chop the onions, soften them in the butter for 10 minutes, then add the rest and stir.`,
      })),
    },
  ],
});
