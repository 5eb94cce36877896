import { Type } from 'typebox';

import type { Limits } from '../../platform/config/limits.ts';
import { MediaStream } from '../../platform/http/api-response.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import type { EventStream } from './event-stream.ts';
import type { EventHub } from './hub.ts';
import { StreamLimit } from './stream-limit.ts';

const FollowQuery = Type.Object({
  ...LibraryQuery.properties,
  last_event_id: Type.Optional(
    Type.String({
      description:
        'The same as `Last-Event-ID`, for the first connection of an `EventSource`, which cannot send headers. The header takes precedence.',
    }),
  ),
});

export const eventOperation = (hub: EventHub, limits: Limits): Operation => {
  const streams = new StreamLimit(limits);

  /** Counts the stream before opening it, so that concurrent requests cannot exceed the limit. */
  const follow = async (userId: UserId, ...following: Parameters<EventHub['follow']>): Promise<EventStream> => {
    const release = streams.acquire(userId);
    try {
      const stream = await hub.follow(...following);
      return stream.once('close', release);
    } catch (error) {
      release();
      throw error;
    }
  };

  return read({
    id: 'followEvents',
    method: 'GET',
    path: '/events',
    area: 'Events',
    summary: 'Follow the events of a library',
    description:
      'Server-sent events for committed changes. Each contains what changed and its new revision; read the resource to get its content. `Last-Event-ID` resumes after that event, for example after `last_event_ids` of the account; `resync` means that events were missed and cannot be replayed: read everything again. The connection closes after at most five minutes; reconnect with the last id. A user can have `limits.event_streams_per_user` streams open at once.',
    access: 'viewer',
    library: 'query',
    query: FollowQuery,
    responses: {
      200: {
        description: 'The events, as long as the connection is open.',
        schema: Type.String({ description: 'Blocks of `id`, `event` and `data`; the data is an event as JSON.' }),
        type: 'text/event-stream',
      },
    },
    perform: async (_db, { scope, query, lastEventId, isStillAuthorized }) => {
      const stream = await follow(scope.userId, {
        library: scope.libraryId,
        lastEventId: lastEventId ?? query.last_event_id,
        credentialId: scope.credential.id,
        isAdmitted: isStillAuthorized,
      });
      return {
        status: 200,
        body: new MediaStream('text/event-stream', stream),
        headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
      };
    },
  });
};
