import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';
import { de } from './hand-checked/de.ts';
import { en } from './hand-checked/en.ts';
import { es } from './hand-checked/es.ts';
import { fr } from './hand-checked/fr.ts';
import { it as italian } from './hand-checked/it.ts';
import { nl } from './hand-checked/nl.ts';
import { pt } from './hand-checked/pt.ts';
import { sv } from './hand-checked/sv.ts';
import { showLine } from './show-line.ts';

const tables = { en, de, fr, es, it: italian, nl, sv, pt } as const;
type TableLanguage = keyof typeof tables;

const one = rational(1);
const two = rational(2);
const half = rational(1, 2);

const scaled = (line: string, language: TableLanguage, factor: Rational): string | null => {
  const { text, scaling } = showLine(line, { language, style: { language }, factor });
  return scaling === 'not-scaled' ? null : text;
};

const metric = (line: string, language: TableLanguage): string =>
  showLine(line, {
    language,
    style: { language },
    factor: one,
    convention: 'metric',
    assumed: language === 'en' ? 'us' : 'metric',
  }).text;

describe('lines checked by hand', () => {
  for (const [language, rows] of Object.entries(tables) as [TableLanguage, typeof en][]) {
    it(`shows at least 50 lines in ${language} as expected`, () => {
      assert.ok(rows.length >= 50);
      const shown = rows.map(([line]) => [
        line,
        scaled(line, language, two),
        scaled(line, language, half),
        metric(line, language),
      ]);
      const expected = rows.map(([line, doubled, halved, inMetric = line]) => [line, doubled, halved, inMetric]);
      assert.deepEqual(shown, expected);
    });
  }

  it('shows what US cooks can measure, and spoons once', () => {
    const rows = [
      ['15 ml (1 tbsp) oil', '1 tbsp oil'],
      ['45ml/3 tbsp olive oil', '3 tbsp olive oil'],
      ['50 g (4 tbsp) sugar', '4 tbsp sugar'],
      ['30 ml or 2 tbsp cream', '30 ml or 2 tbsp cream'],
      ['15 ml 1 tbsp oil', '15 ml 1 tbsp oil'],
      ['5 g (1 tsp) salt', '1 tsp salt'],
      ['50ml/2fl oz/3½tbsp olive oil', '2fl oz olive oil'],
      ['1 tbsp (15 ml) oil', '1 tbsp oil'],
      ['1 tsp (5 g) salt', '1 tsp salt'],
      ['2 tbsp (16 grams) cornstarch', '2 tbsp cornstarch'],
      ['32 g butter', '32 g butter'],
      ['16 g yeast', '16 g yeast'],
      ['2ml vinegar', '2ml vinegar'],
      ['66 ml milk', '66 ml milk'],
      ['2 tablespoons flour (.56 ounce)', '2 tablespoons flour (.56 ounce)'],
      ['600ml/1 pint stock', 'about 2 1/2 cups stock'],
      ['450ml/1 pint stock', '1 pint stock'],
      ['50ml/2fl oz milk', '2fl oz milk'],
    ];
    const view = { language: 'en', style: { language: 'en' }, factor: one, convention: 'us', assumed: 'us' } as const;
    assert.deepEqual(
      rows.map(([line = '']) => [line, showLine(line, view).text]),
      rows,
    );
  });
});
