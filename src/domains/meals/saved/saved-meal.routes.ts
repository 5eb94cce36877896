import { Type } from 'typebox';

import { noContent } from '../../../platform/http/api-response.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { createSavedMeal } from './create-saved-meal.ts';
import { deleteSavedMeal } from './delete-saved-meal.ts';
import { getSavedMeal } from './get-saved-meal.ts';
import { presentMealItems } from '../present-meal-items.ts';
import { createdMealResponse, mealResponse } from '../meal-responses.ts';
import { Meal, MealPlan } from '../planned/meal.schemas.ts';
import type { MealId } from '../planned/meal.schemas.ts';
import { getMeal } from '../planned/get-meal.ts';
import { planSavedMeal } from './plan-saved-meal.ts';
import { replaceSavedMeal } from './replace-saved-meal.ts';
import { SavedMeal, SavedMealInput } from './saved-meal.schemas.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { findSavedMealPage } from './saved-meal.store.ts';

const area = 'Saved meals';
const SavedMealPath = Type.Object({ id: Type.String({ description: 'Id of the saved meal.' }) });

export const savedMealOperations: readonly Operation[] = [
  read({
    id: 'listSavedMeals',
    method: 'GET',
    path: '/saved-meals',
    area,
    summary: 'List saved meals',
    description: 'Ordered by name.',
    access: 'viewer',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of saved meals.', schema: PageOf(SavedMeal) } },
    perform: (db, call) => {
      const { libraryId } = call.scope;
      return readCachedList(call, 'saved-meals', 2, async (page) =>
        presentMealItems(db, libraryId, await findSavedMealPage(db, libraryId, page)),
      );
    },
  }),
  change({
    id: 'createSavedMeal',
    method: 'POST',
    path: '/saved-meals',
    area,
    summary: 'Save a meal',
    access: 'editor',
    body: SavedMealInput,
    representation: 'tagged',
    responses: { 201: { description: 'The saved meal.', schema: SavedMeal } },
    creation: {
      readCurrent: async (db, scope, { id }) => mealResponse(await getSavedMeal(db, scope, asId<SavedMealId>(id))),
    },
    perform: async (tx, { scope, body }) => {
      const shown = await createSavedMeal(tx, scope, body);
      return createdMealResponse(`/saved-meals/${shown.body.id}`, shown);
    },
  }),
  read({
    id: 'getSavedMeal',
    method: 'GET',
    path: '/saved-meals/{id}',
    area,
    summary: 'Read a saved meal',
    access: 'viewer',
    params: SavedMealPath,
    representation: 'tagged',
    responses: { 200: { description: 'The saved meal, with the state of its recipes.', schema: SavedMeal } },
    problems: ['saved-meal-not-found'],
    perform: async (db, { scope, params }) => mealResponse(await getSavedMeal(db, scope, asId<SavedMealId>(params.id))),
  }),
  change({
    id: 'replaceSavedMeal',
    method: 'PUT',
    path: '/saved-meals/{id}',
    area,
    summary: 'Replace a saved meal',
    description: 'Meals that were planned from it do not change. A dish may keep a recipe that has been deleted.',
    access: 'editor',
    params: SavedMealPath,
    body: SavedMealInput,
    ifMatch: 'required',
    representation: 'tagged',
    responses: { 200: { description: 'The saved meal.', schema: SavedMeal } },
    problems: ['saved-meal-not-found'],
    perform: async (tx, { scope, params, body, precondition, representation }) =>
      mealResponse(
        await replaceSavedMeal(tx, scope, asId<SavedMealId>(params.id), body, { precondition, representation }),
      ),
  }),
  change({
    id: 'deleteSavedMeal',
    method: 'DELETE',
    path: '/saved-meals/{id}',
    area,
    summary: 'Delete a saved meal',
    description: 'Meals that were planned from it stay in the plan.',
    access: 'editor',
    params: SavedMealPath,
    ifMatch: 'required',
    representation: 'tagged',
    responses: { 204: { description: 'The saved meal is deleted.' } },
    problems: ['saved-meal-not-found'],
    perform: async (tx, { scope, params, precondition, representation }) => {
      await deleteSavedMeal(tx, scope, asId<SavedMealId>(params.id), { precondition, representation });
      return noContent;
    },
  }),
  change({
    id: 'planSavedMeal',
    method: 'POST',
    path: '/saved-meals/{id}/plan',
    area,
    summary: 'Plan a saved meal for a day',
    description:
      'Creates a meal with copies of the dishes under new ids. Later changes to the saved meal do not affect it.',
    access: 'editor',
    params: SavedMealPath,
    body: MealPlan,
    representation: 'tagged',
    responses: { 201: { description: 'The planned meal.', schema: Meal } },
    problems: ['saved-meal-not-found'],
    creation: {
      readCurrent: async (db, scope, { id }) => mealResponse(await getMeal(db, scope, asId<MealId>(id))),
    },
    perform: async (tx, { scope, params, body }) => {
      const shown = await planSavedMeal(tx, scope, asId<SavedMealId>(params.id), body);
      return createdMealResponse(`/meals/${shown.body.id}`, shown);
    },
  }),
];
