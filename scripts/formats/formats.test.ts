import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { fileOf, zipOf } from '../../test/support/import-files.ts';
import { parseCooklangCases } from './cooklang-cases.ts';
import { extractLines, extractDocxLines } from './crude-lines.ts';
import { fold, containsLine, stripBoilerplate } from './fold.ts';

suite('lost source text detection', () => {
  test('compares only letters, for the whole line or for the parts that importers split it into', () => {
    const folded = fold('250 g flour, sifted twice. Bake for 20 minutes in a hot oven! 2 tbsp cream cheese, optional');
    assert.ok(containsLine('3) Bake for 20 minutes, in a HOT oven', folded));
    assert.ok(containsLine('2 tb Cream Cheese, Optional *', folded));
    assert.ok(containsLine('Bake for ~{20%minutes} in a hot #oven{}', folded));
    assert.ok(!containsLine('Bake for 20 minutes and let it cool', folded));
  });

  test('skips short lines and boilerplate', () => {
    assert.deepEqual(
      [
        'Salt and pepper',
        'Adapted from https://example.org/a-very-long-address',
        'MMMMM----- Recipe via Meal-Master (tm) v8.01',
        'Serving Size  : 4    Preparation Time :0:30',
      ].map(stripBoilerplate),
      [undefined, undefined, undefined, undefined],
    );
    assert.equal(stripBoilerplate('Recipe By     : Somebody of a long name'), 'Somebody of a long name');
  });
});

suite('line extraction from files', () => {
  test('reads the ingredient and step fields of JSON', () => {
    const file = fileOf({
      name: 'A name that is long enough',
      recipeIngredient: ['500 g flour of the good kind', 'salt'],
      steps: [{ instruction: '<p>Knead it for a long time.</p><p>Let it rest for a day.</p>', slug: 'x'.repeat(20) }],
    });
    assert.deepEqual(extractLines(file), [
      '500 g flour of the good kind',
      'Knead it for a long time.',
      'Let it rest for a day.',
    ]);
  });

  test('reads the lines of pages, tables and text, but not of PDF', () => {
    assert.deepEqual(
      extractLines(fileOf('<html><style>p { color: red; margin: 0 auto }</style><li>Peel the potatoes first</li>')),
      ['Peel the potatoes first'],
    );
    assert.deepEqual(extractLines(fileOf('Title,Ingredients\nSoup,"2 l of very cold water\nsalt"\n')), [
      '2 l of very cold water',
    ]);
    assert.deepEqual(
      extractLines(fileOf('Boil @water{2%l} in a #large pot{} -- or in two\n[- nobody reads this here -]')),
      ['Boil @water{2%l} in a #large pot{}'],
    );
    assert.equal(extractLines(fileOf('%PDF-1.7\n')), undefined);
  });

  test('reads the paragraphs of a DOCX file', async () => {
    const xml =
      '<w:document><w:p><w:t>Peel the </w:t><w:t>potatoes first</w:t></w:p><w:p><w:t>Boil</w:t></w:p></w:document>';
    assert.deepEqual(extractDocxLines(await zipOf({ 'word/document.xml': xml })), ['Peel the potatoes first']);
    assert.equal(extractDocxLines(await zipOf({ 'a.txt': 'x' })), undefined);
  });

  test('recognizes the Cooklang test suite', () => {
    const suiteOfTests =
      'version: 7\ntests:\n  one:\n    source: |\n      Boil.\n    result:\n      steps: [[]]\n  two:\n    source: "-- x"\n';
    assert.deepEqual(parseCooklangCases(suiteOfTests), [
      { name: 'one', source: 'Boil.\n', hasSteps: true },
      { name: 'two', source: '-- x', hasSteps: false },
    ]);
    assert.equal(parseCooklangCases('title: Soup\n'), undefined);
  });
});
