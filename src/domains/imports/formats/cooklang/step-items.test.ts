import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { formatCooklangStep } from './read-cooklang.ts';
import { parseStepItems } from './step-items.ts';

/** Abbreviates items: `@name|amount|unit|preparation`. */
const short = (text: string): string[] =>
  parseStepItems(text).map((item) => {
    switch (item.kind) {
      case 'text':
        return item.text;
      case 'ingredient':
        return `@${[item.modifiers + item.name, item.amount, item.unit, item.preparation].join('|')}`;
      case 'cookware':
        return `#${item.name}|${item.amount}`;
      case 'timer':
        return `~${item.name}|${item.amount}|${item.unit}`;
      default:
        return item satisfies never;
    }
  });

suite('Cooklang step markup', () => {
  test('parses ingredients with and without braces', () => {
    for (const [text, items] of [
      ['Add @salt and @black pepper{} now', ['Add ', '@salt|||', ' and ', '@black pepper|||', ' now']],
      ['@flour{200%g}(sifted), @milk{1 / 2 % cup }', ['@flour|200|g|sifted', ', ', '@milk|1/2|cup|']],
      ['@eggs{3}', ['@eggs|3||']],
      ['@eggs{2|3} @dill{some|more}', ['@eggs|2||', ' ', '@dill|some|more||']],
      ['@thyme{few%sprigs}', ['@thyme|few|sprigs|']],
      ['@salt{=1%tsp} @oil{2*%tbsp} @rice{1|2%cup}', ['@salt|1|tsp|', ' ', '@oil|2|tbsp|', ' ', '@rice|1|cup|']],
      ['@water{1.5-2%l}', ['@water|1.5-2|l|']],
      ['@7-grain bread{ }', ['@7-grain bread|||']],
      ['@🧂', ['@🧂|||']],
      ['@all-purpose, then', ['@all-purpose|||', ', then']],
      ['@flour(all purpose) here', ['@flour|||all purpose', ' here']],
      ['@salt (coarse)', ['@salt|||', ' (coarse)']],
      ['@./sauces/Hollandaise{150%g}', ['@Hollandaise|150|g|']],
      ['@@tomato sauce{1%jar}', ['@@tomato sauce|1|jar|']],
      ['@&(~1)dough{} @?thyme @-salt', ['@&(~1)dough|||', ' ', '@?thyme|||', ' ', '@-salt|||']],
    ] as const) {
      assert.deepEqual(short(text), items, text);
    }
  });

  test('parses cookware and timers', () => {
    for (const [text, items] of [
      ['In a #pot, or #frying pan{2}', ['In a ', '#pot|', ', or ', '#frying pan|2']],
      ['#bowl{2%large}', ['#bowl|2 large']],
      [
        'for ~{25%minutes} or ~eggs{3%min} or ~rest',
        ['for ', '~|25|minutes', ' or ', '~eggs|3|min', ' or ', '~rest||'],
      ],
    ] as const) {
      assert.deepEqual(short(text), items, text);
    }
  });

  test('treats incomplete or escaped marks as plain text', () => {
    for (const text of ['mail @ home{}', 'No # 5', 'about ~ {5}', '@', '@{}', 'a {b}', '50% of it']) {
      assert.deepEqual(short(text), [text], text);
    }
    assert.deepEqual(short(String.raw`me\@home \#1 \~5 \{x}`), ['me@home #1 ~5 {x}']);
    assert.deepEqual(short(String.raw`@50\% \{rye\}{}`), ['@50% {rye}|||']);
  });

  test('formats a step as plain text', () => {
    const items = parseStepItems('Add @white wine|wine{2%dl} to the #pot{} for ~{10%minutes}, ~stir.');
    assert.equal(formatCooklangStep(items), 'Add wine to the pot for 10 minutes, stir.');
  });

  test('puts the name of a timer after its duration', () => {
    for (const [text, plain] of [
      ['Boil for ~eggs{7%minutes}, then peel.', 'Boil for 7 minutes (eggs), then peel.'],
      ['Leave it ~second rise{1-2%hours}', 'Leave it 1-2 hours (second rise)'],
      ['Wait ~{5%min}, then ~rest{}.', 'Wait 5 min, then rest.'],
      ['Wait ~{5%min}(or longer), ~stir|turn{1%min}.', 'Wait 5 min(or longer), 1 min (stir|turn).'],
    ] as const) {
      assert.equal(formatCooklangStep(parseStepItems(text)), plain, text);
    }
  });

  test('never drops a word', () => {
    const pieces = fc.constantFrom(
      '@',
      '#',
      '~',
      '{',
      '}',
      '%',
      '(',
      ')',
      '|',
      '\\',
      ' ',
      'salt',
      'oil',
      '1',
      '--',
      '[-',
      '-]',
      '=',
      '>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const words = JSON.stringify(parseStepItems(text));
        for (const word of text.match(/salt|oil/g) ?? []) assert.ok(words.includes(word), text);
      }),
    );
  });
});
