import type { FastifyRequest } from 'fastify';

import { SESSION_COOKIE } from './cookies.ts';
import type { Cookies } from './cookies.ts';

/** A credential as a request carries it. One sent on purpose counts before one that the browser adds by itself. */
export interface Presented {
  readonly by: 'bearer' | 'cookie';
  readonly secret: string;
}

export const presentedBy = ({ headers }: FastifyRequest, cookies: Cookies): Presented | undefined => {
  const { authorization } = headers;
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(authorization ?? '');
  if (bearer !== null) return { by: 'bearer', secret: bearer[1] ?? '' };
  const secret = cookies.read(headers.cookie, SESSION_COOKIE);
  if (secret !== undefined && secret !== '') return { by: 'cookie', secret };
  // Of another scheme, such as that of a proxy in between: nobody here has such a credential.
  return authorization === undefined ? undefined : { by: 'bearer', secret: '' };
};
