import type { Instant } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { defineService } from '../../platform/module/module.ts';
import type { StoreOwnership } from '../../platform/storage/store-owner.ts';
import type { CachedAssetTotals } from '../assets/index.ts';
import type { InstanceState } from './instance.schemas.ts';

/** What the process knows about itself. */
export interface Instance extends Pick<Config, 'auth'> {
  readonly version: string;
  readonly startedAt: Instant;
  /** Which database owns the file store. */
  readonly files: StoreOwnership;
  readonly assetTotals: CachedAssetTotals;
  readonly webhookHealth: WebhookHealthReader;
}

type WebhookHealthReader = (db: Db) => Promise<InstanceState['webhooks']>;

/** Provided by webhooks, which no domain imports. */
export const webhookHealth = defineService<WebhookHealthReader>({ name: 'the health of webhooks' });
