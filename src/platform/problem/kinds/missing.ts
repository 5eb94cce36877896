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
    title: 'There is no such error code',
    about: 'GET /problems lists every code.',
  },
  'library-not-found': {
    status: 404,
    title: 'There is no such library',
    about: 'The library does not exist, or you are not a member of it; the answer is the same for both.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'There is no such webhook',
    about:
      'The library in force, or for a webhook of the instance the instance, has none of that id: it was deleted, or is another library’s.',
  },
  'delivery-not-found': {
    status: 404,
    title: 'There is no such delivery',
    about: 'The webhook has none of that id. Deliveries that are over are kept for 30 days.',
  },
  'recipe-not-found': {
    status: 404,
    title: 'There is no such recipe',
    about:
      'The library in force has no entry of that id: it never had one, it was deleted for good, or it belongs to another library. POST /api/v1/recipes/lookup tells which of many ids are known. The id that a document carries is another one, and names no entry.',
  },
  'revision-not-found': {
    status: 404,
    title: 'The recipe has no such revision',
    about:
      'Revisions are numbered from 1 to the present one without gaps. GET /api/v1/recipes/{id}/revisions lists them.',
  },
  'asset-not-found': {
    status: 404,
    title: 'There is no such file',
    about:
      'The recipe or the book has no file of this id: it was taken out, or it was never there. A file that another library holds is answered in the same way.',
  },
  'cook-not-found': {
    status: 404,
    title: 'There is no such entry in the log of cooking',
    about: 'It was removed before, or belongs to another recipe. GET /api/v1/recipes/{id}/cooked lists what there is.',
  },
  'tag-not-found': {
    status: 404,
    title: 'There is no such tag',
    about: 'The library in force has no tag of this id: it was deleted, or it belongs to another library.',
  },
  'facet-not-found': {
    status: 404,
    title: 'There is no such facet',
    about: 'The library in force has no facet of this id: it was deleted, or it belongs to another library.',
  },
  'book-not-found': {
    status: 404,
    title: 'There is no such book',
    about:
      'The library in force has no book of this id: it was deleted, or it belongs to another library. The recipes that it held are where they were.',
  },
  'pantry-entry-not-found': {
    status: 404,
    title: 'The pantry has no such entry',
    about: 'The library in force has no entry of this id in its pantry: it was taken out, or it is of another library.',
  },
  'shopping-list-not-found': {
    status: 404,
    title: 'There is no such shopping list',
    about:
      'The library in force has no shopping list of this id: it was deleted, or it belongs to another library. A change that was queued for it can be thrown away.',
  },
  'shopping-item-not-found': {
    status: 404,
    title: 'The list has no such item',
    about:
      'The shopping list never had an item of this id. Items that were deleted are still known and can be changed.',
  },
  'meal-not-found': {
    status: 404,
    title: 'There is no such meal',
    about: 'The library in force has no planned meal of this id: it was deleted, or it belongs to another library.',
  },
  'saved-meal-not-found': {
    status: 404,
    title: 'There is no such saved meal',
    about:
      'The library in force has no saved meal of this id: it was deleted, or it belongs to another library. Meals that were planned from it are where they were.',
  },
  'calendar-not-found': {
    status: 404,
    title: 'There is no calendar at this address',
    about:
      'The secret in the address is not known, was replaced or revoked, or belongs to someone who may not read the library any more. Members make a new address with POST /api/v1/meals/calendar.',
  },
  'authentication-disabled': {
    status: 404,
    title: 'Account authentication is disabled',
    about:
      'The service runs in local mode: there is one user and no sign-in. Start it with TUREEN_AUTH=accounts to have accounts.',
  },
  'job-not-found': {
    status: 404,
    title: 'There is no such job',
    about: 'The library has no job with this id. GET /api/v1/jobs lists those of the last days.',
  },
  'download-missing': {
    status: 404,
    title: 'The job has nothing to download',
    about:
      'Only an export makes a file, and only once it has succeeded. GET /api/v1/jobs/{id} tells how far the job is; wait until its state is "succeeded".',
  },
  'session-not-found': {
    status: 404,
    title: 'There is no such session',
    about: 'You have no session of this id: it has ended, or it is another user’s.',
  },
  'token-not-found': {
    status: 404,
    title: 'There is no such token',
    about: 'You have no personal API token of this id: it was deleted, or it is another user’s.',
  },
  'passkey-not-found': {
    status: 404,
    title: 'There is no such passkey',
    about: 'You have no passkey of this id: it was deleted, or it is another user’s.',
  },
  'member-not-found': {
    status: 404,
    title: 'There is no such member',
    about: 'The library has no member of this id.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'There is no such invitation',
    about: 'The library has no open invitation of this id.',
  },
  'user-not-found': {
    status: 404,
    title: 'There is no such user',
    about: 'The instance has no user of this id.',
  },
  'provider-not-found': {
    status: 404,
    title: 'There is no such provider',
    about: 'No provider of this name is configured; GET /api/v1/capabilities lists those that are.',
  },
  'created-resource-missing': {
    status: 404,
    title: 'What the first request created is gone',
    about:
      'The request repeats an earlier one by its Idempotency-Key. That one succeeded, and what it created has been deleted since. It is not created again; send a new key to do that.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not take this method',
    about: 'The Allow header lists the methods that the path takes.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    about:
      'Headers and body must be sent without long pauses, the body at limits.body_bytes_per_second of the capabilities or more. Nothing was done; send the request again.',
  },
  'import-preview-not-found': {
    status: 404,
    title: 'There is no such import preview',
    about:
      'The library in force has no preview of that id: it never had one, it was discarded, it has expired after seven days, or it belongs to another library. Import again what you have.',
  },
  'import-item-not-found': {
    status: 404,
    title: 'The preview has no such item',
    about:
      'The preview never had an item of that id, or it was committed already and is in the library now. GET the preview for those that are left.',
  },
  'measurement-plan-not-found': {
    status: 404,
    title: 'There is no such plan',
    about: 'The preview has no plan of that id, or the plan has expired. Make it again from the preview as it stands.',
  },
  'photo-pending': {
    status: 404,
    title: 'The photograph is being fetched',
    about:
      'The site from which the photograph comes has not answered yet. Wait as long as Retry-After says and ask again.',
  },
  'photo-unavailable': {
    status: 404,
    title: 'The photograph cannot be had',
    about:
      'The recipe has no photograph, the site no longer gives it, the upload does not hold it, or what came is no picture. The recipe can be imported without it.',
  },
} as const satisfies Record<string, ProblemKind>;
