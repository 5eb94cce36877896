// npm run bench:scaled -- [--rounds 300] [--json]
//
// What a scaled reading of an ordinary recipe of 30 lines costs, over the whole request on SQLite: in milliseconds, and
// as a ratio to reading the recipe as it is. Both are measured in turn, so that a busy machine slows both. `open` is one
// recipe that is scaled again and again, as servings change; `other` is a recipe that was not read before each time.
// The bar is printed beside the figures and does not decide how the run ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { countOf } from '../count-of.ts';
import { startMeasuredService } from '../measured-service.ts';
import type { MeasuredService } from '../measured-service.ts';
import { ordinaryRecipe } from './ordinary-recipe.ts';

const BAR_MS = 8;
const WARM_UP = 100;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '300' }, json: { type: 'boolean', default: false } },
});
const rounds = countOf('rounds', values.rounds);

const createRecipe = async ({ address, credential }: MeasuredService, number: number): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credential },
    body: JSON.stringify({ recipe: ordinaryRecipe(number) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
};

const msOf = async ({ address, credential }: MeasuredService, recipePath: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${address}/api/v1/recipes/${recipePath}`, { headers: credential });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${recipePath} is answered with ${answer.status}`);
  return performance.now() - began;
};

const medianOf = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

interface Figures {
  readonly plainMs: number;
  readonly openMs: number;
  readonly otherMs: number;
}

const measure = async (service: MeasuredService): Promise<Figures> => {
  const ids: string[] = [];
  for (let number = 0; number < rounds + WARM_UP; number += 1) ids.push(await createRecipe(service, number));
  const [first = ''] = ids;
  const times = { plain: [] as number[], open: [] as number[], other: [] as number[] };
  for (const [round, id] of ids.entries()) {
    const scale = `${(round % 7) + 1}/${(round % 3) + 2}`;
    const plain = await msOf(service, id);
    const open = await msOf(service, `${first}/scaled?scale=${scale}`);
    const other = await msOf(service, `${id}/scaled?scale=${scale}`);
    if (round < WARM_UP) continue;
    times.plain.push(plain);
    times.open.push(open);
    times.other.push(other);
  }
  return { plainMs: medianOf(times.plain), openMs: medianOf(times.open), otherMs: medianOf(times.other) };
};

const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
try {
  const service = await startMeasuredService(new URL('../service.child.ts', import.meta.url), {}, data);
  try {
    const figures = await measure(service);
    const line = (name: string, ms: number): string =>
      `${name.padEnd(28)} ${ms.toFixed(2).padStart(7)} ms  ${(ms / figures.plainMs).toFixed(1).padStart(5)} × plain`;
    if (values.json) console.log(JSON.stringify({ rounds, ...figures }));
    else {
      console.log(line('GET /recipes/{id}', figures.plainMs));
      console.log(`${line('…/scaled, the open recipe', figures.openMs)}  (bar: ${BAR_MS} ms)`);
      console.log(`${line('…/scaled, another recipe', figures.otherMs)}  (bar: ${BAR_MS} ms)`);
    }
  } finally {
    await service.stop();
  }
} finally {
  await rm(data, { recursive: true, force: true });
}
