import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Rounds } from '../rounds.ts';
import type { ShoppingEngine } from './engines/engine.ts';
import { measureRates } from './rates/measure-rates.ts';
import type { RateFigures } from './rates/measure-rates.ts';
import { timeReview } from './review/time-review.ts';
import type { ReviewFigures } from './review/time-review.ts';
import { startShoppingService } from './shopping-service.ts';

export interface ShoppingFigures {
  readonly engine: string;
  readonly isEmbedded: boolean;
  readonly rates: RateFigures;
  readonly review: ReviewFigures;
}

/** Measures one engine, using its own service and database. */
export const measureShopping = async (
  engine: ShoppingEngine,
  rounds: Rounds,
  reviews: number,
): Promise<ShoppingFigures> => {
  const { title, isEmbedded, settings } = engine;
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-shopping-'));
  try {
    const service = await startShoppingService(settings, data);
    try {
      const review = await timeReview(service, reviews);
      const rates = await measureRates(service, () => engine.openBareWrites(data), rounds);
      return { engine: title, isEmbedded, rates, review };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
