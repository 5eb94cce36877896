import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';
import { lineWords } from './line-words.ts';
import type { LineWords } from './line-words.ts';

/** An amount as it was meant: two numbers for a range. */
export interface ComposedAmount {
  readonly bounds: readonly number[];
  /** Undefined for a count. */
  readonly unitId: string | undefined;
  /** How far two statements of the same amount differ: a cup of 236.6 or 250 ml is stated as 240 ml. */
  readonly deviation?: number;
}

/** A line together with what it was composed of. */
export interface ComposedLine {
  readonly language: Language;
  readonly text: string;
  readonly amounts: readonly ComposedAmount[];
  /** For each food, the forms of which one must be shown. */
  readonly foods: readonly (readonly string[])[];
  /** The size of each package in grams. */
  readonly sizes: readonly number[];
  readonly notes: readonly string[];
}

type Term = Pick<ComposedLine, 'text' | 'amounts' | 'foods' | 'sizes'>;

interface WrittenNumber {
  readonly text: string;
  readonly bounds: readonly number[];
}

const GLYPHS = [
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
] as const;
const SLASHES = [
  ['1/2', 1 / 2],
  ['1/4', 1 / 4],
  ['3/4', 3 / 4],
  ['1/3', 1 / 3],
  ['2/3', 2 / 3],
] as const;

const exactly = (text: string, value: number): WrittenNumber => ({ text, bounds: [value] });

const numbers = ({ rangeSeparators, numerals, decimalSign }: LineWords): Arbitrary<WrittenNumber> => {
  const counts = fc.integer({ min: 1, max: 12 });
  const glyphs = fc.constantFrom(...GLYPHS);
  const slashes = fc.constantFrom(...SLASHES);
  return fc.oneof(
    { weight: 4, arbitrary: counts.map((count) => exactly(String(count), count)) },
    glyphs.map(([text, value]) => exactly(text, value)),
    slashes.map(([text, value]) => exactly(text, value)),
    fc.tuple(counts, glyphs).map(([count, [text, value]]) => exactly(`${count}${text}`, count + value)),
    fc.tuple(counts, slashes).map(([count, [text, value]]) => exactly(`${count} ${text}`, count + value)),
    counts.map((count) => exactly(`${count}${decimalSign}5`, count + 0.5)),
    fc.constantFrom(0, 1, 2).map((at) => exactly(numerals[at] ?? '', at + 2)),
    fc
      .tuple(counts, fc.integer({ min: 1, max: 4 }), fc.constantFrom(...rangeSeparators))
      .map(([min, more, separator]) => ({ text: `${min}${separator}${min + more}`, bounds: [min, min + more] })),
  );
};

/** Fewer grams or milliliters than this would be rounded by more than a tenth. */
const MIN_FINE = 40;
const FINE_UNITS: ReadonlySet<string> = new Set(['metric.gram', 'metric.millilitre']);

const isPlural = ({ bounds }: WrittenNumber): boolean => (bounds.at(-1) ?? 0) > 1;
const choose = (number: WrittenNumber, [one, many]: readonly [string, string]): string =>
  isPlural(number) ? many : one;

const countedTerms = (words: LineWords): Arbitrary<Term> =>
  fc
    .tuple(numbers(words), fc.constantFrom(...words.counted), fc.constantFrom('', '', words.juiceOf, words.about))
    .map(([number, forms, before]) => ({
      text: `${before}${number.text} ${choose(number, forms)}`,
      amounts: [{ bounds: number.bounds, unitId: undefined }],
      foods: [forms],
      sizes: [],
    }));

const measuredTerms = (words: LineWords): Arbitrary<Term> =>
  fc
    .tuple(
      numbers(words),
      fc.integer({ min: MIN_FINE, max: 900 }),
      fc.constantFrom(...words.measures),
      fc.constantFrom(...words.measured),
      fc.boolean(),
    )
    .map(([coarse, fine, [one, many, unitId], food, isGlued]) => {
      const number = FINE_UNITS.has(unitId) ? exactly(String(fine), fine) : coarse;
      const space = isGlued && FINE_UNITS.has(unitId) ? '' : ' ';
      return {
        text: `${number.text}${space}${choose(number, [one, many])} ${words.of}${food}`,
        amounts: [{ bounds: number.bounds, unitId }],
        foods: [[food]],
        sizes: [],
      };
    });

