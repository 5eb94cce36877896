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
  /** Recipes of the library. */
  readonly recipes: number;
  /** Documents that are looked for in it. */
  readonly documents: number;
}

export interface AlikeFigures extends Size {
  readonly seconds: number;
  /** Of the processor, which others may have wanted too. */
  readonly processorSeconds: number;
  /** The longest that nobody else had a turn. */
  readonly stallMs: number;
  /** Of each kind, the share for which something was found. */
  readonly found: Readonly<Record<Kind, number>>;
  /** Milliseconds for one of a few documents, for which not all of the library is looked at. */
  readonly fewMs: number;
}

/** As many as a person may bring in at once. */
const FEW = 100;

/** Fills an empty library by a service of its own, and gives its id. */
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
  // The code is warm, as it is where a preview follows another.
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

/** Fills a library, and then looks for many documents in it at once. */
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
