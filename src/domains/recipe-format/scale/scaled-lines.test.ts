// Lines as people write them, parsed the way the service parses them, and their scaled versions.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseLine } from '../../ingredients/index.ts';
import { parseRational } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { toFactor } from './factor.ts';
import { scaleRecipe } from './scale-recipe.ts';
import type { ScaledRecipe } from './scale-recipe.ts';

const scale = (factor: string, recipe: RecipeDocument): ScaledRecipe => {
  const number = parseRational(factor) ?? assert.fail(factor);
  const result = scaleRecipe(recipe, toFactor(number) ?? assert.fail(factor));
  return result.kind === 'scaled' ? result.recipe : assert.fail(result.location);
};

const scaleIngredient = (ingredient: Ingredient, factor: string, language = 'en'): Ingredient => {
  const recipe = { title: 'Soup', language, ingredient_sections: [{ ingredients: [ingredient] }] };
  return scale(factor, recipe).ingredient_sections?.[0]?.ingredients?.[0] ?? assert.fail('no ingredient found');
};

const scaleByTwo = (ingredient: Ingredient, language?: string): string | undefined =>
  scaleIngredient(ingredient, '2', language).scaled_text;

/** The line as an import would store it. */
const parseIngredient = (text: string, language: string): Ingredient => {
  const { name, quantity, package_size } = parseLine(text, language);
  return { text, name, ...(quantity && { quantity }), ...(package_size && { package_size }) };
};

const scaleYield = (one: Yield, factor = '2'): Yield & { scaled_text?: string } =>
  scale(factor, { title: 'Soup', language: 'en', yields: [one] }).yields?.[0] ?? assert.fail('no yield found');

/** The line scaled by 2, 1/2, 1/3 and 3. Null: no scaled line. */
type Row = readonly [
  text: string,
  double: string | null,
  half: string | null,
  third: string | null,
  triple: string | null,
];

