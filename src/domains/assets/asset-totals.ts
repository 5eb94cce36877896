import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { defineService } from '../../platform/module/module.ts';
import { readAssetTotals } from './asset.store.ts';
import type { AssetTotals } from './asset.store.ts';

/** Adding up the sizes of a million files takes a second, and the totals may be a minute old. */
const MAX_AGE_MS = 60_000;

/** Number and total size of all files, up to a minute old. */
export class CachedAssetTotals {
  #reading: Promise<AssetTotals> | undefined;
  #readAt = 0;

  get(db: Db, clock: Clock): Promise<AssetTotals> {
    const now = clock.now().getTime();
    if (this.#reading === undefined || now - this.#readAt >= MAX_AGE_MS) {
      this.#readAt = now;
      this.#reading = readAssetTotals(db).catch((error: unknown) => {
        this.#reading = undefined;
        throw error;
      });
    }
    return this.#reading;
  }
}

export const assetTotals = defineService<CachedAssetTotals>({
  name: 'asset totals',
  create: () => new CachedAssetTotals(),
});
