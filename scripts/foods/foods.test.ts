import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { encodeFoodTable } from './encode-food-table.ts';
import { drawSample, getFigures, measureLine } from './measure-weights.ts';
import { parseWeight } from './parse-measure.ts';

suite('building the food table', () => {
  test('leaves out amounts that are weights themselves', () => {
    for (const measure of ['oz', 'lb', 'oz, boneless', 'grams 1 serving']) {
      assert.equal(parseWeight('3', measure, '85'), undefined, measure);
    }
    assert.equal(parseWeight('0', 'cup', '85'), undefined);
  });

  test('splits a measure into unit and qualifier and divides its weight', () => {
    for (const [amount, measure, grams, expected] of [
      ['1', 'cup', '125', 'cup 125'],
      ['1', 'cup (8 fl oz)', '245', 'cup 245'],
      ['1', 'cup, chopped or diced', '140', 'cup, chopped or diced 140'],
      ['1', 'cup (1" pieces)', '118', 'cup, pieces 118'],
      ['1', 'cup (not packed)', '145', 'cup, not packed 145'],
      ['.25', 'cup', '40', 'cup 160'],
      ['1', 'tablespoon', '13.5', 'tbsp 13.5'],
      ['1', 'tsp or 1 packet', '5.0', 'tsp 5'],
      ['1', 'serving 1/2 cup', '132', 'cup 264'],
      ['1', 'serving 8 fl oz', '237', 'fl oz 237/8'],
      ['3', 'cloves', '9.0', 'clove 3'],
      ['3', 'leaves', '20', 'leaf 20/3'],
      ['1', 'large (3-1/4" dia)', '223', 'large 223'],
      ['1', 'extra large', '56', 'extra large 56'],
      ['1', 'Potato medium (2-1/4" to 3-1/4" dia)', '213', 'potato, medium 213'],
      ['1', 'pepper, large (3-3/4" long, 3" dia)', '186', 'pepper, large 186'],
    ] as const) {
      const found = parseWeight(amount, measure, grams);
      assert.equal(`${found?.measure} ${found?.grams}`, expected, measure);
    }
  });

  test('writes a full measure before a fraction of one, and no name twice', () => {
    const text = encodeFoodTable(
      [
        { id: '1', group: 'Soups', name: 'Soup, thick' },
        { id: '2', group: 'Soups', name: 'Soup, thin' },
      ],
      [
        { id: '1', amount: '.5', measure: 'cup', grams: '130' },
        { id: '1', amount: '1', measure: 'cup', grams: '250' },
      ],
      'our own figures',
    );
    assert.equal(text, '# our own figures\n=cup\n@Soups\n1\t0+Soup, thick\t0:250 0:260\n2\t9+n\t\n');
  });
});

suite('measuring the weights of lines', () => {
  const lines = [
    '2 cups all-purpose flour, sifted',
    '3 large eggs',
    '2 cloves garlic, minced',
    '1 cup moonbeams',
    '200 g sugar',
    'salt, to taste',
    '1 tbsp honey',
  ];
  const measured = lines.flatMap((line) => measureLine(line, 'us') ?? []);

  test('counts only lines with a volume or a count', () => {
    assert.deepEqual(getFigures(measured), {
      all: { lines: 5, food: 80, weight: 80 },
      volume: { lines: 3, food: 66.7, weight: 66.7 },
      items: { lines: 1, food: 100, weight: 100 },
      parts: { lines: 1, food: 100, weight: 100 },
      packages: { lines: 0, food: 0, weight: 0 },
      volume_weighed: 67.3,
    });
  });

  const draw = (seed: number) => drawSample(measured, 3, seed).map(({ line }) => line.text);

  test('draws the same sample for the same seed', () => {
    assert.equal(draw(7).length, 3);
    assert.deepEqual(draw(7), draw(7));
    assert.ok([1, 2, 3, 4, 5].some((seed) => draw(seed).join() !== draw(7).join()));
  });

  test('prints one object with npm run eval:foods -- <folder> --json', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tureen-foods-'));
    writeFileSync(
      path.join(folder, 'own.jsonl'),
      lines.map((text) => `${JSON.stringify({ text, name: '' })}\n`).join(''),
    );
    const script = path.join(import.meta.dirname, '../eval-foods.ts');
    const output = execFileSync(process.execPath, [script, folder, '--json'], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(output), getFigures(measured));
    assert.throws(() => execFileSync(process.execPath, [script], { stdio: 'pipe' }), /Name a folder/);
  });
});
