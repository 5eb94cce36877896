import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCredential } from './credential.ts';
import { benchSettings, NODE_OPTIONS } from './service-options.ts';
import { createOrdinaryRecipe } from './scaled/ordinary-recipe.ts';
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

interface Started {
  readonly address: string;
  readonly setupLink?: string;
}

/** Starts the service in its own process, with one page of tags and some recipes in its library. */
export const startBenchService = async (environment: Readonly<Record<string, string>>): Promise<BenchService> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
  const child = fork(path.join(import.meta.dirname, 'service.child.ts'), {
    execArgv: [...NODE_OPTIONS],
    env: { ...process.env, TUREEN_DATA: data, ...benchSettings, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address, setupLink }] = (await once(child, 'message')) as [Started];
  const credential = setupLink === undefined ? {} : await createCredential(address, setupLink);

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
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
};
