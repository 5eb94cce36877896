import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { toSemanticId, getSingularizer, splitWords } from '../../../ingredients/index.ts';
import { languages } from '../../../units/index.ts';
import { findAisle } from '../find-aisle.ts';
import { splitWordList } from '../food-table.ts';
import { getAisleForKind } from '../food-kind.ts';
import type { FoodKind } from '../food-kind.ts';
import { aisleLexicons } from './lexicons.ts';

const entriesByKind = (lists: Readonly<Partial<Record<FoodKind, string>>>): [FoodKind, string][] =>
  (Object.entries(lists) as [FoodKind, string][]).flatMap(([kind, list]) =>
    splitWordList(list).map((entry): [FoodKind, string] => [kind, entry]),
  );

const spelledOut = (entry: string): string => entry.replaceAll('-', ' ');

for (const language of languages) {
  suite(`food lexicon for ${language}`, () => {
    const { foods, fullNames, weakHeads, linkingWords, endWords, conjunctions, compounds, states } =
      aisleLexicons[language];
    const entries = entriesByKind(foods);
    const spokenEntries = entriesByKind(fullNames);
    const known = new Set(entries.map(([, entry]) => entry));

    test('spells every entry as its own semantic id', () => {
      for (const [, entry] of entries) assert.equal(toSemanticId(spelledOut(entry), language), entry);
    });

    test('lists every entry exactly once', () => {
      const all = [...entries, ...spokenEntries].map(([, entry]) => entry);
      assert.deepEqual(
        all.filter((entry, at) => all.indexOf(entry) !== at),
        [],
      );
    });

    test('finds every entry in its own aisle', () => {
      for (const [kind, entry] of [...entries, ...spokenEntries]) {
        assert.equal(findAisle(spelledOut(entry), language), getAisleForKind(kind, undefined), entry);
      }
    });

    test('has at least 500 foods', () => {
      assert.ok(entries.length >= 500, String(entries.length));
    });

    test('keeps full names and states folded and singular, and linking words folded', () => {
      const one = getSingularizer(language);
      const words = [...spokenEntries.map(([, entry]) => entry), ...Object.values(states).flatMap(splitWordList)];
      for (const entry of words) {
        assert.equal(
          splitWords(spelledOut(entry))
            .map(({ key }) => one(key))
            .join('-'),
          entry,
        );
      }
      for (const word of [linkingWords, endWords, conjunctions].flatMap(splitWordList)) {
        assert.deepEqual(
          splitWords(word).map(({ key }) => key),
          [word],
        );
      }
    });

    test('lists every weak head and short ending as an entry', () => {
      for (const word of [weakHeads, compounds?.shortEndings ?? ''].flatMap(splitWordList))
        assert.ok(known.has(word), word);
    });
  });
}