const english: readonly Row[] = [
  // An ambiguous unit keeps the author's word.
  ['1 cup flour', '2 cups flour', '1/2 cup flour', '1/3 cup flour', '3 cups flour'],
  [
    '2 tbsp butter, melted',
    '4 tbsp butter, melted',
    '1 tbsp butter, melted',
    '2/3 tbsp butter, melted',
    '6 tbsp butter, melted',
  ],
  ['1 pint milk', '2 pints milk', '1/2 pint milk', '1/3 pint milk', '3 pints milk'],
  ['1 c. milk', '2 c. milk', '1/2 c. milk', '1/3 c. milk', '3 c. milk'],
  ['salt, 1 tsp', 'salt, 2 tsp', 'salt, 1/2 tsp', 'salt, 1/3 tsp', 'salt, 3 tsp'],
  ['1 CUP Sugar', '2 CUPS Sugar', '1/2 CUP Sugar', '1/3 CUP Sugar', '3 CUPS Sugar'],
  ['Flour, 2 cups', 'Flour, 4 cups', 'Flour, 1 cup', 'Flour, 2/3 cup', 'Flour, 6 cups'],
  [
    '1 cup plus 2 tbsp flour',
    '2 cups plus 4 tbsp flour',
    '1/2 cup plus 1 tbsp flour',
    '1/3 cup plus 2/3 tbsp flour',
    '3 cups plus 6 tbsp flour',
  ],
  // Numbers follow the author's style.
  ['1 1/2 cups sugar', '3 cups sugar', '3/4 cup sugar', '1/2 cup sugar', '4 1/2 cups sugar'],
  ['1-1/2 cups sugar', '3 cups sugar', '3/4 cup sugar', '1/2 cup sugar', '4 1/2 cups sugar'],
  ['½ cup milk', '1 cup milk', '¼ cup milk', '⅙ cup milk', '1½ cups milk'],
  ['0.5 cup oil', '1 cup oil', '0.25 cup oil', '1/6 cup oil', '1.5 cups oil'],
  [
    '2 to 3 tbsp olive oil',
    '4 to 6 tbsp olive oil',
    '1 to 1 1/2 tbsp olive oil',
    '2/3 to 1 tbsp olive oil',
    '6 to 9 tbsp olive oil',
  ],
  ['2-3 carrots', '4 to 6 carrots', '1 to 1 1/2 carrots', '2/3 to 1 carrot', '6 to 9 carrots'],
  ['half a lemon', '1 lemon', '1/4 lemon', '1/6 lemon', '1 1/2 lemons'],
  ['1 dozen eggs', '24 eggs', '6 eggs', '4 eggs', '36 eggs'],
  ['about 3 cups flour', 'about 6 cups flour', 'about 1 1/2 cups flour', 'about 1 cup flour', 'about 9 cups flour'],
  [
    'at least 2 cups stock',
    'at least 4 cups stock',
    'at least 1 cup stock',
    'at least 2/3 cup stock',
    'at least 6 cups stock',
  ],
  ['juice of 1 lemon', 'juice of 2 lemons', 'juice of 1/2 lemon', 'juice of 1/3 lemon', 'juice of 3 lemons'],
  ['250g butter', '500g butter', '125g butter', 'about 83g butter', '750g butter'],
  ['1 lb. ground beef', '2 lb. ground beef', '1/2 lb. ground beef', '1/3 lb. ground beef', '3 lb. ground beef'],
  [
    '2 cloves garlic, minced',
    '4 cloves garlic, minced',
    '1 clove garlic, minced',
    '2/3 clove garlic, minced',
    '6 cloves garlic, minced',
  ],
  // Each of two measures is replaced in place, in its own unit unless a cook would use another.
  [
    '2 cups (480 ml) milk',
    '4 cups (960 ml) milk',
    '1 cup (240 ml) milk',
    '2/3 cup (160 ml) milk',
    '6 cups (1440 ml) milk',
  ],
  [
    '2 cups milk (480 ml)',
    '4 cups milk (960 ml)',
    '1 cup milk (240 ml)',
    '2/3 cup milk (160 ml)',
    '6 cups milk (1440 ml)',
  ],
  ['1 lb (450 g) beef', '2 lb (900 g) beef', '1/2 lb (225 g) beef', '1/3 lb (150 g) beef', '3 lb (1.35 kg) beef'],
  ['225g/8oz butter', '450g/1lb butter', 'about 115g/4oz butter', '75g/about 2 3/4oz butter', '675g/1 1/2lb butter'],
  [
    '8 oz / 225 g cheddar',
    '1 lb / 450 g cheddar',
    '4 oz / about 115 g cheddar',
    'about 2 3/4 oz / 75 g cheddar',
    '1 1/2 lb / 675 g cheddar',
  ],
  // Restatements that are not part of the quantity because their unit is ambiguous.
  [
    '1 cup (2 sticks) butter',
    '2 cups (4 sticks) butter',
    '1/2 cup (1 stick) butter',
    '1/3 cup (2/3 stick) butter',
    '3 cups (6 sticks) butter',
  ],
  [
    '1 stick (1/2 cup) butter',
    '2 sticks (1 cup) butter',
    '1/2 stick (1/4 cup) butter',
    '1/3 stick (1/6 cup) butter',
    '3 sticks (1 1/2 cups) butter',
  ],
  [
    '100 ml (scant 1/2 cup) milk',
    '200 ml (scant 1 cup) milk',
    '50 ml (scant 1/4 cup) milk',
    'about 33 ml (scant 1/6 cup) milk',
    '300 ml (scant 1 1/2 cups) milk',
  ],
  // Package sizes and sizes per item stay.
  [
    '1 (400 g) tin tomatoes',
    '2 (400 g) tins tomatoes',
    '1/2 (400 g) tin tomatoes',
    '1/3 (400 g) tin tomatoes',
    '3 (400 g) tins tomatoes',
  ],
  [
    '1 (14.5 oz) can diced tomatoes',
    '2 (14.5 oz) cans diced tomatoes',
    '1/2 (14.5 oz) can diced tomatoes',
    '1/3 (14.5 oz) can diced tomatoes',
    '3 (14.5 oz) cans diced tomatoes',
  ],
  [
    '2 cans (14 oz each) beans',
    '4 cans (14 oz each) beans',
    '1 can (14 oz each) beans',
    '2/3 can (14 oz each) beans',
    '6 cans (14 oz each) beans',
  ],
  [
    '1 (8-inch) pie crust',
    '2 (8-inch) pie crusts',
    '1/2 (8-inch) pie crust',
    '1/3 (8-inch) pie crust',
    '3 (8-inch) pie crusts',
  ],
  // A percentage is not an amount; a length is not an amount of food.
  ['1% milk, 1 c.', '1% milk, 2 c.', '1% milk, 1/2 c.', '1% milk, 1/3 c.', '1% milk, 3 c.'],
  ['2 cups 2% milk', '4 cups 2% milk', '1 cup 2% milk', '2/3 cup 2% milk', '6 cups 2% milk'],
  // One piece or package that is not counted.
  [
    '1-inch piece ginger',
    '2 x 1-inch pieces ginger',
    '1/2 x 1-inch piece ginger',
    '1/3 x 1-inch piece ginger',
    '3 x 1-inch pieces ginger',
  ],
  [
    '400g tin chickpeas',
    '2 x 400g tins chickpeas',
    '1/2 x 400g tin chickpeas',
    '1/3 x 400g tin chickpeas',
    '3 x 400g tins chickpeas',
  ],
  // Every amount of a line with several.
  [
    '1 cup flour, plus 2 tbsp for dusting',
    '2 cups flour, plus 4 tbsp for dusting',
    '1/2 cup flour, plus 1 tbsp for dusting',
    '1/3 cup flour, plus 2/3 tbsp for dusting',
    '3 cups flour, plus 6 tbsp for dusting',
  ],
  [
    '2 cups flour or 250 g rye flour',
    '4 cups flour or 500 g rye flour',
    '1 cup flour or 125 g rye flour',
    '2/3 cup flour or about 83 g rye flour',
    '6 cups flour or 750 g rye flour',
  ],
  [
    '2 eggs or 3 egg whites',
    '4 eggs or 6 egg whites',
    '1 egg or 1 1/2 egg whites',
    '2/3 egg or 1 egg white',
    '6 eggs or 9 egg whites',
  ],
  [
    '2 large eggs plus 1 egg yolk',
    '4 large eggs plus 2 egg yolks',
    '1 large egg plus 1/2 egg yolk',
    '2/3 large egg plus 1/3 egg yolk',
    '6 large eggs plus 3 egg yolks',
  ],
  [
    '¾ cup (180 ml) plus 1 tbsp water',
    '1½ cups (360 ml) plus 2 tbsp water',
    '⅜ cup (90 ml) plus ½ tbsp water',
    '¼ cup (60 ml) plus ⅓ tbsp water',
    '2¼ cups (540 ml) plus 3 tbsp water',
  ],
  [
    '5-spice powder 1 tsp',
    '5-spice powder 2 tsp',
    '5-spice powder 1/2 tsp',
    '5-spice powder 1/3 tsp',
    '5-spice powder 3 tsp',
  ],
  [
    '8 dates (100 g) and 3 figs',
    '16 dates (200 g) and 6 figs',
    '4 dates (50 g) and 1 1/2 figs',
    'about 2 1/2 dates (about 33 g) and 1 fig',
    '24 dates (300 g) and 9 figs',
  ],
  [
    '1 onion, 1 carrot and 1 celery stick',
    '2 onions, 2 carrots and 2 celery sticks',
    '1/2 onion, 1/2 carrot and 1/2 celery stick',
    '1/3 onion, 1/3 carrot and 1/3 celery stick',
    '3 onions, 3 carrots and 3 celery sticks',
  ],
  [
    '2 eggs, 1 separated',
    '4 eggs, 2 separated',
    '1 egg, 1/2 separated',
    '2/3 egg, 1/3 separated',
    '6 eggs, 3 separated',
  ],
  [
    'zest of 1 lemon and juice of 2 lemons',
    'zest of 2 lemons and juice of 4 lemons',
    'zest of 1/2 lemon and juice of 1 lemon',
    'zest of 1/3 lemon and juice of 2/3 lemon',
    'zest of 3 lemons and juice of 6 lemons',
  ],
  [
    '3 tbsp lemon juice (from 1 lemon)',
    '6 tbsp lemon juice (from 2 lemons)',
    '1 1/2 tbsp lemon juice (from 1/2 lemon)',
    '1 tbsp lemon juice (from 1/3 lemon)',
    '9 tbsp lemon juice (from 3 lemons)',
  ],
  [
    'one onion and two carrots',
    '2 onions and 4 carrots',
    '1/2 onion and 1 carrot',
    '1/3 onion and 2/3 carrot',
    '3 onions and 6 carrots',
  ],
  [
    '1 egg plus one yolk',
    '2 eggs plus 2 yolks',
    '1/2 egg plus 1/2 yolk',
    '1/3 egg plus 1/3 yolk',
    '3 eggs plus 3 yolks',
  ],
  [
    'half an onion and a carrot',
    '1 onion and 2 carrots',
    '1/4 onion and 1/2 carrot',
    '1/6 onion and 1/3 carrot',
    '1 1/2 onions and 3 carrots',
  ],
  [
    '2 eggs, plus one yolk',
    '4 eggs, plus 2 yolks',
    '1 egg, plus 1/2 yolk',
    '2/3 egg, plus 1/3 yolk',
    '6 eggs, plus 3 yolks',
  ],
  [
    '1 onion, and two carrots',
    '2 onions, and 4 carrots',
    '1/2 onion, and 1 carrot',
    '1/3 onion, and 2/3 carrot',
    '3 onions, and 6 carrots',
  ],
  [
    '1 onion, or two shallots',
    '2 onions, or 4 shallots',
    '1/2 onion, or 1 shallot',
    '1/3 onion, or 2/3 shallot',
    '3 onions, or 6 shallots',
  ],
  [
    '1 onion, halved, or a shallot',
    '2 onions, halved, or 2 shallots',
    '1/2 onion, halved, or 1/2 shallot',
    '1/3 onion, halved, or 1/3 shallot',
    '3 onions, halved, or 3 shallots',
  ],
  [
    '1 onion, chopped or one leek',
    '2 onions, chopped or 2 leeks',
    '1/2 onion, chopped or 1/2 leek',
    '1/3 onion, chopped or 1/3 leek',
    '3 onions, chopped or 3 leeks',
  ],
  // A number that is part of a name is not an amount.
  [
    '1 lb 80/20 ground beef',
    '2 lb 80/20 ground beef',
    '1/2 lb 80/20 ground beef',
    '1/3 lb 80/20 ground beef',
    '3 lb 80/20 ground beef',
  ],
  ['500 g 00 flour', '1 kg 00 flour', '250 g 00 flour', 'about 165 g 00 flour', '1.5 kg 00 flour'],
  ['00 flour 500 g', '00 flour 1 kg', '00 flour 250 g', '00 flour about 165 g', '00 flour 1.5 kg'],
  ['1 can 7up', '2 cans 7up', '1/2 can 7up', '1/3 can 7up', '3 cans 7up'],
  [
    '2 sheets 9x13 pastry',
    '4 sheets 9x13 pastry',
    '1 sheet 9x13 pastry',
    '2/3 sheet 9x13 pastry',
    '6 sheets 9x13 pastry',
  ],
  ['1 oz 151 rum', '2 oz 151 rum', '1/2 oz 151 rum', '1/3 oz 151 rum', '3 oz 151 rum'],
  [
    'half and half 1 cup',
    'half and half 2 cups',
    'half and half 1/2 cup',
    'half and half 1/3 cup',
    'half and half 3 cups',
  ],
  ['E 202 1 pinch', 'E 202 2 pinches', 'E 202 1/2 pinch', 'E 202 1/3 pinch', 'E 202 3 pinches'],
  ['1 dozen (12) eggs', '24 (24) eggs', '6 (6) eggs', '4 (4) eggs', '36 (36) eggs'],
  // A number that does not count food stays.
  [
    '2 carrots, cut into 4 pieces',
    '4 carrots, cut into 4 pieces',
    '1 carrot, cut into 4 pieces',
    '2/3 carrot, cut into 4 pieces',
    '6 carrots, cut into 4 pieces',
  ],
  [
    '1 cup beans, soaked 12 hours',
    '2 cups beans, soaked 12 hours',
    '1/2 cup beans, soaked 12 hours',
    '1/3 cup beans, soaked 12 hours',
    '3 cups beans, soaked 12 hours',
  ],
  [
    '2 tbsp oil, plus a little more',
    '4 tbsp oil, plus a little more',
    '1 tbsp oil, plus a little more',
    '2/3 tbsp oil, plus a little more',
    '6 tbsp oil, plus a little more',
  ],
  [
    '1 cup half and half',
    '2 cups half and half',
    '1/2 cup half and half',
    '1/3 cup half and half',
    '3 cups half and half',
  ],
  // A note, a step or a temperature is not an amount either.
  ...(
    [
      ['tsp salt (note 2)', 'tsp salt (note 2)'],
      ['cup sugar [1]', 'cups sugar [1]'],
      ['cup flour*1', 'cups flour*1'],
      ['large egg (see note 1)', 'large eggs (see note 1)'],
      ['chicken breast (see step 3)', 'chicken breasts (see step 3)'],
      ['cup warm water (105 to 115 F)', 'cups warm water (105 to 115 F)'],
      ['cup water at 100 F', 'cups water at 100 F'],
    ] as const
  ).map(([one, several]): Row => [`1 ${one}`, `2 ${several}`, `1/2 ${one}`, `1/3 ${one}`, `3 ${several}`]),
  // No scaled line if it would have to guess.
  ['1 tbsp chili oil or a store-bought version', null, null, null, null],
  ['10 10 eggs', null, null, null, null],
  ['50g/13/4oz butter', null, null, null, null],
  ['3 large chillies 3 large garlic cloves', null, null, null, null],
  ['2 eggs [3 yolks]', '4 eggs [6 yolks]', '1 egg [1 1/2 yolks]', '2/3 egg [1 yolk]', '6 eggs [9 yolks]'],
  ['1 cup half & half', '2 cups half & half', '1/2 cup half & half', '1/3 cup half & half', '3 cups half & half'],
];

