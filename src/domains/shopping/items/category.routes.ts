import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { languages } from '../../units/index.ts';
import { aisles } from '../aisles/aisle.ts';
import { getAisleLabel } from '../aisles/aisle-label.ts';
import { area } from '../area.ts';
import { listLearnedFoodCategories } from './category.store.ts';

const Categories = component(
  'ShoppingCategories',
  Type.Object({
    aisles: Type.Array(
      Type.Object({
        id: Type.String({ description: 'The `category` of an item: `produce`.' }),
        labels: Type.Record(Type.String(), Type.String(), {
          description: 'Display name by language: `{"en": "Fruit & vegetables"}`.',
        }),
      }),
      { description: 'The built-in categories: the aisles of a store, in walking order.' },
    ),
    learned: Type.Array(
      Type.Object({
        food: Type.String({ description: 'Semantic id of the food.' }),
        category: Type.String({ description: 'A built-in category, or one that a member named.' }),
      }),
      { description: 'Categories that members chose for foods. They override the built-in ones.' },
    ),
  }),
);

export type ShoppingCategories = Of<typeof Categories>;

const shown = aisles.map((id) => ({
  id,
  labels: Object.fromEntries(languages.map((language) => [language, getAisleLabel(id, language)])),
}));

export const categoryOperation: Operation = read({
  id: 'listShoppingCategories',
  method: 'GET',
  path: '/shopping/categories',
  area,
  summary: 'List shopping categories',
  description:
    'The built-in categories, and those that the library has learned for foods. Moving an item to another category teaches it to the library; clearing the category makes it forget.',
  access: 'viewer',
  responses: { 200: { description: 'The categories.', schema: Categories } },
  perform: async (db, { scope }) =>
    ok({ aisles: shown, learned: await listLearnedFoodCategories(db, scope.libraryId) }),
});
