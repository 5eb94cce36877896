import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { formatDurationText } from './duration-text.ts';
import { toLineText } from './item-text.ts';
import type { Correction } from './item-text.ts';
import { ingredientShape, flattenSections, stepShape } from './parts.ts';
import type { Part } from './parts.ts';

/** A row of an edited list. Its key refers to the part of the document that it came from. */
export interface Row {
  readonly key: string;
  readonly kind: 'section' | 'item';
  readonly text: string;
  /** The title of a step; ingredients have none. */
  readonly heading: string;
  readonly correction?: Correction;
}

export interface Picture {
  readonly key: string;
  readonly alt: string;
  /** Chosen, but not uploaded yet. */
  readonly file?: File;
}

/** A tag of the library, or the name of one that is created on save. */
export type TagChoice =
  | { readonly id: string; readonly name?: undefined }
  | { readonly id?: undefined; readonly name: string };

/** The maximum length of a recipe title. */
export const MAX_TITLE_LENGTH = 500;

/** Everything the editor shows, as text. What it does not show stays in the document. */
export interface Form {
  readonly title: string;
  readonly description: string;
  readonly yields: string;
  readonly active: string;
  readonly total: string;
  readonly language: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** One name per line. */
  readonly authors: string;
  readonly notes: string;
  readonly ingredients: readonly Row[];
  readonly steps: readonly Row[];
  readonly pictures: readonly Picture[];
  readonly tags: readonly TagChoice[];
}

export type Asset = NonNullable<RecipeDocument['assets']>[number];

/** An asset without a role is an image, as everywhere in the service. */
export const isPicture = ({ role = 'image' }: Asset): boolean => role === 'image';

export const getPictureKey = ({ id, asset_id, url }: Asset, place: number): string =>
  id ?? asset_id ?? url ?? `#${place}`;

interface Titled {
  readonly title?: string;
}

const toRows = <S extends Titled, I>(
  parts: readonly Part<S, I>[],
  getTexts: (item: I) => { readonly text: string; readonly heading: string },
): Row[] =>
  parts.map((part) =>
    part.kind === 'section'
      ? { key: part.key, kind: part.kind, text: part.value.title ?? '', heading: '' }
      : { key: part.key, kind: part.kind, ...getTexts(part.value) },
  );

/** Creates the form for a document. */
export const toForm = (recipe: RecipeDocument, tagIds: readonly string[]): Form => ({
  title: recipe.title,
  description: recipe.description ?? '',
  yields: recipe.yields?.[0]?.text ?? '',
  active: formatDurationText(recipe.times?.active),
  total: formatDurationText(recipe.times?.total),
  language: recipe.language ?? '',
  sourceName: recipe.source?.name ?? '',
  sourceUrl: recipe.source?.url ?? '',
  authors: (recipe.authors ?? []).map(({ name }) => name).join('\n'),
  notes: recipe.notes ?? '',
  ingredients: toRows(flattenSections(recipe.ingredient_sections, ingredientShape), (ingredient) => ({
    text: toLineText(ingredient),
    heading: '',
  })),
  steps: toRows(flattenSections(recipe.instruction_sections, stepShape), ({ title = '', text = '' }) => ({
    text,
    heading: title,
  })),
  pictures: (recipe.assets ?? []).flatMap((asset, place) =>
    isPicture(asset) ? { key: getPictureKey(asset, place), alt: asset.alt ?? '' } : [],
  ),
  tags: tagIds.map((id) => ({ id })),
});
