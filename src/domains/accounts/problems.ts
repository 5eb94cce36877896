import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const accountProblems = {
  'session-not-found': {
    status: 404,
    title: 'Session not found',
    description: 'You have no session with this id: it has ended, or it belongs to another user.',
  },
  'token-not-found': {
    status: 404,
    title: 'Token not found',
    description: 'You have no personal API token with this id: it was deleted, or it belongs to another user.',
  },
  'passkey-not-found': {
    status: 404,
    title: 'Passkey not found',
    description: 'You have no passkey with this id: it was deleted, or it belongs to another user.',
  },
  'user-not-found': {
    status: 404,
    title: 'User not found',
    description: 'The instance has no user with this id.',
  },
  'provider-not-found': {
    status: 404,
    title: 'Provider not found',
    description: 'No provider with this name is configured; GET /api/v1/capabilities lists the configured ones.',
  },
  'provider-sign-in-failed': {
    status: 401,
    title: 'The sign-in at the provider failed',
    description:
      'The provider rejected it, it took longer than ten minutes, it was started in another browser, or the provider’s response could not be verified. Nothing was changed. Start again at GET /api/v1/auth/{provider}/login.',
  },
  'provider-account-unknown': {
    status: 403,
    title: 'No account is linked to this identity',
    description:
      'You signed in at the provider, but no account here is linked to that identity. Sign in another way and link the provider to your account, or ask for an invitation.',
  },
  'setup-link-invalid': {
    status: 403,
    title: 'The set-up link cannot be used',
    description:
      'The link was used, has expired, or does not belong to this service. Run `tureen admin setup-link` on the machine of the service to create another.',
  },
  'challenge-invalid': {
    status: 403,
    title: 'The challenge cannot be used',
    description:
      'A passkey challenge is valid for one attempt in the browser that requested it, within five minutes. Request new options and try again.',
  },
  'link-ticket-invalid': {
    status: 403,
    title: 'The link ticket cannot be used',
    description:
      'A ticket is valid once, for one minute, for the session that requested it and for the same code challenge. Request another.',
  },
  'passkey-not-verified': {
    status: 422,
    title: 'The passkey could not be verified',
    description:
      'The authenticator’s response is for another challenge or another address, is damaged, or was created without verifying the user. The challenge has been used. Request new options and try again.',
  },
  'username-taken': {
    status: 409,
    title: 'The user name is taken',
    description:
      'User names are unique, ignoring case and Unicode form. Choose another one; the invitation is still valid.',
  },
  'passkey-exists': {
    status: 409,
    title: 'This passkey is already registered',
    description:
      'The authenticator has a passkey for this service, for this or another account. Use that one, or another authenticator.',
  },
  'identity-taken': {
    status: 409,
    title: 'The identity is linked to another account',
    description:
      'You signed in at the provider with an identity that belongs to another account here. Sign in to that account, or use another identity.',
  },
  'last-administrator': {
    status: 409,
    title: 'The instance would have no administrator',
    description: 'At least one administrator must be able to sign in. Make another one first.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof accountProblems, true> {}
}
