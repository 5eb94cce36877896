import type { Form } from '../document/form.ts';
import { changeBetween } from './change-between.ts';
import type { Change } from './change-between.ts';
import { reduceEditor } from './editor-state.ts';
import type { EditorAction, EditorState } from './editor-state.ts';

/**
 * Undo history. The browser's own undo does not know about splitting, moving and removing rows: it would delete letters
 * from whichever field was edited before.
 */
export interface History {
  readonly now: EditorState;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** The last change: the next one at the same place is grouped with it if it follows soon. */
  readonly last?: Change & { readonly time: number };
  /** Where an undo or redo happened, so that the focus can go there; a new object each time. */
  readonly returned?: Change;
}

/** The form, and the row that the caret was in. */
interface Moment {
  readonly form: Form;
  readonly near: string | undefined;
}

export type HistoryAction =
  | { readonly type: 'edit'; readonly edit: EditorAction; readonly time: number }
  | { readonly type: 'undo' | 'redo' };

/** More than anyone undoes; snapshots share everything unchanged. */
const MOST = 200;
/** A longer pause starts a new step. */
const PAUSE_MS = 1000;

export const historyOf = (now: EditorState): History => ({ now, past: [], future: [] });

/** Dragging a row swaps it with many others, all in one step. */
const isOneWith = (last: History['last'], change: Change, time: number): boolean =>
  last !== undefined &&
  last.isSmall &&
  change.isSmall &&
  time - last.time < PAUSE_MS &&
  last.field === change.field &&
  last.part === change.part &&
  (last.key === change.key || change.part === 'place');

const edited = (history: History, edit: EditorAction, time: number): History => {
  const { now, past, future, last } = history;
  const next = reduceEditor(now, edit);
  // After a save or merge the rows and the base document are different, so earlier snapshots do not apply.
  if (edit.type === 'become') return historyOf(next);
  const near = next.caret === now.caret ? undefined : next.caret?.key;
  const change = changeBetween(now.form, next.form, near);
  if (change === undefined) return { now: next, past, future };
  const further = isOneWith(last, change, time) ? past : [...past.slice(1 - MOST), { form: now.form, near }];
  return { now: next, past: further, future: [], last: { ...change, time } };
};

const stepped = ({ now, past, future }: History, type: 'undo' | 'redo'): History | undefined => {
  const moment = type === 'undo' ? past.at(-1) : future.at(-1);
  if (moment === undefined) return undefined;
  const { form, near } = moment;
  const left = { form: now.form, near };
  const returned = changeBetween(now.form, form, near);
  return {
    now: { entry: now.entry, ground: now.ground, form },
    past: type === 'undo' ? past.slice(0, -1) : [...past, left],
    future: type === 'undo' ? [...future, left] : future.slice(0, -1),
    ...(returned && { returned }),
  };
};

export const reduceHistory = (history: History, action: HistoryAction): History =>
  action.type === 'edit' ? edited(history, action.edit, action.time) : (stepped(history, action.type) ?? history);
