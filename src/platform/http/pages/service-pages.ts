import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import { isLoopbackHost } from '../../config/loopback-host.ts';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { StoreOwnership } from '../../storage/store-owner.ts';
import { isProblemCode } from '../../problem/problem-catalog.ts';
import { Problem, unavailable } from '../../problem/problem.ts';
import { isSameSecret } from '../../crypto/secrets.ts';
import { PAGE_CSP } from '../security/security-headers.ts';
import { API_ROOT } from '../send-response.ts';
import type { JsonObject } from '../openapi/components.ts';
import { renderProblemIndexPage, renderProblemPage } from './problem-pages.ts';

export interface ServicePagesOptions {
  readonly config: Config;
  readonly database: Database;
  /** Which database the file store belongs to. */
  readonly files: StoreOwnership;
  readonly metrics: Metrics;
  /** The OpenAPI document, built on first use. */
  readonly openapi: () => JsonObject;
  /** More pages: their HTML by path. */
  readonly staticPages: Readonly<Record<string, string>>;
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': PAGE_CSP, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html);

/** A proxy on this machine forwards requests from others, which its headers reveal. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopbackHost(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

/**
 * Metrics reveal a lot about the people who use the service, so only this machine or a client with the token may read
 * them.
 */
const refuseStrangers = (request: FastifyRequest, token: string | undefined): void => {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const allowed = token === undefined ? isFromHere(request) : given !== undefined && isSameSecret(given, token);
  if (!allowed)
    throw new Problem('forbidden', {
      detail: 'Metrics are available on this machine only, or with the metrics token.',
    });
};

/** Mounts the pages outside the API: health, metrics, the list of problems, the reference. */
export const mountServicePages = (
  server: FastifyInstance,
  { config, database, files, metrics, openapi, staticPages }: ServicePagesOptions,
): void => {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  server.get('/readyz', async (_request, reply) => {
    const health = await database.checkHealth().catch((error: unknown) => {
      throw unavailable('The database does not respond.', {
        cause: error,
        params: { reason: 'database-unreachable' },
      });
    });
    if (health === 'read-only') {
      const detail = 'The database is read-only: reads work, changes do not.';
      throw unavailable(detail, { params: { reason: 'database-read-only' } });
    }
    // The service works, but the operator should know that unused files are not swept.
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', engine: database.features.engine, files: files.last });
  });

  server.get('/metrics', async (request, reply) => {
    refuseStrangers(request, config.metricsToken);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text());
  });

  server.get('/problems', async (_request, reply) => sendHtml(reply, renderProblemIndexPage()));

  server.get<{ Params: { code: string } }>('/problems/:code', async ({ params: { code } }, reply) => {
    if (!isProblemCode(code)) throw new Problem('problem-not-found', { params: { code } });
    return sendHtml(reply, renderProblemPage(code));
  });

  for (const [path, html] of Object.entries(staticPages)) {
    server.get(path, async (_request, reply) => sendHtml(reply, html));
  }

  let document: string | undefined;
  server.get(`${API_ROOT}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openapi());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });

  let reference: string | undefined;
  server.get(`${API_ROOT}/docs`, async (_request, reply) => {
    // Loaded on first use: its three dozen files would add a tenth of a second to every start.
    const { renderReferencePage } = await import('../reference/reference-page.ts');
    return sendHtml(reply, (reference ??= renderReferencePage(openapi())));
  });
};
