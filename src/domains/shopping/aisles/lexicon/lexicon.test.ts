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
  suite(`food lexicon for ${language}`, () => {
    const { foods, spoken, weak, links, ends, joins, compounds, states } = aisleLexicons[language];
    const entries = entriesByKind(foods);
    const spokenEntries = entriesByKind(spoken);
    const known = new Set(entries.map(([, entry]) => entry));

    test('every entry is its own semantic id', () => {
      for (const [, entry] of entries) assert.equal(semanticId(spelledOut(entry), language), entry);
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
        assert.equal(aisleOf(spelledOut(entry), language), aisleOfKindIn(kind, undefined), entry);
      }
    });

    test('has at least 500 foods', () => {
      assert.ok(entries.length >= 500, String(entries.length));
    });

    test('spoken names, states and linking words are folded and in the singular', () => {
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

    test('weak words and short endings are entries', () => {
      for (const word of [weak, compounds?.shortEnds ?? ''].flatMap(entriesOf)) assert.ok(known.has(word), word);
    });
  });
}
