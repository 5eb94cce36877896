/** One kind of error: what it is called, and what its page at /problems/{code} tells. */
export interface ProblemKind {
  readonly status: number;
  /** The same for every occurrence. */
  readonly title: string;
  /** What happened and what the client can do, for the page and as the detail where none is given. */
  readonly about: string;
}

/** Every error that the service answers. A code never changes its meaning. */
const kinds = {
  'malformed-request': {
    status: 400,
    title: 'The request is not valid HTTP',
    about:
      'The address or the request as a whole could not be read: a percent sign without two hex digits, a header without an end. Nothing was done. Mend the client; the same request will fail again.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    about:
      'The body announced itself as JSON and could not be parsed, or is not UTF-8, or holds a property named "__proto__". Nothing was done.',
  },
  'malformed-multipart': {
    status: 400,
    title: 'The form cannot be read',
    about:
      'The body announced itself as multipart/form-data and names no boundary, ends before its last part does, or has far too many parts. Nothing was kept. Send one file in the field `file`.',
  },
  'malformed-etag': {
    status: 400,
    title: 'The If-Match header cannot be read',
    about:
      'If-Match takes entity tags in double quotes with commas between them, such as "3" or "3", "4"; or an asterisk alone. Send the ETag header of the last answer exactly as it came.',
  },
  'library-required': {
    status: 400,
    title: 'A library must be chosen',
    about:
      'You belong to several libraries, or to none, and the request does not say which one it means. Send the id of one in the X-Service-Library header; GET /api/v1/libraries lists yours.',
  },
  'authentication-required': {
    status: 401,
    title: 'Authentication is required',
    about:
      'The request carries no credential. Sign in, or send a session or personal API token as "Authorization: Bearer …".',
  },
  'invalid-credentials': {
    status: 401,
    title: 'The credential is not valid',
    about:
      'The session or token that was sent is unknown, has ended or was revoked. Sign in again or make a new token.',
  },
  'provider-sign-in-failed': {
    status: 401,
    title: 'The sign-in at the provider did not succeed',
    about:
      'The provider refused, the sign-in took longer than ten minutes, was begun in another browser, or its answer could not be verified. Nothing was changed. Begin again at GET /api/v1/auth/{provider}/login.',
  },
  forbidden: {
    status: 403,
    title: 'Your role does not allow this',
    about:
      'You may see this, but not do what was asked. Viewers read, editors change, owners also manage the library itself. An owner of the library can change your role.',
  },
  'browser-session-required': {
    status: 403,
    title: 'A personal API token may not do this',
    about:
      'Webhooks, invitations, members, tokens, sessions, passkeys, passwords and the like are managed in a session. Sign in, and use the session in place of the token.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token may not do this',
    about:
      'The personal API token has the scope `read` alone, and the operation changes something. Make a token with the scope `write`.',
  },
  'csrf-token-invalid': {
    status: 403,
    title: 'The CSRF token is missing or wrong',
    about:
      'A change made with a browser session carries the csrf_token of GET /api/v1/account in the X-CSRF-Token header. It changes with every sign-in. Read it anew and send the request again.',
  },
  'recent-authentication-required': {
    status: 403,
    title: 'Confirm that it is you',
    about:
      'Passkeys, passwords, tokens and recovery codes change only within five minutes of signing in. Confirm with POST /api/v1/account/confirm, or sign in again, and repeat the request.',
  },
  'credential-renewal-required': {
    status: 403,
    title: 'Set a password or add a passkey first',
    about:
      'The session was opened with a recovery code. Until a new password is set (POST /api/v1/account/password) or a passkey is added, it may do nothing else.',
  },
  'invitation-invalid': {
    status: 403,
    title: 'The invitation cannot be used',
    about:
      'There is no such invitation, or it was used, revoked, or is past its time; the answer is the same for all. Ask an owner of the library for a new one.',
  },
  'setup-link-invalid': {
    status: 403,
    title: 'The set-up link cannot be used',
    about:
      'The link was used, is past its time, or is not one of this service. `tureen admin setup-link`, on the machine that runs the service, makes another.',
  },
  'challenge-invalid': {
    status: 403,
    title: 'The challenge cannot be used',
    about:
      'A passkey challenge is good for one attempt in the browser that asked for it, within five minutes. Ask for new options and try again.',
  },
  'link-ticket-invalid': {
    status: 403,
    title: 'The link ticket cannot be used',
    about:
      'A ticket is good once, for one minute, for the session that asked for it and for the same code challenge. Ask for another.',
  },
  'provider-account-unknown': {
    status: 403,
    title: 'No account is linked to this identity',
    about:
      'You signed in at the provider, and no account here is linked to you there. Sign in otherwise and link the provider to your account, or ask for an invitation.',
  },
  'host-not-allowed': {
    status: 403,
    title: 'The service is not reached by this host name',
    about:
      'In local mode, or with accounts and without TUREEN_BASE_URL, requests are accepted only under a name that belongs to this machine: otherwise any web page could reach the service through a name of its own (DNS rebinding). Use http://localhost, set TUREEN_BASE_URL to the address that people use, or add the name to TUREEN_ALLOWED_HOSTS.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'Another web page may not change anything here',
    about:
      'The Origin header shows that a page of another site sent the request. Only pages of this service may change data. Programs that are not browsers do not send the header.',
  },
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
    about: 'Headers and body must be sent without long pauses. Nothing was done; send the request again.',
  },
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
  'payload-too-large': {
    status: 413,
    title: 'The request is too large',
    about:
      'A limit of size or depth was exceeded; params names it and its value. All limits stand under "limits" in GET /api/v1/capabilities.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The type of the body is not supported',
    about:
      'Send JSON with "Content-Type: application/json", in UTF-8 and without a Content-Encoding; a file as multipart/form-data. A file must be a picture (JPEG, PNG, WebP, AVIF, GIF, HEIC where the service can read it) or a PDF by what it holds, whatever its name and its announced type say. Of a PDF there are no smaller pictures.',
  },
  'validation-failed': {
    status: 422,
    title: 'The request does not fit the schema',
    about:
      'Each entry of errors and violations names a place, such as body.items[0].name, and what was wrong there. Nothing was done.',
  },
  'file-unreadable': {
    status: 422,
    title: 'The file is damaged',
    about:
      'The file begins like a picture or a PDF, and cannot be read to its end: it is cut off, or what follows is something else. Nothing was kept. Open it where it came from, save it again, and send that.',
  },
  'passkey-not-verified': {
    status: 422,
    title: 'The passkey could not be verified',
    about:
      'What the authenticator answered is for another challenge or another address, is damaged, or was made without verifying the user. The challenge is used up. Ask for new options and try again.',
  },
  'precondition-required': {
    status: 428,
    title: 'If-Match is required',
    about:
      'A change must say which revision it was made for, so that nobody overwrites what they have not seen. Send the ETag of the last answer in If-Match.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    about:
      'An allowance is used up: of changes in a minute, or of failed sign-ins for a name or from an address in a quarter of an hour. Wait as long as Retry-After says.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    about: 'All headers together, the address among them, may be 16 KiB. Move data into the body.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    about:
      'This is a fault of the service. Nothing was changed. The instance of the problem is the request id under which the log tells more; please report it.',
  },
  'storage-full': {
    status: 503,
    title: 'There is no room for the file',
    about:
      'The disk on which the service keeps files is full. Nothing was kept of this one, and all that is stored can be read. Whoever runs the service has to make room; then the same request will succeed.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer now',
    about:
      'It is starting, shutting down, overloaded, or its database does not answer. Wait as long as Retry-After says and send the request again, with the same Idempotency-Key where it has one.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof kinds;

export const catalogue: Readonly<Record<ProblemCode, ProblemKind>> = kinds;

export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(kinds, text);

export const problemCodes: readonly ProblemCode[] = Object.keys(kinds).filter(isProblemCode);
