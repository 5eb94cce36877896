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

suite('measure texts', () => {
  test('names a choice by its convention and size, with localized numbers', () => {
    const cups = [choice('us.cup', 'US cup', 'us', '≈ 236.59 ml'), choice('metric.cup', 'cup', 'metric', '= 250 ml')];
    assert.deepEqual(
      cups.map((one) => formatChoice(one, cups, english, getFormats('en-GB'))),
      ['US, ≈ 236.59 ml', 'Metric, = 250 ml'],
    );
    const [us = choice('', '', '')] = cups;
    assert.equal(formatChoice(us, cups, german, getFormats('de-DE')), 'USA, ≈ 236,59 ml');
  });

  test('names a choice by its label if its convention is shared or universal', () => {
    const ounces = [choice('us.fluid-ounce', 'fluid ounce', 'us'), choice('us.ounce', 'ounce', 'us')];
    assert.equal(formatChoice(ounces[0] ?? choice('', '', ''), ounces, english, getFormats('en')), 'fluid ounce');
    const celsius = choice('celsius', 'degree Celsius', 'universal');
    assert.equal(formatChoice(celsius, [celsius], english, getFormats('en')), 'degree Celsius');
  });

  test('localizes decimals and leaves whole numbers unchanged', () => {
    assert.equal(localizeNumbers('2 cups (US, ≈ 473.18 ml)', getFormats('de')), '2 cups (US, ≈ 473,18 ml)');
  });

  test('parses an answer as keeping the original, a convention or a unit', () => {
    assert.deepEqual(parseInterpretation('keep'), { kind: 'keep-authored' });
    assert.deepEqual(parseInterpretation('us'), { kind: 'convention', convention: 'us' });
    assert.deepEqual(parseInterpretation(toUnitValue('us.cup')), { kind: 'canonical-unit', unit_id: 'us.cup' });
  });
});
