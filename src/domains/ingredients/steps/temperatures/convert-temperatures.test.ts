import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { applyEdits } from '../../../../platform/text/apply-edits.ts';
import type { Convention } from '../../../units/index.ts';
import { parseStep } from '../parse-step.ts';
import { convertTemperatures } from './convert-temperatures.ts';

const convert = (text: string, convention: Convention): string =>
  applyEdits(text, convertTemperatures(text, parseStep(text).temperatures, convention, 'en'));

suite('converting the temperatures of a step', () => {
  for (const [text, shown] of [
    // Already there, in whatever order.
    ['Bake at 350°F (180°C).', 'Bake at 350°F (180°C).'],
    ['Bake at 180°C / 350°F / gas mark 4.', 'Bake at 180°C / 350°F / gas mark 4.'],
    ['Bake at 350°F (175°C) or gas mark 4.', 'Bake at 350°F (175°C) or gas mark 4.'],
    // Food must be as hot as the recipe says.
    ['Roast in the oven until a thermometer reads 165°F.', 'Roast in the oven until a thermometer reads 74 °C.'],
    ['Preheat the oven to 400°F. Cool the milk to 110°F.', 'Preheat the oven to 200 °C. Cool the milk to 43 °C.'],
    ['Bake at gas mark 4.', 'Bake at 180 °C.'],
    ['Bake at 325°F to 350°F.', 'Bake at 160 to 180 °C.'],
    ['Bake until golden.', 'Bake until golden.'],
  ] as const) {
    test(`to metric: ${text}`, () => {
      assert.equal(convert(text, 'metric'), shown);
    });
  }

  test('to what a US oven dial has', () => {
    assert.equal(convert('Bake at 180 °C.', 'us'), 'Bake at 350 °F.');
    assert.equal(convert('Bake at 160 °C for 20 minutes.', 'us'), 'Bake at 325 °F for 20 minutes.');
  });
});
