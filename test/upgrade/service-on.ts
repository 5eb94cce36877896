import type { Engine, TestDatabase } from '../support/engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { TestService } from '../support/test-service.ts';
import type { Household } from './household.ts';

/** The time at which everything had been created, so that nothing has expired. */
export const clockAt = ({ filledAt }: Household): ManualClock => new ManualClock(filledAt);

/** A service on a database that was filled earlier. */
export const serviceOn = (engine: Engine, database: TestDatabase, household: Household): TestService =>
  new TestService(
    { ...engine, createDatabase: async () => database },
    { clock: clockAt(household), settings: { TUREEN_AUTH: 'accounts' } },
  );
