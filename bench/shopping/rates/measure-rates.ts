import { runRounds } from '../../rounds.ts';
import type { Rounds } from '../../rounds.ts';
import { BARE_LIST_PREFIX } from '../engines/bare-list.ts';
import type { BareWrites, WriteWay } from '../engines/engine.ts';
import type { ShoppingService } from '../shopping-service.ts';
import { checkItems } from './check-items.ts';
import { createLists, fetchList } from './lists.ts';
import { readConstant, readList, revalidateList } from './read-list.ts';

/** Rate per second, and its ratio to the constant. */
interface RelativeRate {
  readonly rate: number;
  readonly ratio: number;
}

/** All rates are per second. */
export interface RateFigures {
  /** Length of the list in characters, and of the constant. */
  readonly characters: number;
  readonly constant: number;
  readonly read: RelativeRate;
  readonly notModified: RelativeRate;
  readonly ticks: number;
  /** The engine's ways to write, each with the ratio of the service's rate to it. */
  readonly bare: readonly (Pick<WriteWay, 'name' | 'isPlain'> & {
    readonly rate: number;
    readonly tickRatio: number;
  })[];
}

/** Concurrent clients, each with its own list. */
const CLIENTS = 32;

const createIds = (name: string): readonly string[] =>
  Array.from({ length: CLIENTS }, (_, index) => `${name}${index + 1}`);

const READ_LIST = 'read';
const CHECKED_LISTS = createIds('ticked-');

/** Measures reading and checking off lists of forty items, together with their baselines. */
export const measureRates = async (
  service: ShoppingService,
  openBareWrites: () => Promise<BareWrites>,
  rounds: Rounds,
): Promise<RateFigures> => {
  await createLists(service, [READ_LIST, ...CHECKED_LISTS, ...createIds(BARE_LIST_PREFIX)]);
  const { body } = await fetchList(service, READ_LIST);
  await service.setConstant(body);
  const bare = await openBareWrites();
  const rates = await runRounds(
    [
      { name: 'constant', rate: (seconds) => readConstant(service, seconds) },
      { name: 'read', rate: (seconds) => readList(service, READ_LIST, seconds) },
      { name: 'not modified', rate: (seconds) => revalidateList(service, READ_LIST, seconds) },
      ...bare.ways,
      { name: 'ticks', rate: (seconds) => checkItems(service, CHECKED_LISTS, seconds) },
    ],
    rounds,
  ).finally(() => bare.close());
  const toRelativeRate = (name: string): RelativeRate => ({
    rate: rates.median(name),
    ratio: rates.ratio(name, 'constant'),
  });
  return {
    characters: JSON.stringify(body).length,
    constant: rates.median('constant'),
    read: toRelativeRate('read'),
    notModified: toRelativeRate('not modified'),
    ticks: rates.median('ticks'),
    bare: bare.ways.map(({ name, isPlain }) => ({
      name,
      isPlain,
      rate: rates.median(name),
      tickRatio: rates.ratio('ticks', name),
    })),
  };
};
