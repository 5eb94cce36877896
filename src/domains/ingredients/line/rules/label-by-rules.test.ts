import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly, filledWith } from '../../../../../test/support/growth.ts';
import { labels } from '../labeled-line.ts';
import { parseLine } from '../parse-line.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import { labelByRules } from './label-by-rules.ts';
import type { RuleBasedLanguage } from './line-vocabulary.ts';

const languages: readonly RuleBasedLanguage[] = ['de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'];

suite('parsing lines by rules', () => {
  test('parses German: 2 EL Öl', () => {
    const { name, quantity } = parseLine('2 EL Öl', 'de-CH');
    assert.equal(name, 'Öl');
    assert.deepEqual(quantity, { kind: 'simple', amount: { value: '2' }, unit: 'metric.tablespoon', text: '2 EL' });
  });

  test("parses French: 3 c. à soupe d'huile d'olive", () => {
    const { name, quantity } = parseLine("3 c. à soupe d'huile d'olive", 'fr');
    assert.equal(name, "huile d'olive");
    assert.deepEqual(quantity, {
      kind: 'simple',
      amount: { value: '3' },
      unit: 'metric.tablespoon',
      text: '3 c. à soupe',
    });
  });

  test('lists alternatives with or without an amount, and keeps one without an amount in the name', () => {
    const thyme = parseLine('1 EL frischer Thymian oder 1 TL getrockneter Thymian', 'de');
    assert.deepEqual(
      thyme.alternatives.map(({ name, quantities }) => [name, quantities.map(({ unit }) => unit)]),
      [['getrockneter Thymian', ['metric.teaspoon']]],
    );
    const butter = parseLine('100 g Butter oder Margarine', 'de');
    assert.equal(butter.name, 'Butter oder Margarine');
    assert.deepEqual(
      butter.alternatives.map(({ name }) => name),
      ['Margarine'],
    );
  });

  test('recognizes approximate amounts, fraction words and optional ingredients', () => {
    assert.deepEqual(parseLine('ca. 250 g Mehl', 'de').quantities[0]?.amount, { value: '250', approximate: true });
    assert.deepEqual(parseLine('knapp 1 l Milch', 'de').quantities[0]?.amount, { value: '1', approximate: true });
    assert.deepEqual(parseLine('sumo de meio limão', 'pt').quantities[0]?.amount, { value: '1/2' });
    assert.equal(parseLine('evt. 1 tl honing', 'nl').optional, true);
    assert.equal(parseLine('250 g groenten naar keuze', 'nl').optional, false);
  });
});

suite('labeling any line by rules', () => {
  const anyLanguage = fc.constantFrom(...languages);

  /** Words that the rules know, in random order. */
  const words = fc.constantFrom(
    ...(
      "1 ½ 1/2 2,5 00 , ; : ( ) - – + / % x ° . ~ ca. EL g c. à soupe de d’ l' un ein oder ou o und et y in en zum pour " +
      'para gehackt fein mit ohne peau Schale Saft jus Größe M q.b. etwas un peu (n) (sopa) Öl huile sal'
    ).split(' '),
  );
  const salad = fc.array(words, { maxLength: 40 }).map((list) => list.join(' '));
  const line = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }), salad);

  test('labels every token, and labels lone marks as other', () => {
    fc.assert(
      fc.property(line, anyLanguage, (text, language) => {
        const tokens = tokenizeLine(text);
        const found = labelByRules(tokens, language);
        assert.equal(found.length, tokens.length);
        assert.ok(found.every((label) => labels.includes(label)));
        if (tokens.every(({ kind }) => kind === 'mark')) assert.ok(found.every((label) => label === 'other'));
      }),
    );
  });

  test('gives the same line the same labels every time', () => {
    fc.assert(
      fc.property(salad, anyLanguage, (text, language) => {
        const tokens = tokenizeLine(text);
        assert.deepEqual(labelByRules(tokens, language), labelByRules(tokens, language));
      }),
    );
  });

  test('labels everything after 256 tokens as a note', () => {
    const tokens = tokenizeLine('Salz '.repeat(300));
    const found = labelByRules(tokens, 'de');
    assert.deepEqual([...new Set(found.slice(0, 256))], ['name']);
    assert.deepEqual([...new Set(found.slice(256))], ['note']);
  });

  test('takes time linear in the length of the line', async () => {
    const hostile = ['(', '1 (', '1 ', 'a,', 'ca 1 ', '1 et demi ', '1 c. à ', 'in ', 'oder ', "d'", '1x', 'e\u0301'];
    for (const text of hostile) {
      const tokensIn = (size: number) => tokenizeLine(filledWith(text)(size));
      for (const language of languages) {
        await assertGrowsLinearly(`${text} in ${language}`, 10_000, tokensIn, (tokens) =>
          labelByRules(tokens, language),
        );
      }
    }
  });
});
