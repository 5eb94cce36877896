import { Type } from 'typebox';

import type { Config } from '../../../platform/config/config.ts';
import { MediaText, noContent, notModified, ok } from '../../../platform/http/api-response.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { API_ROOT } from '../../../platform/http/send-response.ts';
import { Calendar, CreatedCalendar } from './calendar.schemas.ts';
import { findUserCalendar } from './calendar.store.ts';
import { createCalendar } from './create-calendar.ts';
import { getFeedLibrary, formatCalendarFeed, getUtcToday } from './format-calendar-feed.ts';
import { revokeCalendar } from './revoke-calendar.ts';
import { SingleFlight } from './single-flight.ts';

const area = 'Meals';
const path = '/meals/calendar';

/** Without a configured base URL, the URL uses the host name of the request, which has been validated. */
const addressOf = (baseUrl: string | undefined, { host }: ClientInfo, secret: string): string =>
  `${baseUrl ?? `http://${host}`}${API_ROOT}${path}.ics?secret=${secret}`;

/** A calendar URL is never changed, only replaced, so its id serves as its ETag. */
const tagOf = (id: string): string => `"${id}"`;

/** `feeds` are the feeds that are being read. */
export const calendarOperations = (
  { baseUrl }: Pick<Config, 'baseUrl'>,
  feeds = new SingleFlight<string>(),
): readonly Operation[] => [
  read({
    id: 'getCalendar',
    method: 'GET',
    path,
    area,
    summary: 'Check whether you have a calendar URL',
    description: 'The URL itself is shown only when it is created.',
    access: 'viewer',
    session: 'required',
    neverCached: true,
    responses: { 200: { description: 'Whether you have a calendar URL, and since when.', schema: Calendar } },
    perform: async (db, { scope }) => {
      const calendar = await findUserCalendar(db, scope.libraryId, scope.userId);
      if (calendar === undefined) return ok({ active: false, created_at: null } satisfies Calendar);
      return ok({ active: true, created_at: calendar.created_at } satisfies Calendar, tagOf(calendar.id));
    },
  }),
  change({
    id: 'createCalendar',
    method: 'POST',
    path,
    area,
    summary: 'Create a calendar URL',
    description:
      'Calendar apps can subscribe to it to show the planned meals of the library. Anyone with the URL can read them, so keep it secret. It stops working when you leave the library. Revokes your previous URL for this library.',
    access: 'viewer',
    session: 'required',
    neverCached: true,
    responses: { 201: { description: 'The URL, shown only once.', schema: CreatedCalendar } },
    creation: {
      readCurrent: async (db, { libraryId, userId }, { id }) => {
        const calendar = await findUserCalendar(db, libraryId, userId);
        if (calendar?.id !== id) throw new Problem('calendar-not-found');
        return ok({ created_at: calendar.created_at }, tagOf(id));
      },
    },
    perform: async (tx, { scope, client }) => {
      const { id, secret, created_at } = await createCalendar(tx, scope);
      return {
        status: 201,
        body: { url: addressOf(baseUrl, client, secret), created_at },
        receipt: { id },
        etag: tagOf(id),
        location: path,
      };
    },
  }),
  change({
    id: 'revokeCalendar',
    method: 'DELETE',
    path,
    area,
    summary: 'Revoke your calendar URL',
    description: 'Takes effect immediately. Does nothing if there is none.',
    access: 'viewer',
    session: 'required',
    neverCached: true,
    responses: { 204: { description: 'You no longer have a calendar URL for this library.' } },
    perform: async (tx, { scope }) => {
      await revokeCalendar(tx, scope);
      return noContent;
    },
  }),
  read({
    id: 'readCalendarFeed',
    method: 'GET',
    path: `${path}.ics`,
    area,
    summary: 'Read planned meals as a calendar',
    description:
      'From 60 days before today to 366 days after it, with an all-day event for each meal. `POST /meals/calendar` creates the URL. Other credentials are ignored.',
    access: 'public',
    query: Type.Object({
      secret: Type.String({ minLength: 1, maxLength: 200, description: 'The secret from the calendar URL.' }),
    }),
    responses: {
      200: {
        description: 'The calendar (RFC 5545), named after the library.',
        schema: Type.String(),
        type: 'text/calendar',
      },
    },
    problems: ['calendar-not-found'],
    perform: async (db, { scope, query, clientHasEtag }) => {
      const feed = await getFeedLibrary(db, query.secret);
      const today = getUtcToday(scope.clock);
      const etag = `"${feed.version}.${today}"`;
      if (clientHasEtag(etag)) return notModified(etag);
      // A read started at this library version is never older than it, and it is the same for every authorized reader.
      const text = await feeds.run(`${feed.libraryId} ${etag}`, () => formatCalendarFeed(db, feed, today));
      return ok(new MediaText('text/calendar; charset=utf-8', text), etag);
    },
  }),
];