const german: readonly Row[] = [
  ['1 TL Salz', '2 TL Salz', '1/2 TL Salz', '1/3 TL Salz', '1 EL Salz'],
  ['1 Tasse Mehl', '2 Tassen Mehl', '1/2 Tasse Mehl', '1/3 Tasse Mehl', '3 Tassen Mehl'],
  ['3–4 EL Zucker', '6 bis 8 EL Zucker', '1 1/2 bis 2 EL Zucker', '3 bis 4 TL Zucker', '9 bis 12 EL Zucker'],
  ['1,5 kg Kartoffeln', '3 kg Kartoffeln', '0,75 kg Kartoffeln', '0,5 kg Kartoffeln', '4,5 kg Kartoffeln'],
  [
    'ca. 500 g Mehl (Type 405)',
    'ca. 1 kg Mehl (Type 405)',
    'ca. 250 g Mehl (Type 405)',
    'ca. 165 g Mehl (Type 405)',
    'ca. 1,5 kg Mehl (Type 405)',
  ],
  [
    '2 Dosen Tomaten (à 400 g)',
    '4 Dosen Tomaten (à 400 g)',
    '1 Dose Tomaten (à 400 g)',
    '2/3 Dose Tomaten (à 400 g)',
    '6 Dosen Tomaten (à 400 g)',
  ],
  [
    '2 TL Salz (siehe Tipp 2)',
    '4 TL Salz (siehe Tipp 2)',
    '1 TL Salz (siehe Tipp 2)',
    '2/3 TL Salz (siehe Tipp 2)',
    '2 EL Salz (siehe Tipp 2)',
  ],
  ['2 Eier und 1 Eigelb', '4 Eier und 2 Eigelb', '1 Ei und 1/2 Eigelb', '2/3 Ei und 1/3 Eigelb', '6 Eier und 3 Eigelb'],
  [
    'ein Ei und zwei Eigelb',
    '2 Eier und 4 Eigelb',
    '1/2 Ei und 1 Eigelb',
    '1/3 Ei und 2/3 Eigelb',
    '3 Eier und 6 Eigelb',
  ],
  [
    '2 Eier, und ein Eigelb',
    '4 Eier, und 2 Eigelb',
    '1 Ei, und 1/2 Eigelb',
    '2/3 Ei, und 1/3 Eigelb',
    '6 Eier, und 3 Eigelb',
  ],
  [
    '1 Zwiebel, oder zwei Schalotten',
    '2 Zwiebeln, oder 4 Schalotten',
    '1/2 Zwiebel, oder 1 Schalotte',
    '1/3 Zwiebel, oder 2/3 Schalotte',
    '3 Zwiebeln, oder 6 Schalotten',
  ],
  ['1 Büchse Mais', '2 Büchsen Mais', '1/2 Büchse Mais', '1/3 Büchse Mais', '3 Büchsen Mais'],
  [
    '250 ml (1 Tasse) Milch',
    '500 ml (2 Tassen) Milch',
    '125 ml (1/2 Tasse) Milch',
    'ca. 83 ml (1/3 Tasse) Milch',
    '750 ml (3 Tassen) Milch',
  ],
];

