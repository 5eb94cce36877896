import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { findAlike } from '../../src/domains/recipes/index.ts';
import type { Alike, AskedDocument } from '../../src/domains/recipes/index.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { asId } from '../../src/platform/ids/ids.ts';
import type { LibraryId } from '../../src/platform/ids/ids.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { Client } from '../library/client.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { FILLERS, fillLibrary } from '../library/fill-library.ts';
import { startLibraryService } from '../library/library-service.ts';
import type { Progress } from '../library/progress.ts';
import { createTags } from '../library/tags.ts';
import { askedDocuments, kinds } from './asked-documents.ts';
import type { Kind } from './asked-documents.ts';

const WAIT_MS = 5000;

interface Size {
  /** Recipes in the library. */
  readonly recipes: number;
  /** Documents to look up in it. */
  readonly documents: number;
}

export interface AlikeFigures extends Size {
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
const FEW = 100;

/** Fills an empty library using its own service, and returns the library's id. */
const fill = async (engine: LibraryEngine, data: string, recipes: number, progress: Progress): Promise<LibraryId> => {
  const service = await startLibraryService(engine.settings, data);
  const client = new Client(service.address, FILLERS);
  try {
    const tags = await createTags(client);
    const began = performance.now();
    const onProgress = (number: number): void =>
      progress.filling(number, recipes, (number / (performance.now() - began)) * 1000);
    await fillLibrary(client, { from: 0, to: recipes, tags, onProgress });
    const { text } = await client.expect(200, '/libraries');
    const { items } = JSON.parse(text) as { readonly items: readonly { readonly id: string }[] };
    return asId<LibraryId>(items[0]?.id ?? '');
  } finally {
    client.close();
    await service.stop();
  }
};

const shareFound = (found: ReadonlyMap<string, readonly Alike[]>, kind: Kind): number => {
  const own = [...found].filter(([key]) => key.startsWith(kind)).map(([, alike]) => alike.length > 0);
  return own.filter(Boolean).length / own.length;
};

const measure = async (
  db: Db,
  library: LibraryId,
  documents: readonly AskedDocument[],
): Promise<Omit<AlikeFigures, keyof Size>> => {
  // Warm up, because the code is warm as well when one preview follows another.
  await findAlike(db, library, documents.slice(0, FEW));
  const beganFew = performance.now();
  await findAlike(db, library, documents.slice(FEW, 2 * FEW));
  const fewMs = (performance.now() - beganFew) / FEW;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const began = performance.now();
  const found = await findAlike(db, library, documents);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  const shares = Object.fromEntries(kinds.map((kind) => [kind, shareFound(found, kind)])) as Record<Kind, number>;
  const processorSeconds = (user + system) / 1e6;
  return { seconds, processorSeconds, stallMs: delay.max / 1e6, found: shares, fewMs };
};

/** Fills a library and then looks up many documents in it at once. */
export const measureAlike = async (
  engine: LibraryEngine,
  { recipes, documents }: Size,
  progress: Progress,
): Promise<AlikeFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-alike-'));
  try {
    const library = await fill(engine, data, recipes, progress);
    progress.step('settling');
    await engine.settle();
    const config = loadConfig({ TUREEN_DATA: data, ...engine.settings }, '');
    const log = createLog('warn');
    const database = await openDatabase({ config, clock: systemClock, log, lockWaitMs: WAIT_MS });
    progress.step('writing documents');
    const asked = askedDocuments(documents, recipes);
    progress.step('looking for them');
    const figures = await measure(database.db, library, asked).finally(() => database.close());
    return { recipes, documents, ...figures };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
