import type { Ingredient, Step } from '../../../src/domains/recipe-format/index.ts';
import type { Asset } from '../document/form.ts';
import { toIngredient, toLineText, toStep } from '../document/item-text.ts';
import { mergeIfDisjoint } from './merge-fields.ts';
import type { MergeStrategy } from './merge-log.ts';

export interface Named {
  readonly id?: string;
  readonly title?: string;
}

export const withoutId = <T extends Named>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;

/** Keeps both, one below the other; only one can keep the id. */
const keepBoth = <T extends Named>(mine: T, theirs: T): readonly T[] => [mine, withoutId(theirs) as T];

/** The text and the parsed parts of an ingredient belong together, so one version is taken as a whole. */
export const ingredientStrategy: MergeStrategy<Ingredient> = {
  place: { kind: 'ingredient' },
  format: toLineText,
  keepBoth,
  rewrite: (origin, text) => toIngredient(origin, text, undefined) ?? origin,
};

export const stepStrategy: MergeStrategy<Step> = {
  place: { kind: 'step' },
  format: ({ title = '', text = '' }) => [title, text].filter((part) => part !== '').join('\n'),
  keepBoth,
  rewrite: (origin, text) => toStep(origin, '', text) ?? origin,
  merge: mergeIfDisjoint,
};

export const pictureStrategy: MergeStrategy<Asset> = {
  place: { kind: 'picture' },
  format: ({ alt, caption, url, asset_id, id }) => alt || caption || url || asset_id || (id ?? ''),
  merge: mergeIfDisjoint,
};

export const createSectionStrategy = <S extends Named>(): MergeStrategy<S> => ({
  place: { kind: 'section' },
  format: ({ title = '' }) => title,
  rewrite: (section, title) => ({ ...section, title }),
  merge: mergeIfDisjoint,
});