const french: readonly Row[] = [
  ['1 tasse de lait', '2 tasses de lait', '1/2 tasse de lait', '1/3 tasse de lait', '3 tasses de lait'],
  [
    '1 cuillère à soupe de sucre',
    '2 cuillères à soupe de sucre',
    '1/2 cuillère à soupe de sucre',
    '1 cuillère à café de sucre',
    '3 cuillères à soupe de sucre',
  ],
  ['2 c. à s. d’huile', '4 c. à s. d’huile', '1 c. à s. d’huile', '2 c. à café d’huile', '6 c. à s. d’huile'],
  ['1 000 g de farine', '2 kg de farine', '500 g de farine', 'environ 335 g de farine', '3 kg de farine'],
  ['1 gousse d’ail', '2 gousses d’ail', '1/2 gousse d’ail', '1/3 gousse d’ail', '3 gousses d’ail'],
];

const createTins = (text: string, package_text: string, value: string, unit: string): Ingredient => ({
  text: `${text} tomatoes`,
  quantity: { kind: 'simple', text, amount: { value: '2' }, unit: 'count.can' },
  package_size: { kind: 'simple', text: package_text, amount: { value }, unit },
});

const scaleByThree = (ingredient: Ingredient): string | undefined => scaleIngredient(ingredient, '3').scaled_text;

