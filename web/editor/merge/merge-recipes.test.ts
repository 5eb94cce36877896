import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import { toDocument } from '../document/to-document.ts';
import { toForm } from '../document/form.ts';
import type { Row } from '../document/form.ts';
import { mergeRecipes } from './merge-recipes.ts';

const recipe = (lines: readonly (readonly [id: string, text: string])[], more: object = {}): RecipeDocument => ({
  title: 'Soup',
  ...more,
  ingredient_sections: [{ id: 's', ingredients: lines.map(([id, text]) => ({ id, text })) }],
});

const linesOf = ({ ingredient_sections: sections }: RecipeDocument): string[] =>
  (sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ text = '' }) => text));

const base = recipe([
  ['a', '1 onion'],
  ['b', 'salt'],
  ['c', '1 l stock'],
]);

suite('merging two versions of a recipe', () => {
  test('combines lines that one side changed, added or removed', () => {
    const mine = recipe([
      ['a', '2 onions'],
      ['b', 'salt'],
      ['c', '1 l stock'],
      ['', 'pepper'],
    ]);
    const theirs = recipe([
      ['t', 'butter'],
      ['a', '1 onion'],
      ['c', '2 l stock'],
    ]);
    const merged = mergeRecipes(base, mine, theirs);
    assert.deepEqual(linesOf(merged.recipe), ['butter', '2 onions', '2 l stock', 'pepper']);
    assert.deepEqual(merged.conflicts, []);
    assert.deepEqual(
      merged.applied.map(({ before, after }) => [before, after]),
      [
        [undefined, 'butter'],
        ['salt', undefined],
        ['1 l stock', '2 l stock'],
      ],
    );
  });

  test('reports a line that both sides changed as a conflict and applies the decision', () => {
    const mine = recipe([
      ['a', '2 onions'],
      ['b', 'salt'],
      ['c', '1 l stock'],
    ]);
    const theirs = recipe([
      ['a', '3 onions'],
      ['b', 'salt'],
      ['c', '1 l stock'],
    ]);
    const { conflicts } = mergeRecipes(base, mine, theirs);
    const [conflict] = conflicts;
    assert.deepEqual([conflict?.mine, conflict?.theirs], ['2 onions', '3 onions']);
    const id = conflict?.id ?? '';
    const decide = (decision: 'mine' | 'theirs' | 'both' | { text: string }) =>
      linesOf(mergeRecipes(base, mine, theirs, new Map([[id, decision]])).recipe).slice(0, -2);
    assert.deepEqual(decide('mine'), ['2 onions']);
    assert.deepEqual(decide('theirs'), ['3 onions']);
    assert.deepEqual(decide('both'), ['2 onions', '3 onions']);
    assert.deepEqual(decide({ text: '2–3 onions' }), ['2–3 onions']);
  });

  test('keeps a line that one side removed and the other changed, as a conflict', () => {
    const without = recipe([
      ['b', 'salt'],
      ['c', '1 l stock'],
    ]);
    const changed = recipe([
      ['a', '9 onions'],
      ['b', 'salt'],
      ['c', '1 l stock'],
    ]);
    for (const [mine, theirs] of [
      [without, changed],
      [changed, without],
    ] as const) {
      const merged = mergeRecipes(base, mine, theirs);
      assert.equal(merged.conflicts.length, 1);
      assert.equal(linesOf(merged.recipe)[0], '9 onions');
    }
  });

  test('finds no conflict and adds nothing twice if the response to a save was lost', () => {
    const mine: RecipeDocument = {
      ...base,
      ingredient_sections: [
        { id: 's', ingredients: [...(base.ingredient_sections?.[0]?.ingredients ?? []), { text: 'pepper' }] },
      ],
    };
    const saved = recipe([
      ['a', '1 onion'],
      ['b', 'salt'],
      ['c', '1 l stock'],
      ['new', 'pepper'],
    ]);
    const merged = mergeRecipes(base, mine, saved);
    assert.deepEqual([merged.recipe, merged.conflicts], [saved, []]);
  });

  test('merges fields inside objects and can keep both texts of a field', () => {
    const started = { title: 'Soup', source: { name: 'Book' }, notes: 'a' };
    const mine = { title: 'Soup', source: { name: 'My book' }, notes: 'b', description: 'good' };
    const theirs = { title: 'Leek soup', source: { name: 'Book', url: 'https://example.org/' }, notes: 'c' };
    const { conflicts } = mergeRecipes(started, mine, theirs);
    assert.deepEqual(
      conflicts.map(({ id }) => id),
      ['notes'],
    );
    assert.deepEqual(mergeRecipes(started, mine, theirs, new Map([['notes', 'both']])).recipe, {
      title: 'Leek soup',
      source: { name: 'My book', url: 'https://example.org/' },
      notes: 'b\n\nc',
      description: 'good',
    });
  });

  test('uses the order of the side that changed it', () => {
    const moved = recipe([
      ['c', '1 l stock'],
      ['a', '1 onion'],
      ['b', 'salt'],
    ]);
    const added = recipe([
      ['a', '1 onion'],
      ['b', 'salt'],
      ['n', 'pepper'],
      ['c', '1 l stock'],
    ]);
    const wanted = ['1 l stock', '1 onion', 'salt', 'pepper'];
    assert.deepEqual(linesOf(mergeRecipes(base, moved, added).recipe), wanted);
    assert.deepEqual(linesOf(mergeRecipes(base, added, moved).recipe), wanted);
  });
});

