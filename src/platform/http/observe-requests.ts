import type { FastifyInstance } from 'fastify';

import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { getUrlPath } from './url-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The response is an event stream. */
    isStreaming: boolean;
  }
  interface FastifyContextConfig {
    /** Whether a successful response is a stream of events, which stays open for minutes. */
    readonly isEventStream?: boolean;
  }
}

/**
 * Records one log line and one measurement per request, whether it was answered or abandoned by the client. An open event
 * stream is not a request that takes long, so it is left out of the measurements.
 */
export const observeRequests = (server: FastifyInstance, log: Log, metrics: Metrics): void => {
  server.addHook('onRequest', (request, reply, done) => {
    metrics.requestBegan();
    const began = performance.now();
    reply.raw.once('close', () => {
      const ms = performance.now() - began;
      const operation = request.routeOptions.config.operation ?? 'other';
      const status = reply.raw.writableFinished ? reply.statusCode : 499;
      if (request.isStreaming) metrics.streamEnded();
      else metrics.requestEnded(operation, request.method, status, ms / 1000);
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
  // Only routes of streams get this hook: it would cost every other response as much as its metrics.
  server.addHook('onRoute', (route) => {
    if (route.config?.isEventStream !== true) return;
    route.onSend = (request, reply, payload, done) => {
      if (reply.statusCode === 200 && !reply.raw.destroyed) {
        request.isStreaming = true;
        metrics.streamBegan();
      }
      done(null, payload);
    };
  });
};
