import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../test/support/growth.ts';
import {
  createHeadingEntry,
  entriesToIngredients,
  entriesToInstructions,
  createLineEntry,
  SECTION_END,
} from './list-entries.ts';
import { parseSectionTitle, parseIngredientText, parseStepText } from './parse-list-text.ts';

const textsOf = (text: string): readonly string[] => parseStepText(text).map((entry) => entry.text);

suite('list text parsing', () => {
  test('reads one step per line, with or without blank lines between them', () => {
    assert.deepEqual(textsOf('Wash the rice.\nBoil it.\r\n\r\nServe.\n'), ['Wash the rice.', 'Boil it.', 'Serve.']);
    assert.deepEqual(textsOf(' \n \n'), []);
  });

  test('strips step numbers, even if the numbering restarts, and keeps other numbers', () => {
    assert.deepEqual(textsOf('1. Wash.\n\n2. Boil.\n10 minutes are enough.\n\n1) Chop.\n2) Fry.'), [
      'Wash.',
      'Boil.',
      '10 minutes are enough.',
      'Chop.',
      'Fry.',
    ]);
    assert.deepEqual(textsOf('2. Advent is the day for this.\nBake.'), ['2. Advent is the day for this.', 'Bake.']);
    assert.deepEqual(textsOf('1.5 l of water come first.\nBoil.'), ['1.5 l of water come first.', 'Boil.']);
  });

  test('joins lines that were wrapped at a fixed width', () => {
    const wrapped = 'Heat the oil in a pot until a slice of garlic\nbegins to sizzle. Then add the rest.\n\nServe.';
    assert.deepEqual(textsOf(wrapped), [
      'Heat the oil in a pot until a slice of garlic begins to sizzle. Then add the rest.',
      'Serve.',
    ]);
  });

  test('groups steps under a line that ends with a colon', () => {
    assert.deepEqual(entriesToInstructions(parseStepText('Preheat.\nFor the sauce:\nStir.\nTo serve:')), [
      { '@type': 'HowToStep', text: 'Preheat.' },
      {
        '@type': 'HowToSection',
        name: 'For the sauce',
        itemListElement: [
          { '@type': 'HowToStep', text: 'Stir.' },
          { '@type': 'HowToStep', text: 'To serve:' },
        ],
      },
    ]);
  });

  test('strips bullets from ingredients', () => {
    assert.deepEqual(
      parseIngredientText('• 2 eggs\n- 1 l milk\n-5 °C cold butter').map(({ text }) => text),
      ['2 eggs', '1 l milk', '-5 °C cold butter'],
    );
  });

  test('parses in linear time', async () => {
    for (const piece of ['1. ', ':', 'a ']) {
      await assertGrowsLinearly(piece, 400_000, filledWith(piece), parseStepText);
    }
  });
});

suite('list headings', () => {
  test('recognizes short lines that end with a colon', () => {
    assert.equal(parseSectionTitle('For the dough:'), 'For the dough');
    for (const text of ['Salt: 2 g', ':', 'Mix it. Then add:', `${'long '.repeat(20)}:`, 'For the dough']) {
      assert.equal(parseSectionTitle(text), undefined, text);
    }
  });

  test('keeps headings with nothing below them as list entries', () => {
    const entries = parseIngredientText('Dough:\n500 g flour\n\nToppings:\nSauce:\n1 can tomatoes\nTo serve:');
    assert.deepEqual(entriesToIngredients(entries), [
      { name: 'Dough', itemListElement: ['500 g flour', 'Toppings:'] },
      { name: 'Sauce', itemListElement: ['1 can tomatoes', 'To serve:'] },
    ]);
    assert.deepEqual(entriesToIngredients(parseIngredientText('Anything:')), ['Anything:']);
  });

  test('applies a heading until its section ends, and keeps one that is too long as a list entry', () => {
    assert.deepEqual(
      entriesToIngredients([createHeadingEntry('A'), createLineEntry('1'), SECTION_END, createLineEntry('2')]),
      [{ name: 'A', itemListElement: ['1'] }, '2'],
    );
    assert.deepEqual(entriesToIngredients([createHeadingEntry('x'.repeat(501)), createLineEntry('1')]), [
      'x'.repeat(501),
      '1',
    ]);
  });
});
