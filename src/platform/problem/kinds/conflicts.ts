import type { ProblemKind } from './problem-kind.ts';

/** What stands in the way of a change: something else that is there, or was. */
export const conflicts = {
  'idempotency-conflict': {
    status: 409,
    title: 'The Idempotency-Key was used for something else',
    about:
      'An earlier request with this key had other content or was another operation. Nothing was done. Use a new key for new work, and the same key only to repeat the same request.',
  },
  'idempotency-in-progress': {
    status: 409,
    title: 'The first request with this key is still running',
    about: 'Wait as long as Retry-After says and send the same request again: it then gets the answer of the first.',
  },
  'webhook-disabled': {
    status: 409,
    title: 'The webhook is turned off',
    about:
      'Nothing is sent to a webhook that is off, but for tests. Turn it on first (PUT with "enabled": true); what is queued for it is then sent by itself.',
  },
  'too-many-webhooks': {
    status: 409,
    title: 'There are too many webhooks',
    about:
      'Each of them is told of every change, so there is a limit, which params names. Nothing was made. Delete one that is no longer needed.',
  },
  'job-not-interrupted': {
    status: 409,
    title: 'The job was not interrupted',
    about:
      'Only a job whose worker was cut short can be resumed. Its present state is in params. A job that waits or runs goes on by itself, and one that has ended is over: ask for the work again.',
  },
  'export-overtaken': {
    status: 409,
    title: 'The export was overtaken by a change',
    about:
      'A recipe was deleted for good, or a picture removed, while it was being exported. The file would not have held what it says, so there is none. Ask for the export again.',
  },
  'job-ended': {
    status: 409,
    title: 'The job has ended already',
    about:
      'There is nothing left to cancel. Its state is in params, and GET /api/v1/jobs/{id}/items tells what was done.',
  },
  'principal-mismatch': {
    status: 409,
    title: 'The change was queued for another user',
    about:
      'X-Service-Principal names the user for whom the client queued the change, and someone else is signed in now. Nothing was done. Keep the change until that user is back.',
  },
  'recipe-trashed': {
    status: 409,
    title: 'The recipe is in the trash',
    about:
      'What is in the trash can be read and restored, and nothing else: POST /api/v1/recipes/{id}/restore takes it out, with the ETag of its last revision in If-Match.',
  },
  'recipe-not-trashed': {
    status: 409,
    title: 'The recipe is not in the trash',
    about:
      'Only what is in the trash can be restored from it or deleted for good. DELETE /api/v1/recipes/{id} puts it there. Perhaps somebody restored it meanwhile: read it again.',
  },
  'asset-in-use': {
    status: 409,
    title: 'The file is shown',
    about:
      'The present document of the recipe names the file in `assets`, or it is the cover of the book. Nothing was removed. Save the recipe without it, or give the book another cover, and then remove it.',
  },
  'tag-name-taken': {
    status: 409,
    title: 'A tag of this name exists',
    about: 'Names of tags are unique in a library; case and Unicode form do not make a difference.',
  },
  'pantry-full': {
    status: 409,
    title: 'The pantry is full',
    about:
      'The pantry of a library is read as a whole, and has at most as many entries as limits.pantry_entries in the capabilities says. Nothing was added. Take out what is no longer there.',
  },
  'list-id-taken': {
    status: 409,
    title: 'A shopping list of this id exists',
    about: 'The library has a list of the id that was chosen. Use it, choose another id, or send none and get one.',
  },
  'item-id-taken': {
    status: 409,
    title: 'The list has an item of this id',
    about:
      'An addition brings new items, each with an id that the list has never had, deleted items included. `params.ids` names those that are taken. Nothing was added. Where the same addition was sent before, send it with the same Idempotency-Key.',
  },
  'field-conflict': {
    status: 409,
    title: 'Somebody else has changed this since',
    about:
      'The change sets something that was changed to another value after its base_revision. Nothing was changed. `params.conflicts` names each field, its present value and the revision at which it got it. Show it to whoever made the change, and send theirs again with that revision as its base and a new operation id, or drop it. Changes to other fields never conflict.',
  },
  'merge-refused': {
    status: 409,
    title: 'These items cannot be merged',
    about:
      'Two items are merged while both are on the list and both bought or both not: otherwise something that is needed would count as bought. Tick or untick one of them, or bring it back, and try again.',
  },
  'shopping-list-full': {
    status: 409,
    title: 'The list is full',
    about:
      'A list holds as many items as limits.shopping_list_items in the capabilities says, deleted ones not counted, and the requirements of as many recipes as a list can be read with. Nothing was added. Clear what was bought, or begin another list.',
  },
  'review-outdated': {
    status: 409,
    title: 'The review is out of date',
    about:
      'A review is good for 30 minutes, and for as long as the list, the recipes and the meals stay as they were. Nothing was changed. Review again and apply the new token.',
  },
  'facet-exists': {
    status: 409,
    title: 'This facet exists',
    about: 'A facet is unique in a library by its kind and value; case and Unicode form do not make a difference.',
  },
  'username-taken': {
    status: 409,
    title: 'The user name is taken',
    about:
      'User names are unique; case and Unicode form do not make a difference. Choose another; the invitation is still good.',
  },
  'already-a-member': {
    status: 409,
    title: 'You are a member of this library',
    about: 'The invitation is for a library that you belong to. It was not used up; give it to someone else.',
  },
  'passkey-exists': {
    status: 409,
    title: 'This passkey is registered',
    about:
      'The authenticator holds a passkey of this service, for this or another account. Use that one, or another authenticator.',
  },
  'identity-taken': {
    status: 409,
    title: 'The identity is linked to another account',
    about:
      'You signed in at the provider as someone who has another account here. Sign in to that account, or use another identity.',
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
      'A request with this key succeeded longer ago than receipts are kept. Read what is there before deciding, and use a new key to do the work again.',
  },
  'job-expired': {
    status: 410,
    title: 'The job is past its time',
    about:
      'Jobs and what they made are kept for 24 hours after they were asked for. What the job changed stays changed; its items and its download are gone. Ask for the work again.',
  },
  'precondition-failed': {
    status: 412,
    title: 'It has changed since you read it',
    about:
      'If-Match names a revision that is not the present one, which params.current_revision gives. Read it again, apply the change to what is there now, and send it with the new ETag.',
  },
  'preview-revision-conflict': {
    status: 409,
    title: 'The preview has changed',
    about:
      'The plan was made for another revision of the preview than the present one, which params has: items were committed, a text was read again, or another plan was applied. Nothing was changed. GET the preview, look again, and make the plan from what it says.',
  },
} as const satisfies Record<string, ProblemKind>;
