import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import { parseLine } from './parse-line.ts';
import type { ParsedIngredientLine } from './parsed-line.ts';

/** The expected parts of a line. Quantities are joined by `+`, in text order. */
interface Expected {
  readonly name: string;
  readonly quantities?: string;
  readonly size?: string;
  readonly preparation?: string;
  readonly note?: string;
  readonly purpose?: string;
  readonly optional?: boolean;
  readonly alternatives?: readonly string[];
}

const amountText = ({ value, min, max, approximate }: ParsedIngredientLine['quantities'][number]['amount']): string =>
  `${approximate === true ? '~' : ''}${value ?? (min !== undefined || max !== undefined ? `${min ?? ''}-${max ?? ''}` : '')}`;

const summary = (reading: ParsedIngredientLine): Expected => ({
  name: reading.name,
  quantities: reading.quantities
    .map(({ amount, unit_text: unit }) => [amountText(amount), unit].filter(Boolean).join(' '))
    .join(' + '),
  ...(reading.size !== undefined && { size: reading.size }),
  ...(reading.preparation !== undefined && { preparation: reading.preparation }),
  ...(reading.note !== undefined && { note: reading.note }),
  ...(reading.purpose !== undefined && { purpose: reading.purpose }),
  ...(reading.optional && { optional: true }),
  ...(reading.alternatives.length > 0 && { alternatives: reading.alternatives.map(({ name }) => name) }),
});

const lines: readonly (readonly [line: string, expected: Expected])[] = [
  ['2 large onions, chopped', { name: 'onions', quantities: '2', size: 'large', preparation: 'chopped' }],
  ['1½ cups plain flour', { name: 'plain flour', quantities: '3/2 cups' }],
  ['1 1/2 cups plain flour', { name: 'plain flour', quantities: '3/2 cups' }],
  ['2-3 carrots', { name: 'carrots', quantities: '2-3' }],
  ['1–2 cloves of garlic, crushed', { name: 'garlic', quantities: '1-2 cloves', preparation: 'crushed' }],
  ['1 (14 oz) can chopped tomatoes', { name: 'chopped tomatoes', quantities: '1 can + 14 oz' }],
  ['10g/½oz butter', { name: 'butter', quantities: '10 g + 1/2 oz' }],
  ['725g/1lb 10oz plain flour', { name: 'plain flour', quantities: '725 g + 1 lb + 10 oz' }],
  ['2 cups plus 1 tbsp sugar', { name: 'sugar', quantities: '2 cups + 1 tbsp' }],
  ['salt to taste', { name: 'salt', quantities: '', note: 'to taste' }],
  ['butter or margarine', { name: 'butter or margarine', quantities: '', alternatives: ['margarine'] }],
  ['juice of 1 lemon', { name: 'lemon', quantities: '1', preparation: 'juice of' }],
  ['about 200 g spinach', { name: 'spinach', quantities: '~200 g' }],
  [
    'parsley, for garnish (optional)',
    { name: 'parsley', quantities: '', purpose: 'for garnish', note: 'optional', optional: true },
  ],
  ['a pinch of salt', { name: 'salt', quantities: 'pinch' }],
  ['a few drops of vanilla extract', { name: 'vanilla extract', quantities: '~ drops' }],
  ['4 x 125g/4½oz balls of mozzarella', { name: 'mozzarella', quantities: '4 balls + 125 g + 9/2 oz' }],
  ['1 x 400g tin chickpeas, drained', { name: 'chickpeas', quantities: '1 tin + 400 g', preparation: 'drained' }],
  ['One 6½-ounce can tuna, drained', { name: 'tuna', quantities: '1 can + 13/2 ounce', preparation: 'drained' }],
  ['150ml-200ml milk', { name: 'milk', quantities: '150-200 ml' }],
  ['4- to 5-pound chicken', { name: 'chicken', quantities: '4-5 pound' }],
  ['½-1 red chilli, deseeded', { name: 'red chilli', quantities: '1/2-1', preparation: 'deseeded' }],
  ['2 to 2½ cups self-raising flour', { name: 'self-raising flour', quantities: '2-5/2 cups' }],
  ['1 dozen eggs', { name: 'eggs', quantities: '12' }],
  ['half an avocado', { name: 'avocado', quantities: '1/2' }],
  ['Scant ¼ cup honey', { name: 'honey', quantities: '~1/4 Scant cup' }],
  ['1 thumb-size piece of ginger, grated', { name: 'ginger', quantities: '1 thumb-size piece', preparation: 'grated' }],
  ['small bunch of coriander, leaves only', { name: 'coriander', quantities: 'small bunch', note: 'leaves only' }],
  ['zest and juice of 2 limes', { name: 'limes', quantities: '2', preparation: 'zest and juice of' }],
  ['vegetable oil, for frying', { name: 'vegetable oil', quantities: '', purpose: 'for frying' }],
  ['1 pound ground beef (80% lean)', { name: 'ground beef', quantities: '1 pound', note: '80% lean' }],
  ['approx. 2 cups water', { name: 'water', quantities: '~2 cups' }],
  ['1 and 1/2 cups flour', { name: 'flour', quantities: '3/2 cups' }],
  ['two and a half cups milk', { name: 'milk', quantities: '5/2 cups' }],
  ['half a dozen eggs', { name: 'eggs', quantities: '6' }],
  ['¾ of a cup of sugar', { name: 'sugar', quantities: '3/4 cup' }],
  ['1 Tbs butter', { name: 'butter', quantities: '1 Tbs' }],
  ['1 cup to 2 cups milk', { name: 'milk', quantities: '1-2 cups' }],
  ['kosher or sea salt', { name: 'kosher or sea salt', quantities: '', alternatives: ['sea salt'] }],
  [
    '3 navel oranges or 4 blood oranges, peeled',
    {
      name: 'navel oranges',
      quantities: '3',
      preparation: 'peeled',
      note: 'or 4 blood oranges',
      alternatives: ['blood oranges'],
    },
  ],
  [
    '6 eggs, beaten, plus 1 egg yolk for glazing',
    { name: 'eggs', quantities: '6', preparation: 'beaten', note: 'plus 1 egg yolk for glazing' },
  ],
];

