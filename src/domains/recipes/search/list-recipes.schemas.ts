import { Type } from 'typebox';

import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { component } from '../../../platform/schema/schema-builders.ts';
import { RecipeSummary } from '../summaries/summary.schemas.ts';

export const MAX_VALUES_PER_FILTER = 50;

const Ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: MAX_VALUES_PER_FILTER, description }));

const Foods = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: MAX_VALUES_PER_FILTER,
      description,
      examples: [['onion']],
    }),
  );

const Sort = Type.Enum(['relevance', 'title', '-updated_at', '-created_at', '-times_cooked', 'last_cooked'], {
  type: 'string',
  description:
    'The default is `relevance` with `q`, and `-updated_at` without. `last_cooked` lists recipes that were never cooked ' +
    'first.',
});

export const ListRecipesQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words from the title, description, ingredients, authors, keywords, categories, cuisines or tags. All must match; ' +
        'the last one may be incomplete, unless a space follows it. Ignores case, accents, plurals and small typos. ' +
        'Of very long texts, the first `limits.indexed_text_characters` are searched.',
      examples: ['apple pie'],
    }),
  ),
  tag: Ids('Ids of tags; the recipe must have all of them.'),
  facet: Ids('Ids of facets; the recipe must have all of them.'),
  book: Ids('Ids of books; the recipe must be in all of them.'),
  favorite: Type.Optional(Type.Boolean({ description: 'True: only your favorites. False: only other recipes.' })),
  language: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$',
      description: 'Language of the recipe, BCP 47. `de` also finds `de-CH`.',
      examples: ['en'],
    }),
  ),
  max_total_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Only recipes with a total time of at most this many minutes. 9999 or more: all that state one.',
    }),
  ),
  ingredient: Foods('Foods; the recipe must contain all of them.'),
  without_ingredient: Foods('Foods; the recipe must contain none of them.'),
  cookable_from_pantry: Type.Optional(
    Type.Boolean({
      description:
        'True: only recipes whose ingredients are all in the pantry. False: only other recipes. Optional ingredients and ' +
        'water are not needed, and one of several alternatives is enough. Amounts are not compared.',
    }),
  ),
  state: Type.Optional(Type.Enum(['active', 'trashed'], { type: 'string', default: 'active' })),
  sort: Type.Optional(Sort),
  group_translations: Type.Optional(
    Type.Boolean({
      description: 'Lists recipes that are translations of each other as one item: the first match.',
    }),
  ),
  ...PageQuery,
});

export type ListRecipesQuery = Of<typeof ListRecipesQuery>;

export type Sort = NonNullable<ListRecipesQuery['sort']>;

/** Results are counted up to this number. */
export const MAX_TOTAL = 10_000;

export const FoundRecipes = component(
  'FoundRecipes',
  Type.Object({
    ...PageOf(RecipeSummary).properties,
    total: Type.Integer({ minimum: 0, maximum: MAX_TOTAL, description: 'The number of results on all pages.' }),
    total_at_least: Type.Optional(
      Type.Boolean({ description: 'True if there are more results than `total`, which counts up to 10,000.' }),
    ),
  }),
);
