import type { ProblemKind } from './problem-kind.ts';

/** What stands in the way of a change: something else that is there, or was. */
export const conflicts = {
  'idempotency-conflict': {
    status: 409,
    title: 'The Idempotency-Key was used for another request',
    about:
      'An earlier request with this key had different content or was another operation. Nothing was done. Use a new key for new work, and the same key only to repeat the same request.',
  },
  'idempotency-in-progress': {
    status: 409,
    title: 'The first request with this key is still running',
    about: 'Wait as long as Retry-After says and send the same request again: it then gets the response of the first.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is disabled',
    about:
      'Nothing but tests is sent to a disabled webhook. Enable it first (PUT with "enabled": true); queued deliveries are then sent automatically.',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'Too many webhooks',
    about:
      'Every change is checked against every webhook, so their number is limited; params contains the limit. Nothing was created. Delete a webhook that is no longer needed.',
  },
  'job-not-interrupted': {
    status: 409,
    title: 'The job was not interrupted',
    about:
      'Only a job whose worker was interrupted can be resumed. params contains its current state. A queued or running job continues by itself, and a finished job is over: request the work again.',
  },
  'export-overtaken': {
    status: 409,
    title: 'The export was overtaken by a change',
    about:
      'A recipe was purged, or a picture removed, during the export. The file would have been incomplete, so there is none. Request the export again.',
  },
  'job-ended': {
    status: 409,
    title: 'The job has already ended',
    about:
      'There is nothing left to cancel. params contains its state, and GET /api/v1/jobs/{id}/items lists the results.',
  },
  'principal-mismatch': {
    status: 409,
    title: 'The change was queued for another user',
    about:
      'X-Service-Principal names the user for whom the client queued the change, and another user is signed in now. Nothing was done. Keep the change until that user is back.',
  },
  'recipe-trashed': {
    status: 409,
    title: 'The recipe is in the trash',
    about:
      'A recipe in the trash can only be read and restored. POST /api/v1/recipes/{id}/restore restores it, with the ETag of its last revision in If-Match.',
  },
  'recipe-not-trashed': {
    status: 409,
    title: 'The recipe is not in the trash',
    about:
      'Only a recipe in the trash can be restored or purged. DELETE /api/v1/recipes/{id} moves it there. Someone may have restored it: read it again.',
  },
  'asset-in-use': {
    status: 409,
    title: 'The file is in use',
    about:
      'The current document of the recipe refers to the file in `assets`, or it is the cover of the book. Nothing was removed. Save the recipe without it, or give the book another cover, and then remove it.',
  },
  'tag-name-taken': {
    status: 409,
    title: 'A tag with this name exists',
    about: 'Tag names are unique in a library, ignoring case and Unicode form.',
  },
  'pantry-full': {
    status: 409,
    title: 'The pantry is full',
    about:
      'The pantry of a library is read as a whole and has at most limits.pantry_entries entries (see the capabilities). Nothing was added. Remove entries that are no longer needed.',
  },
  'list-id-taken': {
    status: 409,
    title: 'A shopping list with this id exists',
    about: 'The library has a list with the chosen id. Use it, choose another id, or send none to get one.',
  },
  'item-id-taken': {
    status: 409,
    title: 'The list has an item with this id',
    about:
      'An addition contains new items, each with an id that the list has never had, including deleted items. `params.ids` lists those that are taken. Nothing was added. To repeat an earlier addition, send it with the same Idempotency-Key.',
  },
  'field-conflict': {
    status: 409,
    title: 'Someone else has changed this since',
    about:
      'The change sets something that was changed to another value after its base_revision. Nothing was changed. `params.conflicts` lists each field, its current value and the revision of that value. Show it to the person who made the change, and send it again with that revision as its base and a new operation id, or drop it. Changes to other fields never conflict.',
  },
  'merge-refused': {
    status: 409,
    title: 'These items cannot be merged',
    about:
      'Two items can be merged while both are on the list and both are bought or both are not; otherwise something that is needed would count as bought. Check or uncheck one of them, or restore it, and try again.',
  },
  'shopping-list-full': {
    status: 409,
    title: 'The list is full',
    about:
      'A list holds at most limits.shopping_list_items items (see the capabilities), not counting deleted ones, and the requirements of as many recipes as can be read with the list. Nothing was added. Remove bought items, or start another list.',
  },
  'review-outdated': {
    status: 409,
    title: 'The review is out of date',
    about:
      'A review is valid for 30 minutes and while the list, the recipes and the meals stay unchanged. Nothing was changed. Review again and apply the new token.',
  },
  'facet-exists': {
    status: 409,
    title: 'This facet exists',
    about: 'A facet is unique in a library by its kind and value, ignoring case and Unicode form.',
  },
  'username-taken': {
    status: 409,
    title: 'The user name is taken',
    about: 'User names are unique, ignoring case and Unicode form. Choose another one; the invitation is still valid.',
  },
  'already-a-member': {
    status: 409,
    title: 'You are already a member of this library',
    about: 'The invitation is for a library that you belong to. It was not used; give it to someone else.',
  },
  'passkey-exists': {
    status: 409,
    title: 'This passkey is already registered',
    about:
      'The authenticator has a passkey for this service, for this or another account. Use that one, or another authenticator.',
  },
  'identity-taken': {
    status: 409,
    title: 'The identity is linked to another account',
    about:
      'You signed in at the provider with an identity that belongs to another account here. Sign in to that account, or use another identity.',
  },
  'last-owner': {
    status: 409,
    title: 'The library would have no owner',
    about: 'A library keeps at least one owner. Make another member an owner first, or delete the library.',
  },
  'last-administrator': {
    status: 409,
    title: 'The instance would have no administrator',
    about: 'At least one administrator must be able to sign in. Make another one first.',
  },
  'receipt-expired': {
    status: 410,
    title: 'The Idempotency-Key is too old to be repeated',
    about:
      'A request with this key succeeded longer ago than receipts are kept. Check the current state, and use a new key to do the work again.',
  },
  'job-expired': {
    status: 410,
    title: 'The job has expired',
    about:
      'Jobs and their results are kept for 24 hours after they were requested. Changes made by the job remain; its items and its download are gone. Request the work again.',
  },
  'precondition-failed': {
    status: 412,
    title: 'It has changed since you read it',
    about:
      'If-Match contains a revision that is not the current one, which is in params.current_revision. Read it again, apply your change to the current state, and send it with the new ETag.',
  },
  'preview-revision-conflict': {
    status: 409,
    title: 'The preview has changed',
    about:
      'The plan was made for a revision of the preview that is not the current one, which is in params: items were committed, a text was parsed again, or another plan was applied. Nothing was changed. GET the preview and make a new plan.',
  },
} as const satisfies Record<string, ProblemKind>;