const choices = (line: string, language = 'en'): string[] =>
  parseLine(line, language).alternatives.map(({ name }) => name);

suite('parsing an ingredient line', () => {
  for (const [line, expected] of lines) {
    test(line, () => assert.deepEqual(summary(parseLine(line, 'en')), expected));
  }

  test('recognizes the same food in "2 large onions, chopped" and "1 onion"', () => {
    assert.equal(parseLine('2 large onions, chopped').semantic_id, 'onion');
    assert.equal(parseLine('1 onion').semantic_id, 'onion');
  });

  test('reads a count per person as a count, not as part of the name', () => {
    const lines = ['2 potatoes per person, about 300 g', '2 burgers per person (80/20 beef)'];
    assert.deepEqual(
      lines.map((line) => parseLine(line, 'en')).map(({ quantity, name }) => [quantity?.amount?.value, name]),
      [
        ['2', 'potatoes per person'],
        ['2', 'burgers per person'],
      ],
    );
  });

  test('identifies the food on each side of an "or"', () => {
    const reading = parseLine('fresh or frozen cauliflower florets', 'en');
    assert.equal(reading.semantic_id, 'cauliflower');
    assert.deepEqual(
      reading.alternatives.map(({ semantic_id: food }) => food),
      ['frozen-cauliflower'],
    );
    assert.equal(parseLine('1 cup milk or cream', 'en').semantic_id, 'milk');
    const [oranges] = parseLine('3 navel oranges or 4 blood oranges', 'en').alternatives;
    assert.deepEqual(oranges, {
      text: '4 blood oranges',
      name: 'blood oranges',
      quantities: [{ amount: { value: '4' }, text: '4' }],
      semantic_id: 'blood-orange',
    });
  });

  test('keeps a temperature separate from the quantities', () => {
    for (const [line, language, value, scale, part] of [
      ['1 cup warm water (110°F)', 'en', { value: '110' }, 'fahrenheit', '110°F'],
      ['1 cup water (105 to 110 degrees F)', 'en', { min: '105', max: '110' }, 'fahrenheit', '105 to 110 degrees F'],
      ['250 ml Wasser (40 °C)', 'de', { value: '40' }, 'celsius', '40 °C'],
      ['2 cups milk, heated to 180°F', 'en', { value: '180' }, 'fahrenheit', undefined],
    ] as const) {
      const reading = parseLine(line, language);
      assert.deepEqual(reading.temperature, { value, scale, purpose: { kind: 'ingredient' } }, line);
      assert.equal(reading.quantities.length, 1, line);
      const span = reading.spans.find((each) => each.part === 'temperature');
      assert.equal(span && line.slice(span.start, span.end), part, line);
    }
    assert.equal(parseLine('1 cup rice', 'en').temperature, undefined);
  });

  test('distinguishes the size of each package or item from the quantity', () => {
    for (const [line, language, quantity, size] of [
      ['2 (14-ounce) cans black beans', 'en', '2 (14-ounce) cans', '14-ounce'],
      ['2 x 400g tins chickpeas', 'en', '2 x 400g tins', '400g'],
      ['2 cans (400g) chickpeas', 'en', '2 cans', '400g'],
      ['400g tin chopped tomatoes', 'en', 'tin', '400g'],
      ['5cm piece ginger', 'en', 'piece', '5cm'],
      ['4 lamb shanks (approx. 350g each)', 'en', '4', '350g'],
      ['2 Dosen Tomaten (400 g)', 'de', '2 Dosen', '400 g'],
      ['2 Dosen à 400 g Tomaten', 'de', '2 Dosen', '400 g'],
    ] as const) {
      const reading = parseLine(line, language);
      assert.deepEqual([reading.quantity?.text, reading.package_size?.text], [quantity, size], line);
    }
    // The same total, stated twice.
    const bacon = parseLine('12 slices (1 lb) bacon', 'en');
    assert.deepEqual([bacon.quantity?.options?.length, bacon.package_size], [1, undefined]);
  });

  test('parses "about" as part of the amount in every language', () => {
    for (const [line, language, unit] of [
      ['about 600 g potatoes', 'en', 'metric.gram'],
      ['etwa 600 g Kartoffeln', 'de', 'metric.gram'],
      ['environ 600 g de farine', 'fr', 'metric.gram'],
      ['unos 600 g de harina', 'es', 'metric.gram'],
      ['circa 600 g di farina', 'it', 'metric.gram'],
      ['ongeveer 600 g bloem', 'nl', 'metric.gram'],
      ['ca 600 g potatis', 'sv', 'metric.gram'],
      ['aproximadamente 600 g de farinha', 'pt', 'metric.gram'],
    ] as const) {
      const { quantity, quantities } = parseLine(line, language);
      assert.deepEqual([quantity?.amount, quantity?.unit], [{ value: '600', approximate: true }, unit], line);
      assert.equal(quantities.length, 1, line);
    }
  });

  test('identifies the food even by words that are separate from its name', () => {
    for (const [one, other, language] of [
      ['oregano, dried', '1 tsp dried oregano', 'en'],
      ['500g minced beef', 'minced beef', 'en'],
      ['2 onions, sliced', '1 onion', 'en'],
      ['1 Becher Sahne, saure', 'saure Sahne', 'de'],
      ['100 g Mandeln, gemahlene', 'gemahlene Mandeln', 'de'],
    ] as const) {
      assert.equal(parseLine(one, language).semantic_id, parseLine(other, language).semantic_id, one);
    }
    assert.notEqual(parseLine('oregano, dried', 'en').semantic_id, parseLine('oregano', 'en').semantic_id);
  });

  test('lists every choice after an "or", and completes names that share words', () => {
    assert.deepEqual(choices('1 onion or 1 leek or 2 shallots'), ['leek', 'shallots']);
    assert.deepEqual(choices('1 tbsp cornstarch or 2 tbsp flour'), ['flour']);
    assert.deepEqual(choices('thyme (or 1 tsp dried)'), ['dried thyme']);
    for (const [line, food] of [
      ['smooth or crunchy peanut butter', 'smooth-peanut-butter'],
      ['red or white wine vinegar', 'red-wine-vinegar'],
      ['light or dark brown sugar', 'light-brown-sugar'],
    ] as const) {
      assert.equal(parseLine(line, 'en').semantic_id, food);
    }
    assert.deepEqual(choices('1 poivron rouge ou vert', 'fr'), ['poivron vert']);
    assert.equal(parseLine('2 rote oder gelbe Paprika', 'de').semantic_id, 'rot-paprika');
  });

  test('distinguishes a sum from an option in other units', () => {
    const sum = parseLine('2 cups plus 1 tbsp sugar', 'en').quantity;
    assert.equal(sum?.kind, 'sum');
    assert.deepEqual(
      sum?.terms?.map(({ amount }) => amount?.value),
      ['2', '1'],
    );
    const options = parseLine('725g/1lb 10oz plain flour', 'en').quantity;
    assert.equal(options?.kind, 'simple');
    assert.equal(options?.unit, 'metric.gram');
    assert.equal(options?.options?.length, 1);
    assert.equal(options?.options?.[0]?.kind, 'sum');
  });

  test('does not guess the unit if several conventions claim the alias', () => {
    const [cup] = parseLine('1 cup rice', 'en').quantities;
    assert.equal(cup?.unit, undefined);
    assert.equal(cup?.unit_text, 'cup');
    const [gram] = parseLine('100 g rice', 'en').quantities;
    assert.equal(gram?.unit, 'metric.gram');
  });
});

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...'1 2 ½ 1/2 - – / ( ) , ; . + x × cup cups g oz of or plus to taste large onion onions chopped finely for the'.split(
          ' ',
        ),
        ...'EL TL und de di à soupe about a dozen few % ° C F can cans'.split(' '),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
);
const anyLanguage = fc.constantFrom(undefined, 'en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt', 'de-AT', 'ja', 'xx');

