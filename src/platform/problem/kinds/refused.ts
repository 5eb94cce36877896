import type { ProblemKind } from './problem-kind.ts';

/** Requests that are not let in: unreadable, unknown, or not allowed. */
export const refused = {
  'malformed-request': {
    status: 400,
    title: 'The request is not valid HTTP',
    about:
      'The URL or the request as a whole could not be parsed: for example a percent sign without two hex digits, or an unfinished header. Nothing was done. Fix the client; the same request will fail again.',
  },
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    about:
      'The body was declared as JSON and could not be parsed, is not UTF-8, or contains a property named "__proto__". Nothing was done.',
  },
  'malformed-multipart': {
    status: 400,
    title: 'The form cannot be parsed',
    about:
      'The body was declared as multipart/form-data but has no boundary, ends before its last part, or has far too many parts. Nothing was stored. Send one file in the field `file`.',
  },
  'malformed-etag': {
    status: 400,
    title: 'The If-Match header cannot be parsed',
    about:
      'If-Match takes entity tags in double quotes, separated by commas, such as "3" or "3", "4"; or a single asterisk. Send the ETag header of the last response exactly as it came.',
  },
  'library-required': {
    status: 400,
    title: 'A library must be selected',
    about:
      'You belong to several libraries, or to none, and the request does not name one. Send the id of a library in the X-Service-Library header; GET /api/v1/libraries lists yours.',
  },
  'authentication-required': {
    status: 401,
    title: 'Authentication is required',
    about:
      'The request has no credential. Sign in, or send a session or personal API token as "Authorization: Bearer …".',
  },
  'invalid-credentials': {
    status: 401,
    title: 'The credential is not valid',
    about: 'The session or token is unknown, has ended or was revoked. Sign in again or create a new token.',
  },
  'provider-sign-in-failed': {
    status: 401,
    title: 'The sign-in at the provider failed',
    about:
      'The provider rejected it, it took longer than ten minutes, it was started in another browser, or the provider’s response could not be verified. Nothing was changed. Start again at GET /api/v1/auth/{provider}/login.',
  },
  forbidden: {
    status: 403,
    title: 'Your role does not allow this',
    about:
      'You may see this, but not do what was requested. Viewers read, editors change, owners also manage the library itself. An owner of the library can change your role.',
  },
  'browser-session-required': {
    status: 403,
    title: 'A personal API token may not do this',
    about:
      'Webhooks, invitations, members, tokens, sessions, passkeys, passwords and similar are managed in a session. Sign in, and use the session instead of the token.',
  },
  'insufficient-scope': {
    status: 403,
    title: 'The token may not do this',
    about:
      'The personal API token has only the scope `read`, and the operation changes something. Create a token with the scope `write`.',
  },
  'csrf-token-invalid': {
    status: 403,
    title: 'The CSRF token is missing or wrong',
    about:
      'A change made with a browser session carries the csrf_token of GET /api/v1/account in the X-CSRF-Token header. It changes with every sign-in. Read it again and repeat the request.',
  },
  'recent-authentication-required': {
    status: 403,
    title: 'Confirm that it is you',
    about:
      'Passkeys, passwords, tokens and recovery codes can be changed only within five minutes of signing in. Confirm with POST /api/v1/account/confirm, or sign in again, and repeat the request.',
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
      'The invitation does not exist, or was used, revoked or has expired; the response is the same for all. Ask an owner of the library for a new one.',
  },
  'setup-link-invalid': {
    status: 403,
    title: 'The set-up link cannot be used',
    about:
      'The link was used, has expired, or does not belong to this service. Run `tureen admin setup-link` on the machine of the service to create another.',
  },
  'challenge-invalid': {
    status: 403,
    title: 'The challenge cannot be used',
    about:
      'A passkey challenge is valid for one attempt in the browser that requested it, within five minutes. Request new options and try again.',
  },
  'link-ticket-invalid': {
    status: 403,
    title: 'The link ticket cannot be used',
    about:
      'A ticket is valid once, for one minute, for the session that requested it and for the same code challenge. Request another.',
  },
  'provider-account-unknown': {
    status: 403,
    title: 'No account is linked to this identity',
    about:
      'You signed in at the provider, but no account here is linked to that identity. Sign in another way and link the provider to your account, or ask for an invitation.',
  },
  'host-not-allowed': {
    status: 403,
    title: 'The service cannot be reached by this host name',
    about:
      'In local mode, or with accounts and without TUREEN_BASE_URL, requests are accepted only under a name of this machine: otherwise any web page could reach the service through its own name (DNS rebinding). Use http://localhost, set TUREEN_BASE_URL to the address that people use, or add the name to TUREEN_ALLOWED_HOSTS.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'Pages of other sites may not change anything here',
    about:
      'The Origin header shows that a page of another site sent the request. Only pages of this service may change data. Programs other than browsers do not send the header.',
  },
} as const satisfies Record<string, ProblemKind>;
