import { Type } from 'typebox';

import { PageOf, PageQuery } from '../../../platform/http/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { component } from '../../../platform/schema/schema.ts';
import { RecipeSummary } from '../summary.schemas.ts';

const MOST_FILTERS = 50;

const Ids = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: MOST_FILTERS, description }));

const Foods = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: MOST_FILTERS,
      description,
      examples: [['onion']],
    }),
  );

const Sort = Type.Enum(['relevance', 'title', '-updated_at', '-created_at', '-times_cooked', 'last_cooked'], {
  type: 'string',
  description:
    'With `q` the most relevant come first, without it those that were changed last. `last_cooked` begins with those ' +
    'that were never cooked.',
});

export const FindQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words of the title, description, ingredients, authors or tags, all of which have to be there. The last may ' +
        'be the beginning of one, unless a space follows it. Plural or singular, accents, case and slips of the pen ' +
        'make no difference.',
      examples: ['apple pie'],
    }),
  ),
  tag: Ids('Ids of tags, all of which the recipe has.'),
  facet: Ids('Ids of facets, all of which the recipe has.'),
  book: Ids('Ids of books, all of which the recipe is in.'),
  favorite: Type.Optional(Type.Boolean({ description: 'Whether it is one of your favorites.' })),
  language: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$',
      description: 'BCP 47. `de` also finds `de-CH`.',
      examples: ['en'],
    }),
  ),
  max_total_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Recipes with a total time of at most this many minutes. 9999 or more: any recipe that states one.',
    }),
  ),
  ingredient: Foods('Foods, all of which the recipe takes.'),
  without_ingredient: Foods('Foods, none of which the recipe takes.'),
  cookable_from_pantry: Type.Optional(
    Type.Boolean({
      description:
        'Recipes whose ingredients are all in the pantry, or with `false` all others. Optional ingredients are not ' +
        'asked for, of alternatives one is enough, and water is always there. Whether there is enough, it does not tell.',
    }),
  ),
  state: Type.Optional(Type.Enum(['active', 'trashed'], { type: 'string', default: 'active' })),
  sort: Type.Optional(Sort),
  group_translations: Type.Optional(
    Type.Boolean({
      description: 'Shows recipes that are translations of one another as one: the first of them that is found.',
    }),
  ),
  ...PageQuery,
});

export type FindQuery = Of<typeof FindQuery>;

export type Sort = NonNullable<FindQuery['sort']>;

export const FoundRecipes = component(
  'FoundRecipes',
  Type.Object({
    ...PageOf(RecipeSummary).properties,
    total: Type.Integer({ minimum: 0, description: 'How many there are on all pages.' }),
  }),
);
