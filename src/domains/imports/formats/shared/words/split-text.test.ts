import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../../../test/support/growth.ts';
import { heading, ingredientList, instructionList, line, sectionEnd } from './entries.ts';
import { sectionTitleIn, ingredientsOfText, stepsOfText } from './split-text.ts';

const textsOf = (text: string): readonly string[] => stepsOfText(text).map((entry) => entry.text);

suite('the steps of a text', () => {
  test('stand on lines of their own, with or without empty ones between them', () => {
    assert.deepEqual(textsOf('Wash the rice.\nBoil it.\r\n\r\nServe.\n'), ['Wash the rice.', 'Boil it.', 'Serve.']);
    assert.deepEqual(textsOf(' \n \n'), []);
  });

  test('lose the numbers that count them, also where they begin anew', () => {
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

  test('are whole where their lines were broken at a width', () => {
    const wrapped = 'Heat the oil in a pot until a slice of garlic\nbegins to sizzle. Then add the rest.\n\nServe.';
    assert.deepEqual(textsOf(wrapped), [
      'Heat the oil in a pot until a slice of garlic begins to sizzle. Then add the rest.',
      'Serve.',
    ]);
  });

  test('stand below what ends with a colon', () => {
    assert.deepEqual(instructionList(stepsOfText('Preheat.\nFor the sauce:\nStir.\nTo serve:')), [
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

  test('lose the signs before them', () => {
    assert.deepEqual(
      ingredientsOfText('• 2 eggs\n- 1 l milk\n-5 °C cold butter').map(({ text }) => text),
      ['2 eggs', '1 l milk', '-5 °C cold butter'],
    );
  });

  test('take as long as their lines are long', async () => {
    for (const piece of ['1. ', ':', 'a ']) {
      await assertGrowsLinearly(piece, 400_000, filledWith(piece), stepsOfText);
    }
  });
});

suite('headings', () => {
  test('are short and end with a colon', () => {
    assert.equal(sectionTitleIn('For the dough:'), 'For the dough');
    for (const text of ['Salt: 2 g', ':', 'Mix it. Then add:', `${'long '.repeat(20)}:`, 'For the dough']) {
      assert.equal(sectionTitleIn(text), undefined, text);
    }
  });

  test('with nothing below them stay in the list', () => {
    const entries = ingredientsOfText('Dough:\n500 g flour\n\nToppings:\nSauce:\n1 can tomatoes\nTo serve:');
    assert.deepEqual(ingredientList(entries), [
      { name: 'Dough', itemListElement: ['500 g flour', 'Toppings:'] },
      { name: 'Sauce', itemListElement: ['1 can tomatoes', 'To serve:'] },
    ]);
    assert.deepEqual(ingredientList(ingredientsOfText('Anything:')), ['Anything:']);
  });

  test('end where a section ends, and are no titles where they are too long for one', () => {
    assert.deepEqual(ingredientList([heading('A'), line('1'), sectionEnd, line('2')]), [
      { name: 'A', itemListElement: ['1'] },
      '2',
    ]);
    assert.deepEqual(ingredientList([heading('x'.repeat(501)), line('1')]), ['x'.repeat(501), '1']);
  });
});
