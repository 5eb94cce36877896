import type { Form } from '../document/form.ts';
import { changeBetween } from './change-between.ts';
import type { Change } from './change-between.ts';
import { reduceEditor } from './editor-state.ts';
import type { EditorAction, EditorState } from './editor-state.ts';

/**
 * What was edited, to be taken back and done again. The browser does not know that rows are divided, moved and removed:
 * its own undo would take letters from whichever field was typed in before.
 */
export interface History {
  readonly now: EditorState;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** The last change: what follows it soon at the same place is one with it. */
  readonly last?: Change & { readonly time: number };
  /** Where something was taken back or done again, for the focus to go there; a new object for each time. */
  readonly returned?: Change;
}

/** What the form was, and the row that the caret was in when it changed. */
interface Moment {
  readonly form: Form;
  readonly near: string | undefined;
}

export type HistoryAction =
  | { readonly type: 'edit'; readonly edit: EditorAction; readonly time: number }
  | { readonly type: 'undo' | 'redo' };

/** More than anybody takes back; they share all that did not change. */
const MOST = 200;
/** Who pauses longer than this begins something new. */
const PAUSE_MS = 1000;

export const historyOf = (now: EditorState): History => ({ now, past: [], future: [] });

/** A row that is dragged changes places with many, and all of that is one. */
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
  // What was saved or merged has other rows and another ground: nothing of before fits into it.
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
