// npm run bench:scaled -- [--rounds 300] [--lines 30] [--json]
//
// Measures requests for a scaled view of an ordinary recipe on SQLite, in milliseconds and as a ratio to
// reading the unscaled recipe. The requests alternate, so that a busy machine slows all of them. `open` is one recipe
// that is scaled repeatedly, as when servings change; `other` is a different, unread recipe each time. The target is
// printed next to the figures and does not affect the exit code.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Client } from '../client.ts';
import type { Credential } from '../credential.ts';
import { startMeasuredService } from '../measured-service.ts';
import { parseCount } from '../options.ts';
import { median } from '../statistics.ts';
import { createOrdinaryRecipe } from './ordinary-recipe.ts';

/** Targets in milliseconds, by the number of lines. */
const TARGETS: Readonly<Record<number, number>> = { 20: 5, 30: 8 };
const WARM_UP = 100;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    lines: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = parseCount('rounds', values.rounds);
const lines = parseCount('lines', values.lines);
const target = TARGETS[lines] === undefined ? '' : `  (target: ${TARGETS[lines]} ms)`;

/** Asks for the compression that browsers ask for; nothing is decompressed. */
const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const createRecipe = async (client: Client, credential: Credential, number: number): Promise<string> => {
  const { text } = await client.expect(201, '/recipes', {
    method: 'POST',
    json: { recipe: createOrdinaryRecipe(number, lines) },
    headers: credential,
  });
  return (JSON.parse(text) as { id: string }).id;
};

interface Figures {
  readonly plainMs: number;
  readonly openMs: number;
  readonly otherMs: number;
}

const measure = async (client: Client, credential: Credential): Promise<Figures> => {
  const ids: string[] = [];
  for (let number = 0; number < rounds + WARM_UP; number += 1) {
    ids.push(await createRecipe(client, credential, number));
  }
  const headers = { ...credential, ...acceptEncoding };
  const timeRequest = async (path: string): Promise<number> =>
    (await client.expect(200, `/recipes/${path}`, { headers })).ms;
  const [first = ''] = ids;
  const times = { plain: [] as number[], open: [] as number[], other: [] as number[] };
  for (const [round, id] of ids.entries()) {
    const scale = `${(round % 7) + 1}/${(round % 3) + 2}`;
    const plain = await timeRequest(id);
    const open = await timeRequest(`${first}/scaled?scale=${scale}`);
    const other = await timeRequest(`${id}/scaled?scale=${scale}`);
    if (round < WARM_UP) continue;
    times.plain.push(plain);
    times.open.push(open);
    times.other.push(other);
  }
  return {
    plainMs: median(times.plain),
    openMs: median(times.open),
    otherMs: median(times.other),
  };
};

const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
try {
  const service = await startMeasuredService('service.child.ts', {}, data);
  const client = new Client(service.address, 1);
  try {
    const figures = await measure(client, service.credential);
    const formatLine = (name: string, ms: number): string =>
      `${name.padEnd(28)} ${ms.toFixed(2).padStart(7)} ms  ${(ms / figures.plainMs).toFixed(1).padStart(5)} × plain`;
    if (values.json) console.log(JSON.stringify({ rounds, lines, ...figures }));
    else {
      console.log(formatLine('GET /recipes/{id}', figures.plainMs));
      console.log(`${formatLine('…/scaled, same recipe', figures.openMs)}${target}`);
      console.log(`${formatLine('…/scaled, another recipe', figures.otherMs)}${target}`);
    }
  } finally {
    client.close();
    await service.stop();
  }
} finally {
  await rm(data, { recursive: true, force: true });
}