/** Random edits to a list: rows are kept, changed, removed, added or reversed. */
const edits = (side: string) =>
  fc
    .record({
      fates: fc.array(fc.constantFrom('keep', 'keep', 'keep', 'change', 'remove', 'add'), { maxLength: 12 }),
      turn: fc.boolean(),
    })
    .map(({ fates, turn }) => (rows: readonly Row[]): readonly Row[] => {
      const edited = rows.flatMap((row, place): Row[] => {
        const fate = fates[place] ?? 'keep';
        if (fate === 'remove' && row.kind === 'item') return [];
        if (fate === 'change') return [{ ...row, text: `${side} ${place}` }];
        const added: Row = { key: `${side}-${place}`, kind: 'item', heading: '', text: `${side} new ${place}` };
        return fate === 'add' ? [row, added] : [row];
      });
      return turn ? [...edited.slice(0, 1), ...edited.slice(1).toReversed()] : edited;
    });

const editedBy = (document: RecipeDocument, edit: (rows: readonly Row[]) => readonly Row[]): RecipeDocument => {
  const form = toForm(document, []);
  return toDocument({ ...form, ingredients: edit(form.ingredients), steps: edit(form.steps) }, document);
};

const wordsOf = (document: RecipeDocument, side: string): string[] => {
  const { ingredients, steps } = toForm(document, []);
  return [...ingredients, ...steps].map(({ text }) => text).filter((text) => text.startsWith(side));
};

suite('merging arbitrary edits', () => {
  test('keeps every line that either side wrote, in the recipe or in a conflict', () => {
    fc.assert(
      fc.property(arbitraryDocument, edits('mine'), edits('their'), (started, me, them) => {
        const [mine, theirs] = [editedBy(started, me), editedBy(started, them)];
        const merged = mergeRecipes(started, mine, theirs);
        const waiting = merged.conflicts.flatMap((conflict) => [conflict.mine ?? '', conflict.theirs ?? '']).join('\n');
        for (const [document, side] of [
          [mine, 'mine'],
          [theirs, 'their'],
        ] as const) {
          const kept = wordsOf(merged.recipe, side);
          for (const text of wordsOf(document, side)) assert.ok(kept.includes(text) || waiting.includes(text), text);
        }
      }),
    );
  });

  test('returns the edited version if only one side changed or both made the same edits', () => {
    fc.assert(
      fc.property(arbitraryDocument, edits('mine'), (started, me) => {
        const mine = editedBy(started, me);
        assert.deepEqual(mergeRecipes(started, mine, started).recipe, mine);
        assert.deepEqual(mergeRecipes(started, started, mine).recipe, mine);
        assert.deepEqual(mergeRecipes(started, mine, mine).recipe, mine);
      }),
    );
  });
});
