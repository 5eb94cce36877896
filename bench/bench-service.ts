import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCredential } from './credential.ts';
import { createOrdinaryRecipe } from './scaled/ordinary-recipe.ts';
import { startServiceProcess } from './service-process.ts';
import { createTagName } from './tag-page.ts';

const RECIPES = 50;

export interface BenchService {
  readonly address: string;
  /** Headers sent with every request; empty in local mode. */
  readonly credential: Readonly<Record<string, string>>;
  /** The ETag of the tag list. */
  getListEtag(): Promise<string>;
  /** The paths of its recipes. */
  readonly recipes: readonly string[];
  stop(): Promise<void>;
}

/** Starts the service in its own process, with one page of tags and some recipes in its library. */
export const startBenchService = async (environment: Readonly<Record<string, string>>): Promise<BenchService> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
  const { address, setupLink, stop } = await startServiceProcess('service.child.ts', {
    TUREEN_DATA: data,
    ...environment,
  });
  const credential = await createCredential(address, setupLink);

  const create = async (path: string, body: object): Promise<{ readonly id: string }> => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify(body),
    });
    if (response.status !== 201 && response.status !== 409) throw new Error(await response.text());
    return (await response.json()) as { id: string };
  };
  for (let index = 0; index < 50; index += 1) {
    await create('/tags', { name: createTagName(index), color: '#c2410c' });
  }
  const recipes: string[] = [];
  for (let index = 0; index < RECIPES; index += 1) {
    const { id } = await create('/recipes', { recipe: createOrdinaryRecipe(index) });
    recipes.push(`/recipes/${id}`);
  }
  return {
    address,
    credential,
    recipes,
    getListEtag: async () => (await fetch(`${address}/api/v1/tags`, { headers: credential })).headers.get('etag') ?? '',
    stop: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};
