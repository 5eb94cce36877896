import { Type } from 'typebox';

import { noContent } from '../../platform/http/answer.ts';
import { listInLibrary } from '../../platform/http/list-in-library.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import { createSavedMeal } from './create-saved-meal.ts';
import { deleteSavedMeal } from './delete-saved-meal.ts';
import { getSavedMeal } from './get-saved-meal.ts';
import { listedMeals } from './listed-meals.ts';
import { createdMeal, createdMealAgain, mealAnswer } from './meal-answers.ts';
import { Meal, MealPlan } from './meal.schemas.ts';
import type { MealId } from './meal.schemas.ts';
import { findMeal } from './meal.store.ts';
import { planSavedMeal } from './plan-saved-meal.ts';
import { replaceSavedMeal } from './replace-saved-meal.ts';
import { SavedMeal, SavedMealInput } from './saved-meal.schemas.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { findSavedMeal, pageOfSavedMeals } from './saved-meal.store.ts';

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
    answers: { 200: { description: 'One page of saved meals.', schema: PageOf(SavedMeal) } },
    perform: (db, call) => {
      const { libraryId } = call.scope;
      return listInLibrary(call, 'saved-meals', 2, async (page) =>
        listedMeals(db, libraryId, await pageOfSavedMeals(db, libraryId, page)),
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
    answers: { 201: { description: 'The saved meal.', schema: SavedMeal } },
    creation: {
      exists: async (db, { libraryId }, id) =>
        (await findSavedMeal(db, libraryId, asId<SavedMealId>(id))) !== undefined,
      again: (_db, _scope, kept) => createdMealAgain(kept),
    },
    perform: async (tx, { scope, body }) => {
      const shown = await createSavedMeal(tx, scope, body);
      return createdMeal(`/saved-meals/${shown.body.id}`, shown);
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
    answers: { 200: { description: 'The saved meal, with how its recipes stand.', schema: SavedMeal } },
    problems: ['saved-meal-not-found'],
    perform: async (db, { scope, params }) => mealAnswer(await getSavedMeal(db, scope, asId<SavedMealId>(params.id))),
  }),
  change({
    id: 'replaceSavedMeal',
    method: 'PUT',
    path: '/saved-meals/{id}',
    area,
    summary: 'Replace a saved meal',
    description: 'Meals that were planned from it stay unchanged. A recipe that a dish already had may be gone.',
    access: 'editor',
    params: SavedMealPath,
    body: SavedMealInput,
    ifMatch: 'required',
    representation: 'tagged',
    answers: { 200: { description: 'The saved meal.', schema: SavedMeal } },
    problems: ['saved-meal-not-found'],
    perform: async (tx, { scope, params, body, precondition, representation }) =>
      mealAnswer(
        await replaceSavedMeal(tx, scope, asId<SavedMealId>(params.id), body, { precondition, representation }),
      ),
  }),
  change({
    id: 'deleteSavedMeal',
    method: 'DELETE',
    path: '/saved-meals/{id}',
    area,
    summary: 'Delete a saved meal',
    description: 'Meals that were planned from it stay.',
    access: 'editor',
    params: SavedMealPath,
    ifMatch: 'required',
    representation: 'tagged',
    answers: { 204: { description: 'The saved meal is gone.' } },
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
      'Creates a meal with copies of the dishes under new ids. Later changes of the saved meal do not affect it.',
    access: 'editor',
    params: SavedMealPath,
    body: MealPlan,
    representation: 'tagged',
    answers: { 201: { description: 'The planned meal.', schema: Meal } },
    problems: ['saved-meal-not-found'],
    creation: {
      exists: async (db, { libraryId }, id) => (await findMeal(db, libraryId, asId<MealId>(id))) !== undefined,
      again: (_db, _scope, kept) => createdMealAgain(kept),
    },
    perform: async (tx, { scope, params, body }) => {
      const shown = await planSavedMeal(tx, scope, asId<SavedMealId>(params.id), body);
      return createdMeal(`/meals/${shown.body.id}`, shown);
    },
  }),
];
