import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

import type { MeasuredService } from '../measured-service.ts';
import { PRESETS } from './resized-versions.ts';

/** More than the service processes at once, so that it is always busy. */
const CLIENTS = 8;

const send = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
};

/** Uploads the image with random trailing bytes, so that the service has never seen it before. */
const upload = async ({ address, credential }: MeasuredService, recipe: string, file: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([await readFile(file), randomUUID()]), 'soup.jpg');
  const url = `${address}/api/v1/recipes/${recipe}/assets`;
  const { headers } = await send(url, { method: 'POST', headers: credential, body: form });
  return `${address}${headers.get('location')}/derivatives`;
};

const createRecipe = async ({ address, credential }: MeasuredService): Promise<string> => {
  const headers = { ...credential, 'content-type': 'application/json' };
  const body = JSON.stringify({ recipe: { title: 'Soup' } });
  const response = await send(`${address}/api/v1/recipes`, { method: 'POST', headers, body });
  return ((await response.json()) as { id: string }).id;
};

/** Uploads the images and returns the URLs under which their resized versions are served. */
export const uploadAll = async (service: MeasuredService, files: readonly string[]): Promise<readonly string[]> => {
  const recipe = await createRecipe(service);
  const urls: string[] = [];
  for (const file of files) urls.push(await upload(service, recipe, file));
  return urls;
};

/** Resized images per second, each requested for the first time. */
export const measureColdRate = async (service: MeasuredService, files: readonly string[]): Promise<number> => {
  const urls = await uploadAll(service, files);
  const requests = urls.flatMap((url) => PRESETS.map((preset) => `${url}/${preset}`));
  const remaining = requests.values();
  const work = async (): Promise<void> => {
    for (const url of remaining) await (await send(url, { headers: service.credential })).arrayBuffer();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return requests.length / ((performance.now() - startedAt) / 1000);
};
