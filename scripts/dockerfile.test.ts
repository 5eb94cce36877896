import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files of this project that a script imports, itself included. */
const withImports = (script: string): readonly string[] => {
  const imported = [...read(script).matchAll(/^import .* from '(\.[^']+)';$/gmu)].map(([, file = '']) =>
    path.join(path.dirname(script), file),
  );
  return [script, ...imported.flatMap(withImports)];
};

describe('the Dockerfile', () => {
  it('copies every script with all that it imports', () => {
    const lines = read('Dockerfile').split('\n');
    const copied = lines.flatMap((line) => /^COPY (scripts\/.*) scripts\/$/u.exec(line)?.[1]?.split(' ') ?? []);
    const run = lines.flatMap((line) => /^RUN node (scripts\/[\w.-]+)/u.exec(line)?.[1] ?? []);
    assert.deepEqual(run, ['scripts/build-web.ts', 'scripts/build-service.ts']);
    assert.deepEqual(copied.toSorted(), [...new Set(run.flatMap(withImports))].toSorted());
    const admitted = read('.dockerignore').split('\n');
    assert.deepEqual(
      copied.filter((file) => !admitted.includes(`!${file}`)),
      [],
    );
  });
});
