import { BARE } from './bare-list.ts';
import type { BareTicks, BareWay } from './engine.ts';
import { createLists, serveList } from './lists.ts';
import { readConstant, readList, revalidateList } from './read-list.ts';
import { runRounds } from './rounds.ts';
import type { Rounds } from './rounds.ts';
import type { ShoppingService } from './shopping-service.ts';
import { tickLists } from './tick-lists.ts';

/** In a second, and as a share of the constant. */
interface ReadFigures {
  readonly rate: number;
  readonly ratio: number;
}

/** Rates are in a second. */
export interface RateFigures {
  /** Characters of the list that is read, and of the constant. */
  readonly characters: number;
  readonly constant: number;
  readonly read: ReadFigures;
  readonly notModified: ReadFigures;
  readonly ticks: number;
  /** The ways of the engine, each with the ticks as a share of it. */
  readonly bare: readonly (Pick<BareWay, 'name' | 'isPlain'> & { readonly rate: number; readonly tickRatio: number })[];
}

/** Clients that tick at once, each in a list of its own. */
const SHOPPERS = 32;

const numbered = (name: string): readonly string[] =>
  Array.from({ length: SHOPPERS }, (_, index) => `${name}${index + 1}`);

const READ = 'read';
const TICKED = numbered('ticked-');

/** Reads and ticks lists of forty items, and what they are held against. */
export const measureRates = async (
  service: ShoppingService,
  openBareTicks: () => Promise<BareTicks>,
  rounds: Rounds,
): Promise<RateFigures> => {
  await createLists(service, [READ, ...TICKED, ...numbered(BARE)]);
  const { body } = await serveList(service, READ);
  await service.keepConstant(body);
  const bare = await openBareTicks();
  const rates = await runRounds(
    [
      { name: 'constant', rate: (seconds) => readConstant(service, seconds) },
      { name: 'read', rate: (seconds) => readList(service, READ, seconds) },
      { name: 'not modified', rate: (seconds) => revalidateList(service, READ, seconds) },
      ...bare.ways,
      { name: 'ticks', rate: (seconds) => tickLists(service, TICKED, seconds) },
    ],
    rounds,
  ).finally(() => bare.close());
  const share = (name: string): ReadFigures => ({ rate: rates.of(name), ratio: rates.ratio(name, 'constant') });
  return {
    characters: JSON.stringify(body).length,
    constant: rates.of('constant'),
    read: share('read'),
    notModified: share('not modified'),
    ticks: rates.of('ticks'),
    bare: bare.ways.map(({ name, isPlain }) => ({
      name,
      isPlain,
      rate: rates.of(name),
      tickRatio: rates.ratio('ticks', name),
    })),
  };
};
