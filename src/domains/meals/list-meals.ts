import type { Db } from '../../platform/db/database.ts';
import type { Listed, Page } from '../../platform/db/page.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Violation } from '../../platform/problem/problem.ts';
import { refuseViolations } from '../../platform/problem/refuse-violations.ts';
import { dayFaults } from './day-faults.ts';
import { listedMeals } from './listed-meals.ts';
import { pageOfMeals } from './meal.store.ts';
import type { Days } from './meal.store.ts';

const orderFaults = ({ from, to }: Days): readonly Violation[] =>
  from === undefined || to === undefined || from <= to
    ? []
    : [{ location: 'query.from', code: 'order', message: 'must not be after to', value: from }];

/** Rejects dates that do not exist and ranges that end before they start. */
export const checkDays = (days: Days): void =>
  refuseViolations([...dayFaults('query.from', days.from), ...dayFaults('query.to', days.to), ...orderFaults(days)]);

/** The planned meals in a range of days, both ends included, by date, slot and age (oldest first). */
export const listMeals = async (
  db: Db,
  { libraryId }: LibraryScope,
  days: Days,
  page: Page<readonly string[]>,
): Promise<readonly Listed[]> => listedMeals(db, libraryId, await pageOfMeals(db, libraryId, days, page));
