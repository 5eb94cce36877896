import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import { tureen } from '../../src/app/tureen.ts';
import type { AuditReaders } from '../../src/platform/audit/audit-actions.ts';

const READERS: Readonly<Record<AuditReaders, string>> = {
  administrators: 'administrators',
  owners: 'owners of the library',
  both: 'owners of the library, and administrators',
  either: 'owners of the library, or administrators for the instance',
};

/** The rows of the table in docs/operations.md: actions, and who sees them. */
const documented = (): ReadonlyMap<string, string> => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n### Audit log\n(.*?)\n```/s.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| (`.*?) +\| (.*?) +\|$/gm)];
  return new Map(rows.flatMap(([, actions = '', readers = '']) => actions.split(', ').map((one) => [one, readers])));
};

suite('the table of audit actions in docs/operations.md', () => {
  test('lists every action that a module declares, and who sees it', () => {
    const declared = Object.entries(tureen.auditActions).map(([action, readers]) => [
      `\`${action}\``,
      READERS[readers],
    ]);
    assert.deepEqual(Object.fromEntries(documented()), Object.fromEntries(declared));
  });
});
