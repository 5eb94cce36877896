import type { Cast } from './callers.ts';
import { first, inLibrary, made, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { member, openToAll } from './rules.ts';

const newMeal = () => ({ date: '2026-03-14', slot: 'dinner', name: unique(), dishes: [] });

const meal = (cast: Cast) => made(cast, '/api/v1/meals', newMeal());
const savedMeal = (cast: Cast) => made(cast, '/api/v1/saved-meals', { name: unique(), dishes: [] });

export const mealRows: Readonly<Record<string, Row>> = {
  getCalendar: {
    rule: member.viewerInSession,
    request: (cast) => ({ path: '/api/v1/meals/calendar', headers: inLibrary(cast) }),
  },
  createCalendar: {
    rule: member.viewerInSession,
    request: (cast) => ({ path: '/api/v1/meals/calendar', headers: inLibrary(cast) }),
  },
  revokeCalendar: {
    rule: member.viewerInSession,
    request: (cast) => ({ path: '/api/v1/meals/calendar', headers: inLibrary(cast) }),
  },
  readCalendarFeed: {
    rule: openToAll(),
    request: async (cast) => {
      const { body } = await cast.owner.in(cast.library).post<{ url: string }>('/api/v1/meals/calendar', undefined);
      const { pathname, search } = new URL(body.url);
      return { path: `${pathname}${search}` };
    },
  },
  listMeals: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/meals', headers: inLibrary(cast) }) },
  createMeal: {
    rule: member.editorChanges,
    request: (cast) => ({ path: '/api/v1/meals', json: newMeal(), headers: inLibrary(cast) }),
  },
  getMeal: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/meals/${await meal(cast)}`, headers: inLibrary(cast) }),
  },
  replaceMeal: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/meals/${await meal(cast)}`,
      json: newMeal(),
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deleteMeal: {
    rule: member.editorChanges,
    request: async (cast) => ({ path: `/api/v1/meals/${await meal(cast)}`, headers: { ...inLibrary(cast), ...first } }),
  },
  listSavedMeals: {
    rule: member.viewerReads,
    request: (cast) => ({ path: '/api/v1/saved-meals', headers: inLibrary(cast) }),
  },
  createSavedMeal: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: '/api/v1/saved-meals',
      json: { name: unique(), dishes: [] },
      headers: inLibrary(cast),
    }),
  },
  getSavedMeal: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/saved-meals/${await savedMeal(cast)}`, headers: inLibrary(cast) }),
  },
  replaceSavedMeal: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/saved-meals/${await savedMeal(cast)}`,
      json: { name: unique(), dishes: [] },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deleteSavedMeal: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/saved-meals/${await savedMeal(cast)}`,
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  planSavedMeal: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/saved-meals/${await savedMeal(cast)}/plan`,
      json: { date: '2026-03-14', slot: 'lunch' },
      headers: inLibrary(cast),
    }),
  },
};
