import type { ProblemKind } from './problem-kind.ts';

/** The problems that any operation may answer. Those of a domain are in its `problems.ts`. */
export const platformProblems = {
  'malformed-request': {
    status: 400,
    title: 'The request is not valid HTTP',
    description:
      'The URL or the request as a whole could not be parsed: for example a percent sign without two hex digits, or an unfinished header. Nothing was done. Fix the client; the same request will fail again.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    description:
      'The body was declared as JSON and could not be parsed, is not UTF-8, or contains a property named "__proto__". Nothing was done.',
  },
  'malformed-multipart': {
    status: 400,
    title: 'The form cannot be parsed',
    description:
      'The body was declared as multipart/form-data but has no boundary, ends before its last part, or has far too many parts. Nothing was stored. Send one file in the field `file`.',
  },
  'malformed-etag': {
    status: 400,
    title: 'The If-Match header cannot be parsed',
    description:
      'If-Match takes entity tags in double quotes, separated by commas, such as "3" or "3", "4"; or a single asterisk. Send the ETag header of the last response exactly as it came.',
  },
  'library-required': {
    status: 400,
    title: 'A library must be selected',
    description:
      'You belong to several libraries, or to none, and the request does not name one. Send the id of a library in the X-Service-Library header; GET /api/v1/libraries lists yours.',
  },
  'authentication-required': {
    status: 401,
    title: 'Authentication is required',
    description:
      'The request has no credential. Sign in, or send a session or personal API token as "Authorization: Bearer …".',
  },
  'invalid-credentials': {
    status: 401,
    title: 'The credential is not valid',
    description: 'The session or token is unknown, has ended or was revoked. Sign in again or create a new token.',
  },
  forbidden: {
    status: 403,
    title: 'Your role does not allow this',
    description:
      'You may see this, but not do what was requested. Viewers read, editors change, owners also manage the library itself. An owner of the library can change your role.',
  },
  'browser-session-required': {
    status: 403,
    title: 'A personal API token may not do this',
    description:
      'Webhooks, invitations, members, tokens, sessions, passkeys, passwords and similar are managed in a session. Sign in, and use the session instead of the token.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token may not do this',
    description:
      'The personal API token has only the scope `read`, and the operation changes something. Create a token with the scope `write`.',
  },
  'csrf-token-invalid': {
    status: 403,
    title: 'The CSRF token is missing or wrong',
    description:
      'A change made with a browser session carries the csrf_token of GET /api/v1/account in the X-CSRF-Token header. It changes with every sign-in and confirmation. Read it again and repeat the request.',
  },
  'recent-authentication-required': {
    status: 403,
    title: 'Confirm that it is you',
    description:
      'Passkeys, passwords, tokens and recovery codes can be changed only within five minutes of signing in. Confirm with POST /api/v1/account/confirm, or sign in again, and repeat the request in the new session.',
  },
  'credential-renewal-required': {
    status: 403,
    title: 'Set a password or add a passkey first',
    description:
      'The session was opened with a recovery code. Until a new password is set (POST /api/v1/account/password) or a passkey is added, it may do nothing else.',
  },
  'host-not-allowed': {
    status: 403,
    title: 'The service cannot be reached by this host name',
    description:
      'In local mode, or with accounts and without TUREEN_BASE_URL, requests are accepted only under a name of this machine: otherwise any web page could reach the service through its own name (DNS rebinding). Use http://localhost, set TUREEN_BASE_URL to the address that people use, or add the name to TUREEN_ALLOWED_HOSTS.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'Pages of other sites may not change anything here',
    description:
      'The Origin header shows that a page of another site sent the request. Only pages of this service may change data. Programs other than browsers do not send the header.',
  },
  'route-not-found': {
    status: 404,
    title: 'There is nothing at this path',
    description: 'The path is not part of the API. GET /api/v1/docs lists all operations.',
  },
  'problem-not-found': {
    status: 404,
    title: 'Unknown error code',
    description: 'GET /problems lists every code.',
  },
  'library-not-found': {
    status: 404,
    title: 'Library not found',
    description: 'The library does not exist, or you are not a member of it; the response is the same for both.',
  },
  'authentication-disabled': {
    status: 404,
    title: 'Account authentication is disabled',
    description:
      'The service runs in local mode: there is one user and no sign-in. Start it with TUREEN_AUTH=accounts to use accounts.',
  },
  'created-resource-missing': {
    status: 404,
    title: 'The resource that the first request created is gone',
    description:
      'The request repeats an earlier one by its Idempotency-Key. That request succeeded, and what it created has been deleted or moved to the trash since. It is not created again; use a new key to do that.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not support this method',
    description: 'The Allow header lists the methods that the path supports.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request took too long to arrive',
    description:
      'Headers and body must be sent without long pauses, the body at limits.body_bytes_per_second of the capabilities or faster. Nothing was done; send the request again.',
  },
  'idempotency-conflict': {
    status: 409,
    title: 'The Idempotency-Key was used for another request',
    description:
      'An earlier request with this key had different content or was another operation. Nothing was done. Use a new key for new work, and the same key only to repeat the same request.',
  },
  'idempotency-in-progress': {
    status: 409,
    title: 'The first request with this key is still running',
    description:
      'Wait as long as Retry-After says and send the same request again: it then gets the response of the first.',
  },
  'principal-mismatch': {
    status: 409,
    title: 'The change was queued for another user',
    description:
      'X-Service-Principal names the user for whom the client queued the change, and another user is signed in now. Nothing was done. Keep the change until that user is back.',
  },
  'receipt-expired': {
    status: 410,
    title: 'The Idempotency-Key is too old to be repeated',
    description:
      'A request with this key succeeded longer ago than receipts are kept. Check the current state, and use a new key to do the work again.',
  },
  'precondition-failed': {
    status: 412,
    title: 'It has changed since you read it',
    description:
      'If-Match contains a revision that is not the current one, which is in params.current_revision. Read it again, apply your change to the current state, and send it with the new ETag.',
  },
  'payload-too-large': {
    status: 413,
    title: 'The request is too large',
    description:
      'It exceeds a limit of size or depth; params contains the limit and its value. GET /api/v1/capabilities lists all limits under "limits".',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The type of the body is not supported',
    description:
      'Send JSON with "Content-Type: application/json", in UTF-8 and without a Content-Encoding, and files as multipart/form-data. The content of a file must be a picture (JPEG, PNG, WebP, AVIF, GIF, or HEIC if the service can read it) or a PDF, whatever its name and declared type. PDFs have no smaller pictures.',
  },
  'validation-failed': {
    status: 422,
    title: 'The request does not match the schema',
    description:
      'Each entry of errors and violations contains a location, such as body.items[0].name, and what is wrong there. Nothing was done.',
  },
  'address-not-allowed': {
    status: 422,
    title: 'The address may not be fetched',
    description:
      'Pages and pictures are fetched only from public addresses, over http or https, without user name or password, on ports 80, 443 and 1024 and above. A host name must resolve only to public addresses, and so must every redirect. No connection was made. Save the page in a browser and send it as a file, or paste its text.',
  },
  'address-unreachable': {
    status: 422,
    title: 'The address could not be fetched',
    description:
      'The site did not return anything usable; params.reason says why: not-found, unreachable, timeout, too-large, too-many-redirects or bad-answer. A fetch is limited to 10 seconds, 10 MiB after decompression and 5 redirects. Open the address in a browser: if it works there, the site may reject programs. Try again later, or save the page and send it as a file.',
  },
  'precondition-required': {
    status: 428,
    title: 'If-Match is required',
    description:
      'A change must name the revision it was made for, so that no one overwrites changes they have not seen. Send the ETag of the last response in If-Match.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    description:
      'A limit was reached: changes per minute, failed sign-ins for a name or from an address within a quarter of an hour, open event streams, queued jobs, or request bodies sent at once. Nothing was done. Wait as long as Retry-After says, then send the request again.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    description: 'All headers together, including the URL, may have at most 16 KiB. Move data into the body.',
  },
  'internal-error': {
    status: 500,
    title: 'The service failed',
    description:
      'This is an error of the service. Nothing was changed. The instance of the problem is the request id, under which the log has details; please report it.',
  },
  'storage-full': {
    status: 503,
    title: 'There is no space for the file',
    description:
      'The disk with the files of the service is full. Nothing of this file was stored, and existing files can be read. The operator has to free some space; then the same request will succeed.',
  },
  unavailable: {
    status: 503,
    title: 'The service is temporarily unavailable',
    description:
      'It is starting, shutting down or overloaded, or its database does not respond. Wait as long as Retry-After says and send the request again, with the same Idempotency-Key if it has one.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;
