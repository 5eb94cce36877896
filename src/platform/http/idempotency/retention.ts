import type { Clock, Instant } from '../../clock/clock.ts';
import { instantBefore } from '../../clock/clock.ts';
import type { Limits } from '../../config/limits.ts';
import type { Database } from '../../db/database.ts';
import { deleteReceiptsBefore, clearReceiptBodiesBefore } from './receipt.store.ts';

const HOUR = 3_600_000;
const REMEMBERED_DAYS = 30;

/** Receipts are kept twice as long as advertised, to protect clients whose clock is off. */
export const getBodyRetentionStart = (clock: Clock, limits: Limits): Instant =>
  instantBefore(clock, 2 * limits.retry_receipt_hours * HOUR);

/** Older keys are forgotten and may be reused as new ones. */
export const getKeyRetentionStart = (clock: Clock): Instant => instantBefore(clock, REMEMBERED_DAYS * 24 * HOUR);

export const sweepReceipts = async (database: Database, clock: Clock, limits: Limits): Promise<void> => {
  await deleteReceiptsBefore(database, getKeyRetentionStart(clock));
  await clearReceiptBodiesBefore(database, getBodyRetentionStart(clock, limits));
};
