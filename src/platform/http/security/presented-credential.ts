import type { FastifyRequest } from 'fastify';

import { SESSION_COOKIE } from './cookies.ts';
import type { Cookies } from './cookies.ts';

/**
 * The credential in a request. One sent explicitly takes precedence over a cookie that the browser adds automatically.
 */
export type PresentedCredential =
  | { readonly by: 'bearer' | 'cookie'; readonly secret: string }
  /** Such as Basic credentials meant for a proxy in between: no user of this service has one. */
  | { readonly by: 'another-scheme' };

export const getPresentedCredential = (
  { headers }: FastifyRequest,
  cookies: Cookies,
): PresentedCredential | undefined => {
  const { authorization } = headers;
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  if (bearer !== null) return { by: 'bearer', secret: bearer[1] ?? '' };
  const secret = cookies.read(headers.cookie, SESSION_COOKIE);
  if (secret !== undefined && secret !== '') return { by: 'cookie', secret };
  return authorization === undefined ? undefined : { by: 'another-scheme' };
};
