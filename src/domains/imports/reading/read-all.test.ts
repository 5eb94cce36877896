import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { paprikaRecipe } from '../../../../test/support/paprika.ts';
import { zipOf } from '../../../../test/support/import-files.ts';
import { recipeNode } from '../../../../test/support/imports.ts';
import { readAll } from './read-all.ts';
import { usualReadLimits } from './read-limits.ts';
import type { Resume } from './read-position.ts';
import type { ReadingMessage } from './reading-task.ts';

/** Reads an archive, and returns the title of each item or the reason why it cannot be read. */
const read = async (bytes: Uint8Array, resume?: Resume) => {
  const messages: ReadingMessage[] = [];
  const parts: (number | undefined)[] = [];
  await readAll(
    { source: { name: 'all.zip', content: { bytes } }, limits: usualReadLimits, resume },
    async (message) => void messages.push(message),
    {
      advance: () => undefined,
      addBytes: () => undefined,
      setPart: (part) => void parts.push(part),
      checkpoint: async () => undefined,
    },
  );
  const items = messages.flatMap((message) => (message.kind === 'items' ? message.items : []));
  return {
    parts,
    titles: items.map(({ title, document, remarks }) => (document === undefined ? remarks[0]?.evidence : title)),
    position: messages.findLast((message) => message.kind === 'items')?.position,
  };
};

const REASON = 'It was lost.';

const page = (name: string) => `<html><script type="application/ld+json">${JSON.stringify(recipeNode(name))}</script>`;

suite('resuming after a thread was stopped', () => {
  const several = JSON.stringify(['C1', 'C2', 'C3'].map((name) => recipeNode(name)));
  const files = {
    'a.html': page('A'),
    'b.html': page('B'),
    'c.json': several,
    'd.png': 'no recipe',
    'e.html': page('E'),
  };

  test('publishes the member that is being read', async () => {
    const { parts, titles, position } = await read(await zipOf(files));
    assert.deepEqual(titles, ['A', 'B', 'C1', 'C2', 'C3', 'E']);
    assert.deepEqual([...new Set(parts)], [0, 1, 2, 3, 4]);
    assert.deepEqual(position, { found: 7, member: 'e.html', foundBefore: 6 });
  });

  test('does not read again what was sent, and reports a lost file in its place', async () => {
    const bytes = await zipOf(files);
    const lost = [{ index: 2, reason: REASON }];
    const start = { found: 0, member: undefined, foundBefore: 0 };
    const rest = async (position: Resume['position']) => (await read(bytes, { position, lost })).titles;
    assert.deepEqual(await rest(start), ['A', 'B', REASON, 'E']);
    assert.deepEqual(await rest({ found: 1, member: 'a.html', foundBefore: 0 }), ['B', REASON, 'E']);
    // Two of its recipes had been sent and stay; only the rest of it is lost.
    assert.deepEqual(await rest({ found: 4, member: 'c.json', foundBefore: 2 }), [REASON, 'E']);
    const { parts } = await read(bytes, { position: { found: 2, member: 'b.html', foundBefore: 1 }, lost });
    assert.ok(!parts.includes(0), 'a file that was sent was opened again');
  });

  test('does the same in an archive of a known program', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `${at}.paprikarecipe`);
    const own = Object.fromEntries(names.map((name, at) => [name, JSON.stringify(paprikaRecipe(at))]));
    const bytes = await zipOf(own);
    const { titles } = await read(bytes);
    const resumed = await read(bytes, {
      position: { found: 2, member: '1.paprikarecipe', foundBefore: 1 },
      lost: [{ index: 3, reason: REASON }],
    });
    assert.deepEqual(resumed.titles, [titles[2], REASON, titles[4]]);
  });

  test('reports the lost member of an archive with nothing else in it', async () => {
    const resume = { position: { found: 0, member: undefined, foundBefore: 0 }, lost: [{ index: 0, reason: REASON }] };
    assert.deepEqual((await read(await zipOf({ 'a.html': page('A') }), resume)).titles, [REASON]);
  });
});
