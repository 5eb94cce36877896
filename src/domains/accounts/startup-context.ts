import type { Clock } from '../../platform/clock/clock.ts';
import type { NewId } from '../../platform/ids/ids.ts';

/** Dependencies during startup, before any request. */
export interface StartupContext {
  readonly clock: Clock;
  readonly newId: NewId;
}
