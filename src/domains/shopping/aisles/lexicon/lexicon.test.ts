import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { semanticId, singularIn, wordsOf } from '../../../ingredients/index.ts';
import { languages } from '../../../units/index.ts';
import { aisleOf } from '../aisle-of.ts';
import { entriesOf } from '../food-table.ts';
import { aisleOfKindIn } from '../kind.ts';
import type { Kind } from '../kind.ts';
import { aisleLexicons } from './lexicons.ts';

const entriesByKind = (lists: Readonly<Partial<Record<Kind, string>>>): [Kind, string][] =>
  (Object.entries(lists) as [Kind, string][]).flatMap(([kind, list]) =>
    entriesOf(list).map((entry): [Kind, string] => [kind, entry]),
  );

const spelledOut = (entry: string): string => entry.replaceAll('-', ' ');

for (const language of languages) {
  suite(`the foods of ${language}`, () => {
    const { foods, spoken, weak, links, ends, joins, compounds, states } = aisleLexicons[language];
    const entries = entriesByKind(foods);
    const spokenEntries = entriesByKind(spoken);
    const known = new Set(entries.map(([, entry]) => entry));

    test('every entry is its own semantic id', () => {
      for (const [, entry] of entries) assert.equal(semanticId(spelledOut(entry), language), entry);
    });

    test('every entry stands in one aisle, and once', () => {
      const all = [...entries, ...spokenEntries].map(([, entry]) => entry);
      assert.deepEqual(
        all.filter((entry, at) => all.indexOf(entry) !== at),
        [],
      );
    });

    test('every entry is found where it stands', () => {
      for (const [kind, entry] of [...entries, ...spokenEntries]) {
        assert.equal(aisleOf(spelledOut(entry), language), aisleOfKindIn(kind, undefined), entry);
      }
    });

    test('there are foods enough', () => {
      assert.ok(entries.length >= 500, String(entries.length));
    });

    test('names as they are spoken, states and small words are folded and in the singular', () => {
      const one = singularIn(language);
      const words = [...spokenEntries.map(([, entry]) => entry), ...Object.values(states).flatMap(entriesOf)];
      for (const entry of words) {
        assert.equal(
          wordsOf(spelledOut(entry))
            .map(({ key }) => one(key))
            .join('-'),
          entry,
        );
      }
      for (const word of [links, ends, joins].flatMap(entriesOf)) {
        assert.deepEqual(
          wordsOf(word).map(({ key }) => key),
          [word],
        );
      }
    });

    test('a weak word is an entry, and so is a short end', () => {
      for (const word of [weak, compounds?.shortEnds ?? ''].flatMap(entriesOf)) assert.ok(known.has(word), word);
    });
  });
}