const packagedTerms = (words: LineWords): Arbitrary<Term> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(200, 400, 425, 800),
      fc.constantFrom(...words.measured),
      fc.boolean(),
    )
    .map(([count, size, food, isLeading]) => {
      const can = choose(exactly('', count), words.can);
      const text =
        isLeading && words.of === ''
          ? `${count} (${size} g) ${can} ${food}`
          : `${count} ${can} ${words.of}${food} (${size} g)`;
      return { text, amounts: [{ bounds: [count], unitId: undefined }], foods: [[food]], sizes: [size] };
    });

/** `half an onion`. */
const halves = ({ half, counted }: LineWords): Term => ({
  text: half,
  amounts: [{ bounds: [1 / 2], unitId: undefined }],
  foods: counted.slice(0, 1),
  sizes: [],
});

/** `4 pavés de saumon de 150 g`. */
const pieceTerms = ({ piece: [one, many, before] }: LineWords): Arbitrary<Term> =>
  fc.tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom(80, 125, 150, 200)).map(([count, size]) => ({
    text: `${count} ${choose(exactly('', count), [one, many])} ${before} ${size} g`,
    amounts: [{ bounds: [count], unitId: undefined }],
    foods: [[one, many]],
    sizes: [size],
  }));

/** `1 lb 4 oz sugar` and `400g tin rice`, which only English has. */
const englishTerms = ({ measured }: LineWords): Arbitrary<Term> =>
  fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 15 }), fc.constantFrom(...measured))
      .map(([pounds, ounces, food]) => ({
        text: `${pounds} lb ${ounces} oz ${food}`,
        amounts: [{ bounds: [pounds + ounces / 16], unitId: 'avoirdupois.pound' }],
        foods: [[food]],
        sizes: [],
      })),
    fc.tuple(fc.constantFrom(200, 400), fc.constantFrom(...measured)).map(([size, food]) => ({
      text: `${size}g tin ${food}`,
      amounts: [{ bounds: [1], unitId: undefined }],
      foods: [[food]],
      sizes: [size],
    })),
  );

/** More would be shown in quarts, whose name has a number in it in some languages: `quarts de gallon`. */
const MAX_CUPS = 4;
const CUP_ML = 240;
const CUP_DEVIATION = 0.045;

const restatedTerms = (words: LineWords): Arbitrary<Term> =>
  fc
    .tuple(fc.integer({ min: 1, max: MAX_CUPS }), fc.constantFrom(...words.measured), fc.constantFrom('(', '/'))
    .map(([count, food, sign]) => {
      const cups = `${count} ${choose(exactly('', count), words.cup)}`;
      const milliliters = `${count * CUP_ML} ml`;
      const measure = sign === '(' ? `${cups} (${milliliters})` : `${cups}/${milliliters}`;
      return {
        text: `${measure} ${words.of}${food}`,
        amounts: [{ bounds: [count * CUP_ML], unitId: 'metric.millilitre', deviation: CUP_DEVIATION }],
        foods: [[food]],
        sizes: [],
      };
    });

const linesIn = (language: Language): Arbitrary<ComposedLine> => {
  const words = lineWords[language];
  const terms = fc.oneof(
    { weight: 3, arbitrary: countedTerms(words) },
    { weight: 4, arbitrary: measuredTerms(words) },
    packagedTerms(words),
    restatedTerms(words),
    pieceTerms(words),
    fc.constant(halves(words)),
    ...(language === 'en' ? [englishTerms(words)] : []),
  );
  return fc
    .tuple(
      fc.uniqueArray(terms, {
        minLength: 1,
        maxLength: 3,
        // A food that is named twice could be lost once unnoticed.
        selector: ({ foods }) => foods.join(),
      }),
      fc.constantFrom(...words.joins),
      fc.option(fc.constantFrom(...words.notes), { nil: '' }),
    )
    .map(([parts, join, note]) => ({
      language,
      text: parts.map(({ text }) => text).join(join) + note,
      amounts: parts.flatMap(({ amounts }) => amounts),
      foods: parts.flatMap(({ foods }) => foods),
      sizes: parts.flatMap(({ sizes }) => sizes),
      notes: note === '' ? [] : [note],
    }));
};

/** Lines of one to three amounts and foods, in all eight languages. */
export const composedLines: Arbitrary<ComposedLine> = fc.oneof(...languages.map(linesIn));
