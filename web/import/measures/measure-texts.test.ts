import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWords } from '../../language/catalog.ts';
import { getFormats } from '../../language/format.ts';
import { formatChoice, parseInterpretation, toUnitValue, localizeNumbers } from './measure-texts.ts';
import { measureWords } from './measures.words.ts';

const [english, german] = [getWords(measureWords, 'en'), getWords(measureWords, 'de')];

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
      cups.map((one) => formatChoice(one, cups, english, getFormats('en-GB'))),
      ['US, ≈ 236.59 ml', 'Metric, = 250 ml'],
    );
    const [us = choice('', '', '')] = cups;
    assert.equal(formatChoice(us, cups, german, getFormats('de-DE')), 'USA, ≈ 236,59 ml');
  });

  test('by name where two are of one convention, or of none', () => {
    const ounces = [choice('us.fluid-ounce', 'fluid ounce', 'us'), choice('us.ounce', 'ounce', 'us')];
    assert.equal(formatChoice(ounces[0] ?? choice('', '', ''), ounces, english, getFormats('en')), 'fluid ounce');
    const celsius = choice('celsius', 'degree Celsius', 'universal');
    assert.equal(formatChoice(celsius, [celsius], english, getFormats('en')), 'degree Celsius');
  });

  test('whole numbers stay as they are', () => {
    assert.equal(localizeNumbers('2 cups (US, ≈ 473.18 ml)', getFormats('de')), '2 cups (US, ≈ 473,18 ml)');
  });

  test('an answer is kept as it was, a unit, or a convention', () => {
    assert.deepEqual(parseInterpretation('keep'), { kind: 'keep-authored' });
    assert.deepEqual(parseInterpretation('us'), { kind: 'convention', convention: 'us' });
    assert.deepEqual(parseInterpretation(toUnitValue('us.cup')), { kind: 'canonical-unit', unit_id: 'us.cup' });
  });
});
