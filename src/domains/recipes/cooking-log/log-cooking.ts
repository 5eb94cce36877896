import { toCalendarDay, isCalendarDay } from '../../../platform/clock/calendar-day.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import { announceChangeWithoutRevision } from '../labels/organize-recipe.ts';
import type { Cook, CookId, CookInput } from './cook.schemas.ts';
import { insertCook, recountCooks } from './cook.store.ts';
import { lockEntryInState } from '../entries/lock-entry-in-state.ts';

/** The earliest time zone is fourteen hours ahead of UTC. */
const MAX_UTC_OFFSET_MS = 14 * 3600 * 1000;

/** Validates a calendar date, which must have begun somewhere on earth. */
const dayCooked = (date: string, now: Date): string => {
  const refuse = (code: string, message: string) =>
    validationFailed({ location: 'body.date', code, message, value: date });
  if (!isCalendarDay(date)) throw refuse('date', 'must be an existing date');
  if (date > toCalendarDay(now.getTime() + MAX_UTC_OFFSET_MS)) throw refuse('future', 'must not be in the future');
  return date;
};

/** Logs that a recipe was cooked: on which day, how it went, and which revision. Makes no revision. */
export const logCooking = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  { date, notes, revision }: CookInput,
): Promise<Cook> => {
  const now = scope.clock.now();
  const day = date === undefined || date === null ? toCalendarDay(now.getTime()) : dayCooked(date, now);
  const entry = await lockEntryInState(tx, scope, id, 'active');
  if ((revision ?? 1) > entry.revision) {
    throw validationFailed({
      location: 'body.revision',
      code: 'maximum',
      message: `must be a revision of the recipe: it has ${entry.revision}`,
      params: { limit: entry.revision },
      value: revision,
    });
  }
  const cook = {
    id: scope.newId<CookId>(),
    date: day,
    notes: notes ?? '',
    revision: revision ?? entry.revision,
    created_at: getCurrentInstant(scope.clock),
    created_by: scope.userId,
  };
  await insertCook(tx, { ...cook, entry_id: id });
  await recountCooks(tx, id);
  announceChangeWithoutRevision(tx, scope, entry);
  return cook;
};
