import type { Clock } from '../../platform/clock/clock.ts';
import type { NewId } from '../../platform/ids/ids.ts';

/** What is at hand while the service starts, before there is any request. */
export interface Starting {
  readonly clock: Clock;
  readonly newId: NewId;
}
