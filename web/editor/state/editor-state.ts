import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { documentOf } from '../document/document-of.ts';
import type { SentFile } from '../document/document-of.ts';
import { formOf } from '../document/form.ts';
import type { Form, Picture, Row, TagChoice } from '../document/form.ts';
import { isSame } from '../document/same.ts';
import type { Caret, Edit } from '../rows/rows.ts';
import { rebasedTags } from '../tags/rebased-tags.ts';

/** What is edited, and from what it started. */
export interface EditorState {
  /** The recipe as it was last read; undefined for one that was never saved. */
  readonly entry: RecipeEntry | undefined;
  /** The document that the form is put back into: that of the entry, or after a merge what came of it. */
  readonly ground: RecipeDocument;
  readonly form: Form;
  /** Where the caret is to go; a new object for each time. */
  readonly caret?: Caret;
}

export type EditorAction =
  | { readonly type: 'set'; readonly fields: Partial<Form> }
  | { readonly type: 'rows'; readonly list: 'ingredients' | 'steps'; readonly edit: Edit }
  | { readonly type: 'become'; readonly state: EditorState };

const room = (rows: readonly Row[], key: string): readonly Row[] =>
  rows.some(({ kind }) => kind === 'item') ? rows : [...rows, { key, kind: 'item', text: '', heading: '' }];

/** One empty line in each list, to begin with. */
const withRoom = (form: Form): Form => ({
  ...form,
  ingredients: room(form.ingredients, 'first'),
  steps: room(form.steps, 'first-step'),
});

/** The editor of a recipe as it was read, or of a new one, which is most likely in the language of who writes it. */
export const startedWith = (entry: RecipeEntry | undefined, language: string): EditorState => {
  const ground: RecipeDocument = entry?.recipe ?? { title: '', language };
  return { entry, ground, form: withRoom(formOf(ground, entry?.organization.tags ?? [])) };
};

/** The same on a newer version: pictures that wait to be sent go along, and tags meet what others did to them. */
export const restartedWith = (
  former: EditorState,
  entry: RecipeEntry,
  ground: RecipeDocument,
  pictures: readonly Picture[] = [],
): EditorState => {
  const form = withRoom(formOf(ground, []));
  const tags = rebasedTags(former.form.tags, former.entry?.organization.tags ?? [], entry.organization.tags);
  const waiting = pictures.filter(({ file }) => file !== undefined);
  return { entry, ground, form: { ...form, tags, pictures: [...form.pictures, ...waiting] } };
};

export const reduceEditor = (state: EditorState, action: EditorAction): EditorState => {
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
export const recipeIn = ({ form, ground }: EditorState, sent?: ReadonlyMap<string, SentFile>): RecipeDocument =>
  documentOf(form, ground, sent);

export const hasTags = (tags: readonly TagChoice[], ids: readonly string[]): boolean =>
  tags.length === ids.length && tags.every(({ id }) => id !== undefined && ids.includes(id));

/** Whether there is anything to save. */
export const isDirty = (state: EditorState): boolean =>
  !isSame(recipeIn(state), state.entry?.recipe ?? state.ground) ||
  !hasTags(state.form.tags, state.entry?.organization.tags ?? []) ||
  state.form.pictures.some(({ file }) => file !== undefined);
