import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { toCalendarDay, addDays } from '../../../platform/clock/calendar-day.ts';
import type { CalendarDay } from '../../../platform/clock/calendar-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findMealPage } from '../planned/meal.store.ts';
import type { DayRange } from '../planned/meal.store.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import { findFeedLibrary } from './calendar.store.ts';
import type { FeedLibrary } from './calendar.store.ts';
import { formatContentLines, escapeText } from './content-line.ts';
import { toEventLines } from './event-lines.ts';

const DAYS_BEFORE = 60;
const DAYS_AFTER = 366;
const MAX_EVENTS = 5000;
/** Meals in memory at once: each may have a hundred thousand characters, of which the feed shows only a few. */
const AT_ONCE = 20;

/** The feed of a secret. Unknown and revoked secrets, and those of removed or disabled users, get the same answer. */
export const getFeedLibrary = async (db: Db, secret: string): Promise<FeedLibrary> => {
  const feed = await findFeedLibrary(db, hashSecret(secret));
  if (feed === undefined) throw new Problem('calendar-not-found');
  return feed;
};

export const getUtcToday = (clock: Clock): CalendarDay => toCalendarDay(clock.now().getTime());

/** The events of a range of days as text, up to the limit. Yields to other requests between reads. */
const eventsOf = async (db: Db, { libraryId }: FeedLibrary, days: DayRange): Promise<readonly string[]> => {
  const texts: string[] = [];
  let after: readonly string[] | undefined;
  for (;;) {
    const limit = Math.min(AT_ONCE, MAX_EVENTS - texts.length);
    const found = await findMealPage(db, libraryId, days, { limit, after });
    const shown = found.slice(0, limit);
    const recipes = await findDishRecipes(
      db,
      libraryId,
      shown.flatMap(({ meal }) => meal.dishes),
    );
    texts.push(...shown.map(({ meal }) => formatContentLines(toEventLines(meal, recipes))));
    if (found.length <= limit || texts.length >= MAX_EVENTS) return texts;
    after = shown.at(-1)?.key;
    await yieldToEventLoop();
  }
};

/** RFC 5545, section 3.6: a calendar has at least one component. This one is not an event and shows nothing. */
const NO_EVENTS = formatContentLines([
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
export const formatCalendarFeed = async (db: Db, feed: FeedLibrary, today: CalendarDay): Promise<string> => {
  const days = { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER) };
  const events = await eventsOf(db, feed, days);
  const name = escapeText(feed.name);
  return [
    formatContentLines([
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
    formatContentLines(['END:VCALENDAR']),
  ].join('');
};
