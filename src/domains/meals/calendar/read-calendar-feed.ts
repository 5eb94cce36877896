import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { dayOf, daysAfter } from '../../../platform/clock/calendar-day.ts';
import type { CalendarDay } from '../../../platform/clock/calendar-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { pageOfMeals } from '../meal.store.ts';
import type { Days } from '../meal.store.ts';
import { recipesOf } from '../recipes-of.ts';
import { findFeed } from './calendar.store.ts';
import type { Feed } from './calendar.store.ts';
import { contentLines, escapeText } from './content-line.ts';
import { eventLines } from './event-lines.ts';

const DAYS_BEFORE = 60;
const DAYS_AFTER = 366;
const MOST_EVENTS = 5000;
/** Meals in memory at once: each may have a hundred thousand characters, of which the feed shows only a few. */
const AT_ONCE = 20;

/** The feed of a secret. Unknown and revoked secrets, and those of removed or disabled users, get the same answer. */
export const findOpenFeed = async (db: Db, secret: string): Promise<Feed> => {
  const feed = await findFeed(db, hashOf(secret));
  if (feed === undefined) throw new Problem('calendar-not-found');
  return feed;
};

export const todayOf = (clock: Clock): CalendarDay => dayOf(clock.now().getTime());

/** The events of a range of days as text, up to the limit. Yields to other requests between reads. */
const eventsOf = async (db: Db, { libraryId }: Feed, days: Days): Promise<readonly string[]> => {
  const texts: string[] = [];
  let after: readonly string[] | undefined;
  for (;;) {
    const limit = Math.min(AT_ONCE, MOST_EVENTS - texts.length);
    const found = await pageOfMeals(db, libraryId, days, { limit, after });
    const shown = found.slice(0, limit);
    const recipes = await recipesOf(
      db,
      libraryId,
      shown.flatMap(({ meal }) => meal.dishes),
    );
    texts.push(...shown.map(({ meal }) => contentLines(eventLines(meal, recipes))));
    if (found.length <= limit || texts.length >= MOST_EVENTS) return texts;
    after = shown.at(-1)?.key;
    await yieldToEventLoop();
  }
};

/** RFC 5545, section 3.6: a calendar has at least one component. This one is not an event and shows nothing. */
const NO_EVENTS = contentLines([
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]);

/** The meals of a library as a calendar (RFC 5545), from two months before today to a year after it. */
export const readCalendarFeed = async (db: Db, feed: Feed, today: CalendarDay): Promise<string> => {
  const days = { from: daysAfter(today, -DAYS_BEFORE), to: daysAfter(today, DAYS_AFTER) };
  const events = await eventsOf(db, feed, days);
  const name = escapeText(feed.name);
  return [
    contentLines([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tureen//Meals//EN',
      'CALSCALE:GREGORIAN',
      // RFC 7986, and the older property that apps used before it.
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]),
    ...(events.length > 0 ? events : [NO_EVENTS]),
    contentLines(['END:VCALENDAR']),
  ].join('');
};
