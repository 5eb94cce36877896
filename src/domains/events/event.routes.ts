import { Type } from 'typebox';

import { MediaStream } from '../../platform/http/answer.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import type { EventHub } from './hub.ts';

export const eventOperation = (hub: EventHub): Operation =>
  read({
    id: 'followEvents',
    method: 'GET',
    path: '/events',
    area: 'Events',
    summary: 'Follow the changes of a library',
    description:
      'Server-sent events, as they are committed. Each names what changed and its new revision, and is a prompt to read it again. With `Last-Event-ID` it goes on after that event; `resync` says that some were missed and cannot be told any more: read everything again. The connection is closed after five minutes; connect again with the last id.',
    access: 'viewer',
    library: 'query',
    lasting: true,
    query: LibraryQuery,
    answers: {
      200: {
        description: 'Events, for as long as the connection is open.',
        schema: Type.String({ description: 'Blocks of `id`, `event` and `data`; the data is an event as JSON.' }),
        type: 'text/event-stream',
      },
    },
    perform: async (_db, { scope, lastEventId, isStillAdmitted }) => {
      const stream = await hub.follow({ library: scope.libraryId, lastEventId, isAdmitted: isStillAdmitted });
      return {
        status: 200,
        body: new MediaStream('text/event-stream', stream),
        headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
      };
    },
  });
