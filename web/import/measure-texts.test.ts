import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { wordsIn } from '../language/catalogue.ts';
import { formatsIn } from '../language/format.ts';
import { choiceText, interpretationOf, unitValue, withLocalNumbers } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';

const [english, german] = [wordsIn(measureWords, 'en'), wordsIn(measureWords, 'de')];

const choice = (unit_id: string, label: string, convention: string, magnitude?: string) => ({
  unit_id,
  label,
  convention,
  ...(magnitude !== undefined && { magnitude }),
});

suite('what a measure may mean, in words', () => {
  test('by whose it is and how much it holds, as the region writes numbers', () => {
    const cups = [choice('us.cup', 'US cup', 'us', '≈ 236.59 ml'), choice('metric.cup', 'cup', 'metric', '= 250 ml')];
    assert.deepEqual(
      cups.map((one) => choiceText(one, cups, english, formatsIn('en-GB'))),
      ['US, ≈ 236.59 ml', 'Metric, = 250 ml'],
    );
    const [us = choice('', '', '')] = cups;
    assert.equal(choiceText(us, cups, german, formatsIn('de-DE')), 'USA, ≈ 236,59 ml');
  });

  test('by name where two are of one convention, or of none', () => {
    const ounces = [choice('us.fluid-ounce', 'fluid ounce', 'us'), choice('us.ounce', 'ounce', 'us')];
    assert.equal(choiceText(ounces[0] ?? choice('', '', ''), ounces, english, formatsIn('en')), 'fluid ounce');
    const celsius = choice('celsius', 'degree Celsius', 'universal');
    assert.equal(choiceText(celsius, [celsius], english, formatsIn('en')), 'degree Celsius');
  });

  test('whole numbers stay as they are', () => {
    assert.equal(withLocalNumbers('2 cups (US, ≈ 473.18 ml)', formatsIn('de')), '2 cups (US, ≈ 473,18 ml)');
  });

  test('an answer is kept as it was, a unit, or a convention', () => {
    assert.deepEqual(interpretationOf('keep'), { kind: 'keep-authored' });
    assert.deepEqual(interpretationOf('us'), { kind: 'convention', convention: 'us' });
    assert.deepEqual(interpretationOf(unitValue('us.cup')), { kind: 'canonical-unit', unit_id: 'us.cup' });
  });
});
