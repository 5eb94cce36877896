import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { findDuplicates } from '../../src/domains/recipes/index.ts';
import type { DuplicateMatch, DocumentToCheck } from '../../src/domains/recipes/index.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/app/open-database.ts';
import { asId } from '../../src/platform/ids/ids.ts';
import type { LibraryId } from '../../src/platform/ids/ids.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { Client } from '../client.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { FILL_CONCURRENCY, fillLibrary } from '../library/fill-library.ts';
import { startLibraryService } from '../library/library-service.ts';
import type { Progress } from '../library/progress.ts';
import { createTags } from '../library/tags.ts';
import { createDocuments, kinds } from './create-documents.ts';
import type { Kind } from './create-documents.ts';

const LOCK_WAIT_MS = 5000;

interface Size {
  /** Recipes in the library. */
  readonly recipes: number;
  /** Documents to look up in it. */
  readonly documents: number;
}

export interface DuplicateFigures extends Size {
  readonly seconds: number;
  /** CPU time; the elapsed time also depends on other processes. */
  readonly processorSeconds: number;
  /** The longest time the event loop was blocked. */
  readonly stallMs: number;
  /** For each kind, the fraction of documents for which a duplicate was found. */
  readonly found: Readonly<Record<Kind, number>>;
  /** Milliseconds per document for a small batch, for which not the whole library is scanned. */
  readonly fewMs: number;
}

/** As many as a person might import at once. */
const SMALL_BATCH = 100;

/** Fills an empty library using its own service, and returns the library's id. */
const fill = async (engine: LibraryEngine, data: string, recipes: number, progress: Progress): Promise<LibraryId> => {
  const service = await startLibraryService(engine.settings, data);
  const client = new Client(service.address, FILL_CONCURRENCY);
  try {
    const tags = await createTags(client);
    const startedAt = performance.now();
    const onProgress = (number: number): void =>
      progress.filling(number, recipes, (number / (performance.now() - startedAt)) * 1000);
    await fillLibrary(client, { from: 0, to: recipes, tags, onProgress });
    const { text } = await client.expect(200, '/libraries');
    const { items } = JSON.parse(text) as { readonly items: readonly { readonly id: string }[] };
    return asId<LibraryId>(items[0]?.id ?? '');
  } finally {
    client.close();
    await service.stop();
  }
};

const computeFoundFraction = (found: ReadonlyMap<string, readonly DuplicateMatch[]>, kind: Kind): number => {
  const results = [...found].filter(([key]) => key.startsWith(kind)).map(([, alike]) => alike.length > 0);
  return results.filter(Boolean).length / results.length;
};

const measure = async (
  db: Db,
  library: LibraryId,
  documents: readonly DocumentToCheck[],
): Promise<Omit<DuplicateFigures, keyof Size>> => {
  // Warm up, because the code is warm as well when one preview follows another.
  await findDuplicates(db, library, documents.slice(0, SMALL_BATCH));
  const smallBatchStartedAt = performance.now();
  await findDuplicates(db, library, documents.slice(SMALL_BATCH, 2 * SMALL_BATCH));
  const fewMs = (performance.now() - smallBatchStartedAt) / SMALL_BATCH;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const found = await findDuplicates(db, library, documents);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  const fractions = Object.fromEntries(kinds.map((kind) => [kind, computeFoundFraction(found, kind)])) as Record<
    Kind,
    number
  >;
  const processorSeconds = (user + system) / 1e6;
  return { seconds, processorSeconds, stallMs: delay.max / 1e6, found: fractions, fewMs };
};

/** Fills a library and then looks up many documents in it at once. */
export const measureDuplicates = async (
  engine: LibraryEngine,
  { recipes, documents }: Size,
  progress: Progress,
): Promise<DuplicateFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-alike-'));
  try {
    const library = await fill(engine, data, recipes, progress);
    progress.step('settling');
    await engine.settle();
    const config = loadConfig({ TUREEN_DATA: data, ...engine.settings }, '');
    const log = createLog('warn');
    const database = await openDatabase({ config, clock: systemClock, log, lockWaitMs: LOCK_WAIT_MS });
    progress.step('generating documents');
    const created = createDocuments(documents, recipes);
    progress.step('finding duplicates');
    const figures = await measure(database.db, library, created).finally(() => database.close());
    return { recipes, documents, ...figures };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
