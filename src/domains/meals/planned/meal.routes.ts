import { Type } from 'typebox';

import { noContent } from '../../../platform/http/api-response.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Day } from '../../../platform/schema/schema-builders.ts';
import { createMeal } from './create-meal.ts';
import { deleteMeal } from './delete-meal.ts';
import { getMeal } from './get-meal.ts';
import { checkDayRange, listMeals } from './list-meals.ts';
import { createdMealResponse, mealResponse } from '../meal-responses.ts';
import { Meal, MealInput } from './meal.schemas.ts';
import type { MealId } from './meal.schemas.ts';
import { replaceMeal } from './replace-meal.ts';

const area = 'Meals';
const MealPath = Type.Object({ id: Type.String({ description: 'Id of the meal.' }) });

export const plannedMealOperations: readonly Operation[] = [
  read({
    id: 'listMeals',
    method: 'GET',
    path: '/meals',
    area,
    summary: 'List planned meals',
    description: 'Ordered by date, then by slot from `breakfast` to `other`, then oldest first.',
    access: 'viewer',
    query: Type.Object({
      from: Type.Optional(Day('The first day. If absent, there is no lower bound.')),
      to: Type.Optional(Day('The last day, inclusive. If absent, there is no upper bound.')),
      ...PageQuery,
    }),
    responses: { 200: { description: 'One page of meals.', schema: PageOf(Meal) } },
    perform: (db, call) => {
      const { from, to } = call.query;
      const days = { from, to };
      checkDayRange(days);
      const name = `meals ${from ?? ''} ${to ?? ''}`;
      return readCachedList(call, name, 2, (page) => listMeals(db, call.scope, days, page));
    },
  }),
  change({
    id: 'createMeal',
    method: 'POST',
    path: '/meals',
    area,
    summary: 'Plan a meal',
    access: 'editor',
    body: MealInput,
    representation: 'tagged',
    responses: { 201: { description: 'The meal.', schema: Meal } },
    creation: {
      readCurrent: async (db, scope, { id }) => mealResponse(await getMeal(db, scope, asId<MealId>(id))),
    },
    perform: async (tx, { scope, body }) => {
      const shown = await createMeal(tx, scope, body);
      return createdMealResponse(`/meals/${shown.body.id}`, shown);
    },
  }),
  read({
    id: 'getMeal',
    method: 'GET',
    path: '/meals/{id}',
    area,
    summary: 'Read a planned meal',
    access: 'viewer',
    params: MealPath,
    representation: 'tagged',
    responses: { 200: { description: 'The meal, with the state of its recipes.', schema: Meal } },
    problems: ['meal-not-found'],
    perform: async (db, { scope, params }) => mealResponse(await getMeal(db, scope, asId<MealId>(params.id))),
  }),
  change({
    id: 'replaceMeal',
    method: 'PUT',
    path: '/meals/{id}',
    area,
    summary: 'Replace a planned meal',
    description: 'Can also move it to another day or slot. A dish may keep a recipe that has been deleted.',
    access: 'editor',
    params: MealPath,
    body: MealInput,
    ifMatch: 'required',
    representation: 'tagged',
    responses: { 200: { description: 'The meal.', schema: Meal } },
    problems: ['meal-not-found'],
    perform: async (tx, { scope, params, body, precondition, representation }) =>
      mealResponse(await replaceMeal(tx, scope, asId<MealId>(params.id), body, { precondition, representation })),
  }),
  change({
    id: 'deleteMeal',
    method: 'DELETE',
    path: '/meals/{id}',
    area,
    summary: 'Delete a planned meal',
    access: 'editor',
    params: MealPath,
    ifMatch: 'required',
    representation: 'tagged',
    responses: { 204: { description: 'The meal is deleted.' } },
    problems: ['meal-not-found'],
    perform: async (tx, { scope, params, precondition, representation }) => {
      await deleteMeal(tx, scope, asId<MealId>(params.id), { precondition, representation });
      return noContent;
    },
  }),
];
