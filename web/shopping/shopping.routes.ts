import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

import { signedInRoute } from '../shell/signed-in-route.ts';

/** If there is only one list, it opens at once. `all` stays here, so that a second one can be created. */
interface ListsSearch {
  readonly all?: boolean;
}

const validateListsSearch = ({ all }: Readonly<Record<string, unknown>>): ListsSearch => (all === true ? { all } : {});

/** What to buy for, as linked from other areas: a recipe at a scale, or planned meals; and for which list. */
interface AddSearch {
  readonly recipe?: string;
  /** An exact factor: `3/2`. */
  readonly scale?: string;
  readonly meals?: readonly string[];
  readonly list?: string;
}

const toNonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** URLs can be typed by hand, so invalid values are dropped. */
const validateAddSearch = ({ recipe, scale, meals, list }: Readonly<Record<string, unknown>>): AddSearch => ({
  ...(toNonEmptyText(recipe) !== undefined && { recipe: toNonEmptyText(recipe) }),
  ...(toNonEmptyText(scale) !== undefined && { scale: toNonEmptyText(scale) }),
  ...(Array.isArray(meals) && { meals: meals.filter((id) => typeof id === 'string') }),
  ...(toNonEmptyText(list) !== undefined && { list: toNonEmptyText(list) }),
});

export const listsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shopping',
  validateSearch: validateListsSearch,
  component: lazyRouteComponent(() => import('./lists/lists-page.tsx'), 'ListsPage'),
});

export const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shopping/add',
  validateSearch: validateAddSearch,
  component: lazyRouteComponent(() => import('./add/add-page.tsx'), 'AddPage'),
});

export const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shopping/$listId',
  component: lazyRouteComponent(() => import('./list/list-page.tsx'), 'ListPage'),
});
