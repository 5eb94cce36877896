import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ShoppingEngine } from './engine.ts';
import { measureRates } from './measure-rates.ts';
import type { RateFigures } from './measure-rates.ts';
import type { Rounds } from './rounds.ts';
import { startShoppingService } from './shopping-service.ts';
import { timeReview } from './time-review.ts';
import type { ReviewFigures } from './time-review.ts';

export interface ShoppingFigures {
  readonly engine: string;
  readonly isEmbedded: boolean;
  readonly rates: RateFigures;
  readonly review: ReviewFigures;
}

/** Measures one engine, in a service and a database of its own. */
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
      const rates = await measureRates(service, () => engine.openBareTicks(data), rounds);
      return { engine: title, isEmbedded, rates, review };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
