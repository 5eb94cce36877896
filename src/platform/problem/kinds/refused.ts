import type { ProblemKind } from './problem-kind.ts';

/** Requests that are not let in: unreadable, unknown, or not allowed. */
export const refused = {
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
} as const satisfies Record<string, ProblemKind>;
