import type { Clock, Instant } from '../../clock/clock.ts';
import { instantBefore } from '../../clock/clock.ts';
import type { Limits } from '../../config/limits.ts';
import type { Database } from '../../db/database.ts';
import { deleteReceiptsBefore, forgetBodiesBefore } from './receipt.store.ts';

const HOUR = 3_600_000;
const REMEMBERED_DAYS = 30;

/** Receipts are kept twice as long as advertised, so that a client whose clock is off is still safe. */
export const keptSince = (clock: Clock, limits: Limits): Instant =>
  instantBefore(clock, 2 * limits.retry_receipt_hours * HOUR);

/** Older keys are forgotten: the same text may be a new key again. */
export const rememberedSince = (clock: Clock): Instant => instantBefore(clock, REMEMBERED_DAYS * 24 * HOUR);

export const sweepReceipts = (database: Database, clock: Clock, limits: Limits): Promise<void> =>
  database.transaction(async (tx) => {
    await deleteReceiptsBefore(tx, rememberedSince(clock));
    await forgetBodiesBefore(tx, keptSince(clock, limits));
  });
