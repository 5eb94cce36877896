import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

import type { MeasuredService } from '../measured-service.ts';
import { PRESETS } from './wanted.ts';

/** More than the service works on at once, so that it never has to wait for us. */
const CLIENTS = 8;

const sent = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** A picture that the service has never seen: the same one, and after its end something new. */
const uploaded = async ({ address, credential }: MeasuredService, recipe: string, file: string): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([await readFile(file), randomUUID()]), 'soup.jpg');
  const url = `${address}/api/v1/recipes/${recipe}/assets`;
  const { headers } = await sent(url, { method: 'POST', headers: credential, body: form });
  return `${address}${headers.get('location')}/derivatives`;
};

const newRecipe = async ({ address, credential }: MeasuredService): Promise<string> => {
  const headers = { ...credential, 'content-type': 'application/json' };
  const body = JSON.stringify({ recipe: { title: 'Soup' } });
  const answer = await sent(`${address}/api/v1/recipes`, { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
};

/** Uploads the pictures anew, and gives the addresses below which their smaller ones are. */
export const uploadAll = async (service: MeasuredService, files: readonly string[]): Promise<readonly string[]> => {
  const recipe = await newRecipe(service);
  const addresses: string[] = [];
  for (const file of files) addresses.push(await uploaded(service, recipe, file));
  return addresses;
};

/** Smaller pictures in a second, each asked for the first time. */
export const coldRate = async (service: MeasuredService, files: readonly string[]): Promise<number> => {
  const addresses = await uploadAll(service, files);
  const wanted = addresses.flatMap((address) => PRESETS.map((preset) => `${address}/${preset}`));
  const left = wanted.values();
  const ask = async (): Promise<void> => {
    for (const url of left) await (await sent(url, { headers: service.credential })).arrayBuffer();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, ask));
  return wanted.length / ((performance.now() - began) / 1000);
};
