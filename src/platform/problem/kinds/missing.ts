import type { ProblemKind } from './problem-kind.ts';

/** What is not there, or not there for this. */
export const missing = {
  'route-not-found': {
    status: 404,
    title: 'There is nothing at this path',
    about: 'The path is not part of the API. GET /api/v1/docs lists all operations.',
  },
  'problem-not-found': {
    status: 404,
    title: 'Unknown error code',
    about: 'GET /problems lists every code.',
  },
  'library-not-found': {
    status: 404,
    title: 'Library not found',
    about: 'The library does not exist, or you are not a member of it; the response is the same for both.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'Webhook not found',
    about:
      'The library (or the instance) has no webhook with this id: it was deleted, or it belongs to another library.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'Delivery not found',
    about: 'The webhook has no delivery with this id. Finished deliveries are kept for 30 days.',
  },
  'recipe-not-found': {
    status: 404,
    title: 'Recipe not found',
    about:
      'The library has no entry with this id: it never existed, was purged, or belongs to another library. POST /api/v1/recipes/lookup checks many ids at once. The id inside a document is a different one and does not identify an entry.',
  },
  'revision-not-found': {
    status: 404,
    title: 'The recipe has no such revision',
    about:
      'Revisions are numbered from 1 to the current one without gaps. GET /api/v1/recipes/{id}/revisions lists them.',
  },
  'asset-not-found': {
    status: 404,
    title: 'File not found',
    about:
      'The recipe or book has no file with this id: it was removed, or was never there. A file of another library gets the same response.',
  },
  'cook-not-found': {
    status: 404,
    title: 'Cook log entry not found',
    about: 'It was removed, or belongs to another recipe. GET /api/v1/recipes/{id}/cooked lists the entries.',
  },
  'tag-not-found': {
    status: 404,
    title: 'Tag not found',
    about: 'The library has no tag with this id: it was deleted, or it belongs to another library.',
  },
  'facet-not-found': {
    status: 404,
    title: 'Facet not found',
    about: 'The library has no facet with this id: it was deleted, or it belongs to another library.',
  },
  'book-not-found': {
    status: 404,
    title: 'Book not found',
    about:
      'The library has no book with this id: it was deleted, or it belongs to another library. Deleting a book does not delete its recipes.',
  },
  'pantry-entry-not-found': {
    status: 404,
    title: 'Pantry entry not found',
    about: 'The library has no pantry entry with this id: it was removed, or it belongs to another library.',
  },
  'shopping-list-not-found': {
    status: 404,
    title: 'Shopping list not found',
    about:
      'The library has no shopping list with this id: it was deleted, or it belongs to another library. Discard changes that were queued for it.',
  },
  'shopping-item-not-found': {
    status: 404,
    title: 'The list has no such item',
    about: 'The shopping list never had an item with this id. Deleted items are still known and can be changed.',
  },
  'meal-not-found': {
    status: 404,
    title: 'Meal not found',
    about: 'The library has no planned meal with this id: it was deleted, or it belongs to another library.',
  },
  'saved-meal-not-found': {
    status: 404,
    title: 'Saved meal not found',
    about:
      'The library has no saved meal with this id: it was deleted, or it belongs to another library. Meals that were planned from it are unaffected.',
  },
  'calendar-not-found': {
    status: 404,
    title: 'There is no calendar at this address',
    about:
      'The secret in the URL is unknown, was replaced or revoked, or belongs to a user who may no longer read the library. Members create a new URL with POST /api/v1/meals/calendar.',
  },
  'authentication-disabled': {
    status: 404,
    title: 'Account authentication is disabled',
    about:
      'The service runs in local mode: there is one user and no sign-in. Start it with TUREEN_AUTH=accounts to use accounts.',
  },
  'job-not-found': {
    status: 404,
    title: 'Job not found',
    about: 'The library has no job with this id. GET /api/v1/jobs lists those of the last days.',
  },
  'download-missing': {
    status: 404,
    title: 'The job has nothing to download',
    about:
      'Only an export creates a file, and only once it has succeeded. GET /api/v1/jobs/{id} shows its progress; wait until its state is "succeeded".',
  },
  'session-not-found': {
    status: 404,
    title: 'Session not found',
    about: 'You have no session with this id: it has ended, or it belongs to another user.',
  },
  'token-not-found': {
    status: 404,
    title: 'Token not found',
    about: 'You have no personal API token with this id: it was deleted, or it belongs to another user.',
  },
  'passkey-not-found': {
    status: 404,
    title: 'Passkey not found',
    about: 'You have no passkey with this id: it was deleted, or it belongs to another user.',
  },
  'member-not-found': {
    status: 404,
    title: 'Member not found',
    about: 'The library has no member with this id.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'Invitation not found',
    about: 'The library has no open invitation with this id.',
  },
  'user-not-found': {
    status: 404,
    title: 'User not found',
    about: 'The instance has no user with this id.',
  },
  'provider-not-found': {
    status: 404,
    title: 'Provider not found',
    about: 'No provider with this name is configured; GET /api/v1/capabilities lists the configured ones.',
  },
  'created-resource-missing': {
    status: 404,
    title: 'The resource that the first request created is gone',
    about:
      'The request repeats an earlier one by its Idempotency-Key. That request succeeded, and what it created has been deleted since. It is not created again; use a new key to do that.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not support this method',
    about: 'The Allow header lists the methods that the path supports.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    about:
      'Headers and body must be sent without long pauses, the body at limits.body_bytes_per_second of the capabilities or faster. Nothing was done; send the request again.',
  },
  'import-preview-not-found': {
    status: 404,
    title: 'Import preview not found',
    about:
      'The library has no preview with this id: it never existed, was discarded, expired after seven days, or belongs to another library. Import the source again.',
  },
  'import-item-not-found': {
    status: 404,
    title: 'The preview has no such item',
    about:
      'The preview never had an item with this id, or it was committed and is in the library now. GET the preview to see the remaining items.',
  },
  'measurement-plan-not-found': {
    status: 404,
    title: 'Plan not found',
    about: 'The preview has no plan with this id, or the plan has expired. Create it again from the current preview.',
  },
  'photo-pending': {
    status: 404,
    title: 'The photo is being fetched',
    about: 'The site of the photo has not answered yet. Wait as long as Retry-After says and try again.',
  },
  'photo-unavailable': {
    status: 404,
    title: 'The photo is not available',
    about:
      'The recipe has no photo, the site no longer provides it, the upload does not contain it, or the file is not a picture. The recipe can be imported without it.',
  },
} as const satisfies Record<string, ProblemKind>;
