import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { toDocument } from '../document/to-document.ts';
import type { UploadedFile } from '../document/to-document.ts';
import { toForm } from '../document/form.ts';
import type { Form, Picture, Row, TagChoice } from '../document/form.ts';
import { isDeepEqual } from '../document/json.ts';
import type { Caret, RowEdit } from '../rows/rows.ts';
import { rebaseTags } from '../tags/tags.ts';

/** What is edited, and what it is based on. */
export interface EditorState {
  /** The recipe as last loaded; undefined for a new one. */
  readonly entry: RecipeEntry | undefined;
  /** The document the form is written back into: the entry's, or the result of a merge. */
  readonly ground: RecipeDocument;
  readonly form: Form;
  /** Where the caret should go; a new object each time. */
  readonly caret?: Caret;
}

export type EditorAction =
  | { readonly type: 'set'; readonly fields: Partial<Form> }
  | { readonly type: 'rows'; readonly list: 'ingredients' | 'steps'; readonly edit: RowEdit }
  | { readonly type: 'become'; readonly state: EditorState };

const ensureRow = (rows: readonly Row[], key: string): readonly Row[] =>
  rows.some(({ kind }) => kind === 'item') ? rows : [...rows, { key, kind: 'item', text: '', heading: '' }];

/** At least one empty row per list. */
const ensureRows = (form: Form): Form => ({
  ...form,
  ingredients: ensureRow(form.ingredients, 'first'),
  steps: ensureRow(form.steps, 'first-step'),
});

/** The initial state for a loaded recipe, or for a new one in the user's language. */
export const createEditorState = (entry: RecipeEntry | undefined, language: string): EditorState => {
  const ground: RecipeDocument = entry?.recipe ?? { title: '', language };
  return { entry, ground, form: ensureRows(toForm(ground, entry?.organization.tags ?? [])) };
};

/** The state on top of a newer version: pending images are kept, and tags are rebased on the changes of others. */
export const rebaseEditorState = (
  former: EditorState,
  entry: RecipeEntry,
  ground: RecipeDocument,
  pictures: readonly Picture[] = [],
): EditorState => {
  const form = ensureRows(toForm(ground, []));
  const tags = rebaseTags(former.form.tags, former.entry?.organization.tags ?? [], entry.organization.tags);
  const waiting = pictures.filter(({ file }) => file !== undefined);
  return { entry, ground, form: { ...form, tags, pictures: [...form.pictures, ...waiting] } };
};

export const editorReducer = (state: EditorState, action: EditorAction): EditorState => {
  switch (action.type) {
    case 'set':
      return { ...state, form: { ...state.form, ...action.fields } };
    case 'rows': {
      const { rows, caret } = action.edit(state.form[action.list]);
      const form = { ...state.form, [action.list]: rows };
      return caret === undefined ? { ...state, form } : { ...state, form, caret: { ...caret } };
    }
    case 'become':
      return action.state;
    default:
      return action satisfies never;
  }
};

/** The document as it would be saved. */
export const getDocument = (
  { form, ground }: EditorState,
  uploaded?: ReadonlyMap<string, UploadedFile>,
): RecipeDocument => toDocument(form, ground, uploaded);

export const hasSameTags = (tags: readonly TagChoice[], ids: readonly string[]): boolean =>
  tags.length === ids.length && tags.every(({ id }) => id !== undefined && ids.includes(id));

/** Whether there is anything to save. */
export const isDirty = (state: EditorState): boolean =>
  !isDeepEqual(getDocument(state), state.entry?.recipe ?? state.ground) ||
  !hasSameTags(state.form.tags, state.entry?.organization.tags ?? []) ||
  state.form.pictures.some(({ file }) => file !== undefined);