suite('parsing any line', () => {
  test('never throws, returns ordered spans inside the text that never overlap, and takes quantity text from the line', () => {
    fc.assert(
      fc.property(anyLine, anyLanguage, (line, language) => {
        const reading = parseLine(line, language);
        assert.equal(reading.text, line);
        let at = 0;
        for (const { start, end } of reading.spans) {
          assert.ok(start >= at && end > start && end <= line.length, JSON.stringify(reading));
          at = end;
        }
        for (const { text, unit_text: unit = '' } of reading.quantities) {
          assert.ok(line.includes(text));
          for (const word of unit.split(' ')) assert.ok(line.includes(word));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('parses the same line the same way every time', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (line, other) => {
        const before = parseLine(line);
        parseLine(other);
        assert.deepEqual(parseLine(line), before);
      }),
    );
  });

  const hostile: Readonly<Record<string, (size: number) => string>> = {
    'one word': filledWith('a'),
    'many words': filledWith('ab '),
    'single letters': filledWith('a '),
    digits: filledWith('1'),
    numbers: filledWith('1 '),
    fractions: filledWith('1/'),
    'spaced fractions': filledWith('1/2 '),
    vulgar: filledWith('½'),
    brackets: filledWith('('),
    'brackets and numbers': filledWith('(1'),
    'closing brackets': filledWith(')'),
    commas: filledWith(','),
    hyphens: filledWith('a-'),
    apostrophes: filledWith("a'"),
    ranges: filledWith('1-'),
    times: filledWith('2 x '),
    units: filledWith('cup '),
    quantities: filledWith('1 cup '),
    'quantities with plus': filledWith('1 cup plus '),
    or: filledWith('or '),
    'or with an end': (size) => `${filledWith('or ')(size)}o`,
    'a number or': filledWith('1 or '),
    'or a number': filledWith('or 1 '),
    'many choices': (size) => `1 onion${filledWith(' or 1 leek')(size)}`,
    'Choices in German': filledWith('1 Zwiebel oder '),
    'choices in French': filledWith('1 oignon ou 2 '),
    'choices in Italian': filledWith('1 cipolla o 1 '),
    'one and one': filledWith('un e '),
    'ein und ein': filledWith('ein und '),
    'en och en': filledWith('en och '),
    'o o': filledWith('o '),
    'ou ou': filledWith('ou '),
    degrees: filledWith('1° '),
    dozens: filledWith('1 dozen '),
    halves: filledWith('1 and a half '),
    'or and food': filledWith('onion or '),
    'nested alternatives': filledWith('onion (or '),
    spaces: filledWith(' '),
    accents: filledWith('e\u0301'),
    surrogates: filledWith('🍲'),
    'half surrogates': filledWith('\ud83c'),
    French: filledWith("1 c. à soupe d'huile "),
    German: filledWith('2 EL Öl und '),
    capitals: filledWith('ÄÖÜß'),
  };

  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt', undefined]) {
    test(`takes time linear in the length of the text (${language ?? 'detected language'})`, async () => {
      for (const [label, lineOf] of Object.entries(hostile)) {
        await assertGrowsLinearly(label, 10_000, lineOf, (line) => parseLine(line, language));
      }
    });
  }
});
