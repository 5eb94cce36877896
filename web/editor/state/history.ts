import type { Form } from '../document/form.ts';
import { diffForms } from './form-diff.ts';
import type { FormChange } from './form-diff.ts';
import { editorReducer } from './editor-state.ts';
import type { EditorAction, EditorState } from './editor-state.ts';

/**
 * Undo history. The browser's own undo does not know about splitting, moving and removing rows: it would delete letters
 * from whichever field was edited before.
 */
export interface History {
  readonly now: EditorState;
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
  /** The last change: the next one at the same place is grouped with it if it follows soon. */
  readonly last?: FormChange & { readonly time: number };
  /** Where an undo or redo happened, so that the focus can go there; a new object each time. */
  readonly returned?: FormChange;
}

/** The form, and the row that the caret was in. */
interface Snapshot {
  readonly form: Form;
  readonly near: string | undefined;
}

export type HistoryAction =
  | { readonly type: 'edit'; readonly edit: EditorAction; readonly time: number }
  | { readonly type: 'undo' | 'redo' };

/** More than anyone undoes; snapshots share everything unchanged. */
const MAX_STEPS = 200;
/** A longer pause starts a new step. */
const PAUSE_MS = 1000;

export const createHistory = (now: EditorState): History => ({ now, past: [], future: [] });

/** Dragging a row swaps it with many others, all in one step. */
const isSameStep = (last: History['last'], change: FormChange, time: number): boolean =>
  last !== undefined &&
  last.isSmall &&
  change.isSmall &&
  time - last.time < PAUSE_MS &&
  last.field === change.field &&
  last.part === change.part &&
  (last.key === change.key || change.part === 'place');

const applyEdit = (history: History, edit: EditorAction, time: number): History => {
  const { now, past, future, last } = history;
  const next = editorReducer(now, edit);
  // After a save or merge the rows and the base document are different, so earlier snapshots do not apply.
  if (edit.type === 'become') return createHistory(next);
  const near = next.caret === now.caret ? undefined : next.caret?.key;
  const change = diffForms(now.form, next.form, near);
  if (change === undefined) return { now: next, past, future };
  const further = isSameStep(last, change, time) ? past : [...past.slice(1 - MAX_STEPS), { form: now.form, near }];
  return { now: next, past: further, future: [], last: { ...change, time } };
};

const step = ({ now, past, future }: History, type: 'undo' | 'redo'): History | undefined => {
  const snapshot = type === 'undo' ? past.at(-1) : future.at(-1);
  if (snapshot === undefined) return undefined;
  const { form, near } = snapshot;
  const left = { form: now.form, near };
  const returned = diffForms(now.form, form, near);
  return {
    now: { entry: now.entry, ground: now.ground, form },
    past: type === 'undo' ? past.slice(0, -1) : [...past, left],
    future: type === 'undo' ? [...future, left] : future.slice(0, -1),
    ...(returned && { returned }),
  };
};

export const historyReducer = (history: History, action: HistoryAction): History =>
  action.type === 'edit' ? applyEdit(history, action.edit, action.time) : (step(history, action.type) ?? history);
