import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { parseLine } from './line/parse-line.ts';
import type { ParsedIngredientLine } from './line/parsed-line.ts';

interface Readings {
  readonly items: readonly ParsedIngredientLine[];
}

onEveryEngine('POST /ingredients/parse', (engine) => {
  const service = serviceForSuite(engine);
  const parse = (json: unknown) => service.client.post<Readings>('/api/v1/ingredients/parse', json);

  test('accepts 1 to 500 lines of at most 10,000 characters, and only a BCP 47 tag as the language', async () => {
    for (const [input, location] of [
      [{}, 'body.lines'],
      [{ lines: null }, 'body.lines'],
      [{ lines: [] }, 'body.lines'],
      [{ lines: Array.from({ length: 501 }, () => '1 onion') }, 'body.lines'],
      [{ lines: ['1 onion', 7] }, 'body.lines[1]'],
      [{ lines: ['x'.repeat(10_001)] }, 'body.lines[0]'],
      [{ lines: ['1 onion'], language: 'not a tag' }, 'body.language'],
      [{ lines: ['1 onion'], language: 7 }, 'body.language'],
    ] as const) {
      const answer = await service.client.post('/api/v1/ingredients/parse', input);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, location]);
      assert.equal(answer.body.code, 'validation-failed');
    }
    for (const lines of [['1 onion'], Array.from({ length: 500 }, () => '1 onion'), ['x'.repeat(10_000)], ['']]) {
      const answer = await parse({ lines });
      assert.equal(answer.status, 200);
      assert.deepEqual(
        answer.body.items.map(({ text }) => text),
        lines,
      );
    }
  });

  test('returns the parsed lines in order', async () => {
    const lines = [
      '2 large onions, chopped',
      '1 (14 oz) can tomatoes',
      'salt to taste',
      '2 EL Öl',
      '🍲',
      '10g/½oz butter',
    ];
    for (const [language, parsedIn] of [
      [undefined, 'en'],
      [null, 'en'],
      ['en', 'en'],
      ['de-AT', 'de'],
      ['tlh', 'en'],
    ] as const) {
      const answer = await parse({ lines, language });
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.body.items, structuredClone(lines.map((line) => parseLine(line, parsedIn))));
    }
  });

  test('guesses the language once for all lines, and per line if they are mixed', async () => {
    const italian = ['2 cucchiai di zucchero', '1 cipolla', '200 g di pane', 'rucola'];
    assert.deepEqual(
      (await parse({ lines: italian })).body.items,
      structuredClone(italian.map((line) => parseLine(line, 'it'))),
    );
    const mixed = ['2 EL Öl', '1 tbsp oil'];
    const { items } = (await parse({ lines: mixed })).body;
    assert.deepEqual(
      items.map(({ name, quantities }) => [name, quantities[0]?.unit_text]),
      [
        ['Öl', 'EL'],
        ['oil', 'tbsp'],
      ],
    );
  });

  test('returns quantities in text order, with unit_text as written and a unit id only if it is unambiguous', async () => {
    const { body } = await parse({ lines: ['10g/½oz butter', '2 heaped Tbsp sugar'] });
    const [butter, sugar] = body.items;
    assert.deepEqual(butter?.quantities[0], {
      amount: { value: '10' },
      unit: 'metric.gram',
      unit_text: 'g',
      text: '10g',
    });
    assert.deepEqual(butter?.quantities[1]?.amount, { value: '1/2' });
    assert.deepEqual(sugar?.quantities, [{ amount: { value: '2' }, unit_text: 'heaped Tbsp', text: '2 heaped Tbsp' }]);
  });
});