const scaleQuantityText = (quantity: Quantity): string | undefined => scaleIngredient({ quantity }, '2').quantity?.text;

const createQuantity = (text: string, value = '1'): Quantity => ({ kind: 'simple', text, amount: { value } });

const scaleYieldText = (text: string): string | undefined => scaleYield({ text }).scaled_text;

suite('scaled lines', () => {
  for (const [language, rows] of Object.entries({ en: english, de: german, fr: french })) {
    test(`keep the author’s words: ${language}`, () => {
      const found = rows.map(([text]) => {
        const ingredient = parseIngredient(text, language);
        const line = (by: string): string | null => scaleIngredient(ingredient, by, language).scaled_text ?? null;
        return [text, line('2'), line('1/2'), line('1/3'), line('3')];
      });
      assert.deepEqual(found, rows);
    });
  }

  test('round ambiguous cups to what can be measured in any kind of cup', () => {
    const flour = parseIngredient('1 1/2 cups flour', 'en');
    for (const [factor, text] of [
      ['1.37', 'about 2 cups flour'],
      ['10/7', 'about 2 1/4 cups flour'],
      // If no measurable amount is close, the exact one says more.
      ['7/36', '7/24 cup flour'],
    ] as const) {
      const scaled: { readonly scaled_text?: string } = scaleIngredient(flour, factor);
      assert.equal(scaled.scaled_text, text);
    }
  });

  test('keep a size between the number and the counted item', () => {
    assert.equal(
      scaleByThree(createTins('two 14-oz cans', '14-oz', '14', 'avoirdupois.ounce')),
      '6 x 14-oz cans tomatoes',
    );
    assert.equal(scaleByThree(createTins('2 x 400g tins', '400g', '400', 'metric.gram')), '6 x 400g tins tomatoes');
    assert.equal(
      scaleByThree(createTins('2 28-ounce cans', '28-ounce', '28', 'avoirdupois.ounce')),
      '6 28-ounce cans tomatoes',
    );
  });

  test('keep the unit words in the text of a quantity, or leave the text out', () => {
    assert.equal(scaleQuantityText(createQuantity('1 cup')), '2 cups');
    assert.equal(scaleQuantityText(createQuantity('1')), '2');
    assert.equal(scaleQuantityText(createQuantity('1% milk, 1 c')), '1% milk, 2 c');
    assert.equal(scaleQuantityText(createQuantity('several cups')), undefined);
    assert.equal(scaleQuantityText(createQuantity('1-cup measure')), '2 x 1-cup measure');
    const millilitres = { kind: 'simple', amount: { value: '240' }, unit: 'metric.millilitre' } as const;
    assert.equal(scaleQuantityText({ ...createQuantity('1 cup (240 ml)'), options: [millilitres] }), '2 cups (480 ml)');
    assert.equal(scaleQuantityText({ ...createQuantity('1 cup'), options: [millilitres] }), '2 cups / 480 ml');
    const pound: Quantity = { kind: 'simple', text: '1 lb', amount: { value: '1' }, unit: 'avoirdupois.pound' };
    assert.equal(scaleQuantityText({ ...pound, options: [millilitres] }), '2 pounds / 480 ml');
    const terms = [
      { kind: 'simple', text: '1 cup', amount: { value: '1' } },
      { kind: 'simple', text: '2 tbsp', amount: { value: '2' } },
    ] as const;
    const sum = scaleIngredient({ quantity: { kind: 'sum', terms: [...terms] } }, '2').quantity;
    assert.equal(sum?.text, '2 cups + 4 tbsp');
    assert.deepEqual(
      sum?.terms?.map(({ text }) => text),
      ['2 cups', '4 tbsp'],
    );
  });

  test('keep the words of a yield', () => {
    const muffins: Quantity = { kind: 'simple', amount: { value: '12' }, text: '12 muffins' };
    const scaled = scaleYield({ text: '12 muffins', quantity: muffins });
    assert.deepEqual([scaled.scaled_text, scaled.quantity?.text], ['24 muffins', '24 muffins']);
    assert.equal(scaleYieldText('Makes about 12 muffins'), 'Makes about 24 muffins');
    assert.equal(scaleYieldText('1 loaf (8 slices)'), '2 loaves (16 slices)');
    assert.equal(scaleYieldText('24 cookies, 3 inches across'), '48 cookies, 3 inches across');
    assert.equal(scaleYieldText('one 9-inch pie, serves 8'), '2 x 9-inch pie, serves 16');
    assert.equal(scaleYieldText('1.5 litres, serves 6'), '3 litres, serves 12');
  });

  test('are not cached across quantities, sizes, languages or kinds', () => {
    const text = '2 (400 g) cans';
    const quantity: Quantity = { kind: 'simple', amount: { value: '2' }, unit: 'count.can' };
    const size: Quantity = { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' };
    for (const _ of ['first', 'again']) {
      assert.equal(scaleByTwo({ text, quantity, package_size: size }), '4 (400 g) cans');
      // The quantity was read from the size by mistake; the line is right.
      assert.equal(scaleByTwo({ text, quantity: size }), '4 (400 g) cans');
      assert.equal(scaleByTwo({ text, quantity: { ...quantity, amount: { value: '3' } } }), undefined);
      assert.equal(scaleYield({ text, quantity }).scaled_text, '4 (400 g) cans');
      const litre: Quantity = { kind: 'simple', amount: { value: '1000' }, unit: 'metric.millilitre' };
      assert.equal(scaleByTwo({ text: '1.000 ml', quantity: litre }, 'de'), '2 l');
      assert.equal(scaleByTwo({ text: '1.000 ml', quantity: litre }, 'en'), undefined);
    }
  });
});
