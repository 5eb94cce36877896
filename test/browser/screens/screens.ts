import type { Household } from './household.ts';

/** A screen of the app and its URL in a household. */
export interface Screen {
  readonly name: string;
  readonly address: (household: Household) => string;
}

const at = (name: string, address: string) => ({ name, address: () => address });

/** Screens that exist in any library, even an empty one. */
export const plainScreens: readonly Screen[] = [
  at('library', '/'),
  at('trash', '/trash'),
  at('tags', '/tags'),
  at('books', '/books'),
  at('new-recipe', '/recipes/new'),
  at('import', '/import'),
  at('shopping', '/shopping'),
  at('shopping-add', '/shopping/add'),
  at('plan', '/plan'),
  at('saved-meals', '/saved-meals'),
  at('pantry', '/pantry'),
  at('account', '/account'),
  at('security', '/account/security'),
  at('sessions', '/account/sessions'),
  at('tokens', '/account/tokens'),
  at('household', '/library'),
  at('members', '/library/members'),
  at('history-of-library', '/library/history'),
  at('transfer', '/library/transfer'),
  at('webhooks', '/library/webhooks'),
  at('jobs', '/jobs'),
  at('instance', '/instance'),
  at('users', '/instance/users'),
  at('history-of-instance', '/instance/history'),
  at('instance-webhooks', '/instance/webhooks'),
  at('more', '/more'),
  at('missing', '/nothing-here'),
];

/** Screens of a single item. */
export const screensOfThings: readonly Screen[] = [
  { name: 'recipe', address: ({ recipe }) => `/recipes/${recipe}` },
  { name: 'cook', address: ({ recipe }) => `/recipes/${recipe}/cook` },
  { name: 'edit', address: ({ recipe }) => `/recipes/${recipe}/edit` },
  { name: 'history', address: ({ recipe }) => `/recipes/${recipe}/history` },
  { name: 'book', address: ({ book }) => `/books/${book}` },
  { name: 'review', address: ({ preview }) => `/import/${preview}` },
  { name: 'list', address: ({ list }) => `/shopping/${list}` },
  { name: 'job', address: ({ job }) => `/jobs/${job}` },
  { name: 'webhook', address: ({ webhook }) => `/library/webhooks/${webhook}` },
];

/** Screens that show more if there are accounts. */
export const screensOfAccounts = [
  at('account', '/account'),
  at('security', '/account/security'),
  at('sessions', '/account/sessions'),
  at('tokens', '/account/tokens'),
  at('members', '/library/members'),
  at('users', '/instance/users'),
];

/** Screens before sign-in, if there are accounts. */
export const screensOutside = [
  at('sign-in', '/sign-in'),
  at('recover', '/recover'),
  at('register', '/register?invitation=x'),
  at('invitation', '/invitation?secret=x'),
  at('refused', '/refused?code=provider-sign-in-failed'),
];
