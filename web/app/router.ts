import { createRouter } from '@tanstack/react-router';

import { accountRoute, securityRoute, sessionsRoute, tokensRoute } from '../account/account.routes.ts';
import { bookRoute, booksRoute } from '../books/books.routes.ts';
import { editRecipeRoute, newRecipeRoute } from '../editor/editor.routes.ts';
import {
  invitationRoute,
  recoverRoute,
  recoveredRoute,
  refusedRoute,
  registerRoute,
  setupRoute,
  signInRoute,
  welcomeRoute,
} from '../entry/entry.routes.ts';
import { householdRoute, libraryHistoryRoute, membersRoute, transferRoute } from '../household/household.routes.ts';
import { importRoute, reviewRoute } from '../import/import.routes.ts';
import { instanceHistoryRoute, instanceRoute, usersRoute } from '../instance/instance.routes.ts';
import { jobRoute, jobsRoute } from '../jobs/jobs.routes.ts';
import { libraryRoute, tagsRoute, trashRoute } from '../library/library.routes.ts';
import { pantryRoute } from '../pantry/pantry.routes.ts';
import { planRoute, savedMealsRoute } from '../plan/plan.routes.ts';
import { cookRoute, historyRoute, recipeRoute } from '../recipe/recipe.routes.ts';
import { addRoute, listRoute, listsRoute } from '../shopping/shopping.routes.ts';
import {
  instanceWebhookRoute,
  instanceWebhooksRoute,
  libraryWebhookRoute,
  libraryWebhooksRoute,
} from '../webhooks/webhooks.routes.ts';
import { FailurePage } from '../shell/failure-page.tsx';
import { signedInRoute } from '../shell/signed-in-route.ts';
import { moreRoute } from '../shell/more-route.ts';
import { rootRoute } from '../shell/root-route.tsx';

/** All routes. A page's code is loaded shortly before the user navigates to it. */
const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([
    libraryRoute,
    trashRoute,
    tagsRoute,
    booksRoute,
    bookRoute,
    recipeRoute,
    cookRoute,
    historyRoute,
    newRecipeRoute,
    editRecipeRoute,
    importRoute,
    reviewRoute,
    listsRoute,
    addRoute,
    listRoute,
    planRoute,
    savedMealsRoute,
    pantryRoute,
    accountRoute,
    securityRoute,
    sessionsRoute,
    tokensRoute,
    householdRoute,
    membersRoute,
    libraryHistoryRoute,
    transferRoute,
    libraryWebhooksRoute,
    libraryWebhookRoute,
    instanceWebhooksRoute,
    instanceWebhookRoute,
    jobsRoute,
    jobRoute,
    instanceRoute,
    usersRoute,
    instanceHistoryRoute,
    moreRoute,
  ]),
  setupRoute,
  signInRoute,
  refusedRoute,
  registerRoute,
  recoverRoute,
  recoveredRoute,
  welcomeRoute,
  invitationRoute,
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: false,
  // Search parameters that a route does not validate are dropped.
  search: { strict: true },
  // A failing page keeps its layout and navigation.
  defaultErrorComponent: FailurePage,
});

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}
