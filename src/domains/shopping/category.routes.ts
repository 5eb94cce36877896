import { Type } from 'typebox';

import { ok } from '../../platform/http/answer.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { languages } from '../units/index.ts';
import { aisles } from './aisles/aisle.ts';
import { aisleLabel } from './aisles/aisle-label.ts';
import { area } from './area.ts';
import { allLearnedCategories } from './category.store.ts';

const Categories = component(
  'ShoppingCategories',
  Type.Object({
    aisles: Type.Array(
      Type.Object({
        id: Type.String({ description: 'What an item has as its `category`: `produce`.' }),
        labels: Type.Record(Type.String(), Type.String(), {
          description: 'By language: `{"en": "Fruit & vegetables"}`.',
        }),
      }),
      { description: 'The parts of a shop that the dictionary knows, as one walks through it.' },
    ),
    learned: Type.Array(
      Type.Object({
        food: Type.String({ description: 'Semantic id of the food.' }),
        category: Type.String({ description: 'Of whatever name: an aisle, or one that people gave it.' }),
      }),
      { description: 'Where the people of the library find foods, in place of where the dictionary looks.' },
    ),
  }),
);

export type ShoppingCategories = Of<typeof Categories>;

const shown = aisles.map((id) => ({
  id,
  labels: Object.fromEntries(languages.map((language) => [language, aisleLabel(id, language)])),
}));

export const categoryOperation: Operation = read({
  id: 'listShoppingCategories',
  method: 'GET',
  path: '/shopping/categories',
  area,
  summary: 'List shopping categories',
  description:
    'The built-in categories, and those the library has learned. Moving an item to another category overrides the dictionary for its food; clearing the category restores the dictionary.',
  access: 'viewer',
  answers: { 200: { description: 'The parts of the shop.', schema: Categories } },
  perform: async (db, { scope }) => ok({ aisles: shown, learned: await allLearnedCategories(db, scope.libraryId) }),
});
