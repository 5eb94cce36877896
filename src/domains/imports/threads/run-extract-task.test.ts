import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { paprikaRecipe } from '../../../../test/support/paprika.ts';
import { zipOf } from '../../../../test/support/import-files.ts';
import { recipeNode } from '../../../../test/support/imports.ts';
import { runExtractTask } from './run-extract-task.ts';
import { defaultSourceLimits } from '../sources/source-limits.ts';
import type { ResumePoint } from '../extraction/source-position.ts';
import type { ImportThreadMessage } from './import-thread-task.ts';

/** Reads an archive, and returns the title of each item, or the reason if it cannot be read. */
const read = async (bytes: Uint8Array, resume?: ResumePoint) => {
  const messages: ImportThreadMessage[] = [];
  const parts: (number | undefined)[] = [];
  await runExtractTask(
    { source: { name: 'all.zip', content: { bytes } }, limits: defaultSourceLimits, resume },
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

  test('publishes the index of the member being read', async () => {
    const { parts, titles, position } = await read(await zipOf(files));
    assert.deepEqual(titles, ['A', 'B', 'C1', 'C2', 'C3', 'E']);
    assert.deepEqual([...new Set(parts)], [0, 1, 2, 3, 4]);
    assert.deepEqual(position, { foundCount: 7, member: 'e.html', foundBeforeMember: 6 });
  });

  test('does not reread files that were sent, and reports a lost file in its place', async () => {
    const bytes = await zipOf(files);
    const lost = [{ index: 2, reason: REASON }];
    const start = { foundCount: 0, member: undefined, foundBeforeMember: 0 };
    const rest = async (position: ResumePoint['position']) =>
      (await read(bytes, { position, skippedMembers: lost })).titles;
    assert.deepEqual(await rest(start), ['A', 'B', REASON, 'E']);
    assert.deepEqual(await rest({ foundCount: 1, member: 'a.html', foundBeforeMember: 0 }), ['B', REASON, 'E']);
    // Two recipes of c.json were already sent and are kept; only the rest of the file is lost.
    assert.deepEqual(await rest({ foundCount: 4, member: 'c.json', foundBeforeMember: 2 }), [REASON, 'E']);
    const { parts } = await read(bytes, {
      position: { foundCount: 2, member: 'b.html', foundBeforeMember: 1 },
      skippedMembers: lost,
    });
    assert.ok(!parts.includes(0), 'a file that had been sent was opened again');
  });

  test('resumes in the same way in an archive of a known program', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `${at}.paprikarecipe`);
    const own = Object.fromEntries(names.map((name, at) => [name, JSON.stringify(paprikaRecipe(at))]));
    const bytes = await zipOf(own);
    const { titles } = await read(bytes);
    const resumed = await read(bytes, {
      position: { foundCount: 2, member: '1.paprikarecipe', foundBeforeMember: 1 },
      skippedMembers: [{ index: 3, reason: REASON }],
    });
    assert.deepEqual(resumed.titles, [titles[2], REASON, titles[4]]);
  });

  test('reports the lost member of an archive that has no others', async () => {
    const resume = {
      position: { foundCount: 0, member: undefined, foundBeforeMember: 0 },
      skippedMembers: [{ index: 0, reason: REASON }],
    };
    assert.deepEqual((await read(await zipOf({ 'a.html': page('A') }), resume)).titles, [REASON]);
  });
});
