import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from '../client.ts';
import type { LibraryEngine } from './engine.ts';
import { growLibrary } from './grow-library.ts';
import type { GrowthFigures } from './grow-library.ts';
import { startLibraryService } from './library-service.ts';
import type { LibraryService } from './library-service.ts';
import type { Progress } from './progress.ts';
import { createTags } from './tags.ts';
import { timeImport } from './timings/time-import.ts';
import { timeListing, walkPages } from './timings/time-listing.ts';
import type { ListingFigures } from './timings/time-listing.ts';
import { timePantry } from './timings/time-pantry.ts';
import type { PantryFigures } from './timings/time-pantry.ts';
import { timePending } from './timings/time-pending.ts';
import type { PendingFigures } from './timings/time-pending.ts';
import { timeSearch } from './timings/time-search.ts';
import type { SearchFigures } from './timings/time-search.ts';

export interface LibraryFigures extends GrowthFigures {
  readonly search: SearchFigures;
  /** Only for engines that have a pending list. */
  readonly pending?: PendingFigures;
  readonly latest: ListingFigures;
  readonly byTitle: ListingFigures;
  /** Seconds per thousand recipes. */
  readonly importing: number;
  readonly pantry: PantryFigures;
  /** Resident memory after start, after filling the library, and after listing all of it. */
  readonly megabytes: { readonly empty: number; readonly filled: number; readonly listed: number };
  /** Resident memory of a new process that only listed the whole library. */
  readonly megabytesAnew: number;
}

/** Resident memory after serving every recipe in the library once. */
const listAll = async (service: LibraryService): Promise<number> => {
  const client = new Client(service.address, 1);
  await walkPages(client, 'latest', 100);
  client.close();
  return service.megabytes();
};

/** Fills a library and measures it, using the same service throughout. */
const measure = async (
  service: LibraryService,
  engine: LibraryEngine,
  { data, recipes, progress }: { readonly data: string; readonly recipes: number; readonly progress: Progress },
): Promise<Omit<LibraryFigures, 'megabytesAnew'>> => {
  const client = new Client(service.address, 1);
  const empty = service.megabytes();
  const tags = await createTags(client);
  const growth = await growLibrary(service.address, recipes, tags, progress);
  const filled = service.megabytes();

  progress.step('settling');
  await engine.settle();
  progress.step('searching');
  const bare = await engine.openBareSearch(data);
  const search = await timeSearch(client, bare, recipes, tags).finally(() => bare.close());
  progress.step('searching after many writes');
  const pending = engine.pendingList && (await timePending(client, engine.pendingList, recipes, tags));
  progress.step('listing, latest first');
  const latest = await timeListing(client, 'latest');
  progress.step('listing by title');
  const byTitle = await timeListing(client, 'title');
  progress.step('listing all');
  const listed = await listAll(service);
  progress.step('importing');
  const importing = await timeImport(client, recipes);
  progress.step('filling the pantry');
  const pantry = await timePantry(client);
  client.close();
  const megabytes = { empty, filled, listed };
  return { ...growth, search, ...(pending && { pending }), latest, byTitle, importing, pantry, megabytes };
};

export const measureLibrary = async (
  engine: LibraryEngine,
  recipes: number,
  progress: Progress,
): Promise<LibraryFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-library-'));
  const withService = async <T>(work: (service: LibraryService) => Promise<T>): Promise<T> => {
    const service = await startLibraryService(engine.settings, data);
    return work(service).finally(() => service.stop());
  };
  try {
    const figures = await withService((service) => measure(service, engine, { data, recipes, progress }));
    progress.step('listing all in a new process');
    return { ...figures, megabytesAnew: await withService(listAll) };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
