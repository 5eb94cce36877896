import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import { isLoopbackAddress } from '../../config/loopback.ts';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { StoreOwnership } from '../../storage/store-owner.ts';
import { isProblemCode } from '../../problem/problem-catalog.ts';
import { Problem, unavailable } from '../../problem/problem.ts';
import { isSameSecret } from '../../crypto/same-text.ts';
import { PAGE_POLICY } from '../security-headers.ts';
import { API_ROOT } from '../send-answer.ts';
import type { JsonObject } from '../openapi/components.ts';
import { problemIndexPage, problemPage } from './problem-pages.ts';
import { setupPage } from './setup-page.ts';

export interface ServicePages {
  readonly config: Config;
  readonly database: Database;
  /** Which database the file store belongs to. */
  readonly files: StoreOwnership;
  readonly metrics: Metrics;
  /** The OpenAPI document, built on first use. */
  readonly openapi: () => JsonObject;
  /** The web app has its own page for the setup link. */
  readonly hasWebApp: boolean;
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html);

/** A proxy on this machine forwards requests from others, which its headers reveal. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopbackAddress(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

/**
 * Metrics reveal a lot about the people who use the service, so only this machine or a client with the token may read
 * them.
 */
const refuseStrangers = (request: FastifyRequest, token: string | undefined): void => {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const allowed = token === undefined ? isFromHere(request) : given !== undefined && isSameSecret(given, token);
  if (!allowed) throw new Problem('forbidden', { detail: 'Metrics are for this machine, or for who has the token.' });
};

/** Mounts the pages outside the API: health, metrics, the list of problems, the reference. */
export const mountServicePages = (
  server: FastifyInstance,
  { config, database, files, metrics, openapi, hasWebApp }: ServicePages,
): void => {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  server.get('/readyz', async (_request, reply) => {
    const health = await database.checkHealth().catch((error: unknown) => {
      throw unavailable('The database does not answer.', {
        cause: error,
        params: { reason: 'database-unreachable' },
      });
    });
    if (health === 'read-only') {
      const detail = 'The database is read-only: reads are answered, changes are not.';
      throw unavailable(detail, { params: { reason: 'database-read-only' } });
    }
    // The service works, but the operator should know that unused files are not swept.
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', engine: database.traits.engine, files: files.last });
  });

  server.get('/metrics', async (request, reply) => {
    refuseStrangers(request, config.metricsToken);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text(database.health()));
  });

  server.get('/problems', async (_request, reply) => sendHtml(reply, problemIndexPage()));

  server.get<{ Params: { code: string } }>('/problems/:code', async ({ params: { code } }, reply) => {
    if (!isProblemCode(code)) throw new Problem('problem-not-found', { params: { code } });
    return sendHtml(reply, problemPage(code));
  });

  if (!hasWebApp) server.get('/setup', async (_request, reply) => sendHtml(reply, setupPage()));

  let document: string | undefined;
  server.get(`${API_ROOT}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openapi());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });

  let reference: string | undefined;
  server.get(`${API_ROOT}/docs`, async (_request, reply) => {
    // Loaded on first use: its three dozen files would add a tenth of a second to every start.
    const { referencePage } = await import('../reference/reference-page.ts');
    return sendHtml(reply, (reference ??= referencePage(openapi())));
  });
};
