import type { FastifyRequest } from 'fastify';

import { SESSION_COOKIE } from './cookies.ts';
import type { Cookies } from './cookies.ts';

/** A credential as a request carries it. One sent on purpose counts before one that the browser adds by itself. */
export type Presented =
  | { readonly by: 'bearer' | 'cookie'; readonly secret: string }
  /** Such as the password of a proxy in between: nobody here has such a credential. */
  | { readonly by: 'another-scheme' };

export const presentedBy = ({ headers }: FastifyRequest, cookies: Cookies): Presented | undefined => {
  const { authorization } = headers;
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  if (bearer !== null) return { by: 'bearer', secret: bearer[1] ?? '' };
  const secret = cookies.read(headers.cookie, SESSION_COOKIE);
  if (secret !== undefined && secret !== '') return { by: 'cookie', secret };
  return authorization === undefined ? undefined : { by: 'another-scheme' };
};
