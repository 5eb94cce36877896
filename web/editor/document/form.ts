import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { durationText } from './duration-text.ts';
import { lineOf } from './ingredient-text.ts';
import type { Correction } from './ingredient-text.ts';
import { ingredientShape, partsOf, stepShape } from './parts.ts';
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
export const LONGEST_TITLE = 500;

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

export const pictureKey = ({ id, asset_id, url }: Asset, place: number): string => id ?? asset_id ?? url ?? `#${place}`;

interface Titled {
  readonly title?: string;
}

const rowsOf = <S extends Titled, I>(
  parts: readonly Part<S, I>[],
  textOf: (item: I) => { readonly text: string; readonly heading: string },
): Row[] =>
  parts.map((part) =>
    part.kind === 'section'
      ? { key: part.key, kind: part.kind, text: part.value.title ?? '', heading: '' }
      : { key: part.key, kind: part.kind, ...textOf(part.value) },
  );

/** Creates the form for a document. */
export const formOf = (recipe: RecipeDocument, tagIds: readonly string[]): Form => ({
  title: recipe.title,
  description: recipe.description ?? '',
  yields: recipe.yields?.[0]?.text ?? '',
  active: durationText(recipe.times?.active),
  total: durationText(recipe.times?.total),
  language: recipe.language ?? '',
  sourceName: recipe.source?.name ?? '',
  sourceUrl: recipe.source?.url ?? '',
  authors: (recipe.authors ?? []).map(({ name }) => name).join('\n'),
  notes: recipe.notes ?? '',
  ingredients: rowsOf(partsOf(recipe.ingredient_sections, ingredientShape), (ingredient) => ({
    text: lineOf(ingredient),
    heading: '',
  })),
  steps: rowsOf(partsOf(recipe.instruction_sections, stepShape), ({ title = '', text = '' }) => ({
    text,
    heading: title,
  })),
  pictures: (recipe.assets ?? []).flatMap((asset, place) =>
    isPicture(asset) ? { key: pictureKey(asset, place), alt: asset.alt ?? '' } : [],
  ),
  tags: tagIds.map((id) => ({ id })),
});
