import type { FastifyInstance } from 'fastify';

import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { getUrlPath } from './url-path.ts';

/** Records one log line and one measurement per request, whether it was answered or abandoned by the client. */
export const observeRequests = (server: FastifyInstance, log: Log, metrics: Metrics): void => {
  server.addHook('onRequest', (request, reply, done) => {
    metrics.requestBegan();
    const began = performance.now();
    reply.raw.once('close', () => {
      const ms = performance.now() - began;
      const operation = request.routeOptions.config.operation ?? 'other';
      const status = reply.raw.writableFinished ? reply.statusCode : 499;
      metrics.requestEnded(operation, request.method, status, ms / 1000);
      log.request({
        request_id: request.id,
        method: request.method,
        path: getUrlPath(request.url),
        operation,
        status,
        ms: Math.round(ms * 100) / 100,
      });
    });
    done();
  });
};
