import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { toForm } from '../document/form.ts';
import type { Form } from '../document/form.ts';
import { updateRow, joinRow, moveRowBy, newRow, pasteRows, removeRow, splitRow } from '../rows/rows.ts';
import type { RowEdit } from '../rows/rows.ts';
import type { EditorAction, EditorState } from './editor-state.ts';
import { createHistory, historyReducer } from './history.ts';
import type { History } from './history.ts';

const soup = { title: 'Soup' };
const ingredients = [newRow('s', '', 'section'), newRow('a', '2 eggs'), newRow('b', 'salt, pepper')];
const start: EditorState = { entry: undefined, ground: soup, form: { ...toForm(soup, []), ingredients } };

const set = (fields: Partial<Form>): EditorAction => ({ type: 'set', fields });
const rows = (edit: RowEdit): EditorAction => ({ type: 'rows', list: 'ingredients', edit });

/** Each edit with its time in milliseconds. */
const after = (...edits: readonly (readonly [EditorAction, number])[]): History =>
  edits.reduce((history, [edit, time]) => historyReducer(history, { type: 'edit', edit, time }), createHistory(start));

const undo = (history: History): History => historyReducer(history, { type: 'undo' });
const redo = (history: History): History => historyReducer(history, { type: 'redo' });

const lines = ({ now }: History): readonly string[] => now.form.ingredients.slice(1).map(({ text }) => text);
const LIST = ['2 eggs', 'salt, pepper'];

suite('undo history', () => {
  test('groups typing in a field into one step until a pause, another field or a larger change', () => {
    const typed = after(
      [set({ title: 'Soups' }), 0],
      [set({ title: 'Soups!' }), 400],
      [set({ title: 'Soups!?' }), 2000],
      [set({ notes: 'x' }), 2100],
      [set({ title: 'Soups!?!' }), 2200],
      [set({ title: 'Something else' }), 2300],
    );
    const titles = [typed];
    for (let steps = 0; steps < 6; steps += 1) titles.push(undo(titles.at(-1) ?? typed));
    assert.deepEqual(
      titles.map(({ now: { form } }) => [form.title, form.notes]),
      [
        ['Something else', 'x'],
        ['Soups!?!', 'x'],
        ['Soups!?', 'x'],
        ['Soups!?', ''],
        ['Soups!', ''],
        ['Soup', ''],
        ['Soup', ''],
      ],
    );
  });

  test('restores pasted, removed, split, joined and moved rows and returns the caret to them', () => {
    const pasted = [newRow('n1', '1 onion'), newRow('n2', '1 leek')];
    for (const [edit, key, at] of [
      [pasteRows('a', [6, 6], pasted), 'a', 6],
      [removeRow('b'), 'b', 12],
      [removeRow('a'), 'a', 6],
      [splitRow('b', [5, 5], 'n'), 'b', 12],
      [joinRow('b'), 'b', 12],
      [moveRowBy('b', -1, 3), 'b', undefined],
    ] as const) {
      const changed = after([rows(edit), 0]);
      const back = undo(changed);
      assert.deepEqual(lines(back), LIST);
      assert.deepEqual([back.returned?.field, back.returned?.key, back.returned?.at], ['ingredients', key, at]);
      assert.deepEqual(lines(redo(back)), lines(changed));
      assert.equal(back.now.caret, undefined);
    }
  });

  test('separates typing in a row from the split before it and the correction after it', () => {
    const correction = { text: '2 eggsx', parts: { name: 'eggs' } };
    const typed = after(
      [rows(splitRow('a', [6, 6], 'n')), 0],
      [rows(updateRow('n', { text: 'l' })), 10],
      [rows(updateRow('n', { text: 'le' })), 20],
      [rows(updateRow('a', { text: '2 eggsx' })), 30],
      [rows(updateRow('a', { correction })), 40],
    );
    const once = undo(typed);
    assert.equal(once.now.form.ingredients[1]?.correction, undefined);
    assert.deepEqual(lines(undo(once)), ['2 eggs', 'le', 'salt, pepper']);
    assert.deepEqual(lines(undo(undo(once))), ['2 eggs', '', 'salt, pepper']);
    assert.deepEqual(lines(undo(undo(undo(once)))), LIST);
  });

  test('drops the redo steps when an edit follows an undo', () => {
    const other = historyReducer(undo(after([rows(removeRow('a')), 0])), {
      type: 'edit',
      edit: set({ notes: 'x' }),
      time: 9,
    });
    assert.equal(redo(other), other);
    assert.deepEqual(lines(undo(other)), LIST);
  });

  test('adds no step if only the caret moves', () => {
    const moved = after([rows(moveRowBy('a', -1, 2)), 0]);
    assert.equal(moved.now.caret?.key, 'a');
    assert.equal(undo(moved), moved);
  });

  test('starts over after a save or merge and keeps at most 200 steps', () => {
    const saved = after([set({ notes: 'x' }), 0], [{ type: 'become', state: start }, 10]);
    assert.equal(undo(saved), saved);
    const many = after(...Array.from({ length: 1000 }, (_, n) => [set({ notes: `note ${n}` }), n * 5000] as const));
    assert.equal(many.past.length, 200);
    assert.equal(undo(many).now.form.notes, 'note 998');
  });
});
