import type { Instant } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StoreOwnership } from '../../platform/storage/store-owner.ts';
import type { InstanceState } from './instance.schemas.ts';

/** What the process knows of itself. */
export interface Instance extends Pick<Config, 'auth'> {
  readonly version: string;
  readonly startedAt: Instant;
  /** Whose the store of files is. */
  readonly files: StoreOwnership;
  /** Asked of webhooks, which nothing imports: the app hands it in. */
  webhookHealth(db: Db): Promise<InstanceState['webhooks']>;
}
