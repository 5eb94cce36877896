import type { Db } from '../../../platform/db/database.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { findDayViolations } from './find-day-violations.ts';
import { presentMealItems } from '../present-meal-items.ts';
import { findMealPage } from './meal.store.ts';
import type { DayRange } from './meal.store.ts';

const findOrderViolations = ({ from, to }: DayRange): readonly Violation[] =>
  from === undefined || to === undefined || from <= to
    ? []
    : [{ location: 'query.from', code: 'order', message: 'must not be after to', value: from }];

/** Rejects dates that do not exist and ranges that end before they start. */
export const checkDayRange = (days: DayRange): void =>
  assertNoViolations([
    ...findDayViolations('query.from', days.from),
    ...findDayViolations('query.to', days.to),
    ...findOrderViolations(days),
  ]);

/** The planned meals in a range of days, both ends included, by date, slot and age (oldest first). */
export const listMeals = async (
  db: Db,
  { libraryId }: LibraryScope,
  days: DayRange,
  page: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => presentMealItems(db, libraryId, await findMealPage(db, libraryId, days, page));
