import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { extractItems } from '../../src/domains/imports/extraction/extract-items.ts';
import type { SourceItem } from '../../src/domains/imports/extraction/extract-items.ts';
import { prepareItem } from '../../src/domains/imports/extraction/prepare-item.ts';
import { extractRecipes } from '../../src/domains/imports/formats/web-page/extract-recipes.ts';
import { parsePage } from '../../src/domains/imports/formats/web-page/page.ts';
import { openSource } from '../../src/domains/imports/sources/open-source.ts';
import { defaultSourceLimits } from '../../src/domains/imports/sources/source-limits.ts';
import { formOf } from '../../test/support/upload.ts';
import { Client } from '../client.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { startLibraryService } from '../library/library-service.ts';
import type { Progress } from '../library/progress.ts';
import { median } from '../statistics.ts';
import { createPage } from './create-page.ts';

/** Pages that are read before the measured ones, and how many are measured. */
const WARM_UP_PAGES = 60;
const MEASURED_PAGES = 100;

/** A recipe that takes next to no time to read: what is left is the request, the thread and the preview. */
const SHORT_TEXT = 'Pancakes\n\nIngredients\n2 eggs\n1 cup milk\n\nMethod\nStir everything, then fry it.';

/** Milliseconds for each part of reading a page, on one thread that does nothing else. */
interface StageFigures {
  readonly parse: number;
  readonly extraction: number;
  readonly detection: number;
  readonly analysis: number;
}

export interface PageFigures {
  /** From the upload of a page to its preview, median. */
  readonly pageMs: number;
  /** The same for a few lines of text. */
  readonly shortTextMs: number;
  readonly stages: StageFigures;
  readonly restSeconds: number;
  /** The first and the second page after a rest. */
  readonly firstMs: number;
  readonly secondMs: number;
}

const timed = async <T>(work: () => T | Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
};

const readItems = async (bytes: Buffer): Promise<readonly SourceItem[]> => {
  const { source } = await openSource({ name: 'page.html', content: { bytes } }, defaultSourceLimits);
  const context = { reportTotal: () => undefined, reportProgress: () => undefined };
  const items: SourceItem[] = [];
  for await (const item of extractItems(source, context)) items.push(item);
  return items;
};

/** Times each part separately. What contains another part has that part subtracted. */
const measureStages = async (pages: readonly string[]): Promise<StageFigures> => {
  const figures: StageFigures[] = [];
  for (const page of pages) {
    const parse = await timed(() => parsePage(page));
    const extraction = await timed(() => extractRecipes(page, undefined));
    const reading = await timed(() => readItems(Buffer.from(page)));
    const analysis = await timed(() => reading.result.map(prepareItem));
    figures.push({
      parse: parse.ms,
      extraction: extraction.ms - parse.ms,
      detection: reading.ms - extraction.ms,
      analysis: analysis.ms,
    });
  }
  const measured = figures.slice(WARM_UP_PAGES);
  return {
    parse: median(measured.map(({ parse }) => parse)),
    extraction: median(measured.map(({ extraction }) => extraction)),
    detection: median(measured.map(({ detection }) => detection)),
    analysis: median(measured.map(({ analysis }) => analysis)),
  };
};

/**
 * Measures reading ordinary pages without fetching them, and the first one after a rest. The rest has to outlast every
 * timer of the service; then an hour makes no further difference. After two minutes all import threads but one are
 * ended, and after ten seconds idle connections to PostgreSQL are closed, with the statements prepared on them.
 */
export const measurePages = async (
  engine: LibraryEngine,
  restSeconds: number,
  progress: Progress,
): Promise<PageFigures> => {
  const pages = Array.from({ length: WARM_UP_PAGES + MEASURED_PAGES }, (_, number) => createPage(number));
  progress.step('measuring the parts of reading a page');
  const stages = await measureStages(pages);
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-pages-'));
  const service = await startLibraryService(engine.settings, data);
  const client = new Client(service.address, 3);
  const send = async (page: string): Promise<number> => {
    const form = formOf({ field: 'file', filename: 'page.html', content: page });
    return (await client.expect(201, '/recipes/import-previews', { method: 'POST', form })).ms;
  };
  try {
    progress.step('importing pages');
    const times: number[] = [];
    for (const page of pages) times.push(await send(page));
    const texts: number[] = [];
    for (let turn = 0; turn < MEASURED_PAGES; turn += 1) {
      const json = { text: SHORT_TEXT };
      texts.push((await client.expect(201, '/recipes/import-previews', { method: 'POST', json })).ms);
    }
    // Leaves more threads than one at rest.
    await Promise.all(pages.slice(0, 3).map(send));
    progress.step(`resting for ${restSeconds} s`);
    await pause(restSeconds * 1000);
    const [first = '', second = ''] = pages;
    const [firstMs, secondMs] = [await send(first), await send(second)];
    const pageMs = median(times.slice(WARM_UP_PAGES));
    return { pageMs, shortTextMs: median(texts), stages, restSeconds, firstMs, secondMs };
  } finally {
    client.close();
    await service.stop();
    await rm(data, { recursive: true, force: true });
  }
};
