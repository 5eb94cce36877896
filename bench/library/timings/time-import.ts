import { setTimeout as pause } from 'node:timers/promises';

import { zipOf } from '../../../test/support/import-files.ts';
import { formOf } from '../../../test/support/upload.ts';
import type { Client } from '../../client.ts';
import { generateRecipe } from '../recipes/generate-recipe.ts';

/** Number of recipes in the import. */
const IMPORTED_RECIPES = 1000;
const POLL_INTERVAL_MS = 50;

interface ImportJob {
  readonly id: string;
  readonly state: string;
  readonly result?: { readonly committed: number };
}

/** A bundle of recipes that the library does not have yet. */
const createBundle = (first: number): Promise<Buffer> => {
  const recipes = Array.from({ length: IMPORTED_RECIPES }, (_, index) => [
    `recipes/${index}.json`,
    generateRecipe(first + index),
  ]);
  return zipOf({ 'tureen-bundle.json': { format: 'tureen.bundle/1' }, ...Object.fromEntries(recipes) });
};

/** Seconds for a job to read the recipes, check them for duplicates and commit them. */
export const timeImport = async (client: Client, first: number): Promise<number> => {
  const form = formOf(
    { field: 'policy', content: 'allow-warnings' },
    { field: 'file', filename: 'bundle.zip', content: await createBundle(first) },
  );
  const startedAt = performance.now();
  const { text } = await client.expect(202, '/jobs/import-previews', { method: 'POST', form });
  for (let job = JSON.parse(text) as ImportJob; ;) {
    if (job.state === 'succeeded' && job.result?.committed === IMPORTED_RECIPES)
      return (performance.now() - startedAt) / 1000;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(`import: ${JSON.stringify(job)}`);
    await pause(POLL_INTERVAL_MS);
    job = JSON.parse((await client.expect(200, `/jobs/${job.id}`)).text) as ImportJob;
  }
};
