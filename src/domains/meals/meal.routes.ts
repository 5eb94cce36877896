import { Type } from 'typebox';

import { noContent } from '../../platform/http/answer.ts';
import { listInLibrary } from '../../platform/http/list-in-library.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Day } from '../../platform/schema/schema.ts';
import { createMeal } from './create-meal.ts';
import { deleteMeal } from './delete-meal.ts';
import { getMeal } from './get-meal.ts';
import { checkDays, listMeals } from './list-meals.ts';
import { createdMeal, createdMealAgain, mealAnswer } from './meal-answers.ts';
import { Meal, MealInput } from './meal.schemas.ts';
import type { MealId } from './meal.schemas.ts';
import { findMeal } from './meal.store.ts';
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
    description: 'By date, then slot from breakfast to other, then oldest first.',
    access: 'viewer',
    query: Type.Object({
      from: Type.Optional(Day('The first day; all that went before where it is absent.')),
      to: Type.Optional(Day('The last day, itself included; all that is to come where it is absent.')),
      ...PageQuery,
    }),
    answers: { 200: { description: 'One page of meals.', schema: PageOf(Meal) } },
    perform: (db, call) => {
      const { from, to } = call.query;
      const days = { from, to };
      checkDays(days);
      const name = `meals ${from ?? ''} ${to ?? ''}`;
      return listInLibrary(call, name, 2, (page) => listMeals(db, call.scope, days, page));
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
    answers: { 201: { description: 'The meal.', schema: Meal } },
    creation: {
      exists: async (db, { libraryId }, id) => (await findMeal(db, libraryId, asId<MealId>(id))) !== undefined,
      again: (_db, _scope, kept) => createdMealAgain(kept),
    },
    perform: async (tx, { scope, body }) => {
      const shown = await createMeal(tx, scope, body);
      return createdMeal(`/meals/${shown.body.id}`, shown);
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
    answers: { 200: { description: 'The meal, with how its recipes stand.', schema: Meal } },
    problems: ['meal-not-found'],
    perform: async (db, { scope, params }) => mealAnswer(await getMeal(db, scope, asId<MealId>(params.id))),
  }),
  change({
    id: 'replaceMeal',
    method: 'PUT',
    path: '/meals/{id}',
    area,
    summary: 'Replace a planned meal',
    description: 'May also move it to another day or slot. A recipe that a dish already had may be gone.',
    access: 'editor',
    params: MealPath,
    body: MealInput,
    ifMatch: 'required',
    representation: 'tagged',
    answers: { 200: { description: 'The meal.', schema: Meal } },
    problems: ['meal-not-found'],
    perform: async (tx, { scope, params, body, precondition, representation }) =>
      mealAnswer(await replaceMeal(tx, scope, asId<MealId>(params.id), body, { precondition, representation })),
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
    answers: { 204: { description: 'The meal is gone.' } },
    problems: ['meal-not-found'],
    perform: async (tx, { scope, params, precondition, representation }) => {
      await deleteMeal(tx, scope, asId<MealId>(params.id), { precondition, representation });
      return noContent;
    },
  }),
];
