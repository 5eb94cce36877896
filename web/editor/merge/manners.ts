import type { Ingredient, Step } from '../../../src/domains/recipe-format/index.ts';
import type { Asset } from '../document/form.ts';
import { ingredientOf, lineOf } from '../document/ingredient-text.ts';
import { stepOf } from '../document/step-text.ts';
import { together } from './merge-fields.ts';
import type { Manner } from './merge-log.ts';

export interface Named {
  readonly id?: string;
  readonly title?: string;
}

export const withoutId = <T extends Named>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;

/** Both stand below each other; only one of them can have the id. */
const both = <T extends Named>(mine: T, theirs: T): readonly T[] => [mine, withoutId(theirs) as T];

/** Text and reading of an ingredient belong together: of two versions one is taken whole. */
export const ingredientManner: Manner<Ingredient> = {
  place: { kind: 'ingredient' },
  textOf: lineOf,
  both,
  rewrite: (origin, text) => ingredientOf(origin, text, undefined) ?? origin,
};

export const stepManner: Manner<Step> = {
  place: { kind: 'step' },
  textOf: ({ title = '', text = '' }) => [title, text].filter((part) => part !== '').join('\n'),
  both,
  rewrite: (origin, text) => stepOf(origin, '', text) ?? origin,
  together,
};

export const pictureManner: Manner<Asset> = {
  place: { kind: 'picture' },
  textOf: ({ alt, caption, url, asset_id, id }) => alt || caption || url || asset_id || (id ?? ''),
  together,
};

export const sectionManner = <S extends Named>(): Manner<S> => ({
  place: { kind: 'section' },
  textOf: ({ title = '' }) => title,
  rewrite: (section, title) => ({ ...section, title }),
  together,
});
