import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { modules } from '../../src/app/modules.ts';
import { sqliteDialect } from '../../src/platform/db/migrations/migration.ts';
import { createJobTables } from '../../src/platform/jobs/job-migrations.ts';
import { platformModule } from '../../src/platform/platform-module.ts';

const root = path.join(import.meta.dirname, '../..');
const domains = modules.filter((module) => module !== platformModule);

const tablesIn = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((statement) => /^create (?:virtual )?table (\w+)/.exec(statement)?.[1] ?? []);

/** Jobs are part of the platform, although the jobs domain defines their owner. */
const platformTables = new Set(tablesIn(createJobTables('owner', sqliteDialect)));

const domainTables = domains
  .flatMap(({ migrations = [] }) => migrations)
  .flatMap((migration) => tablesIn(migration.statements(sqliteDialect)))
  .filter((table) => !platformTables.has(table));

const domainCodes = domains.flatMap(({ problems = {} }) => Object.keys(problems));
const domainEvents = domains.flatMap(({ events = {} }) => Object.keys(events));

const withoutComments = (code: string): string => code.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');

/** Table names without an underscore are everyday words, so they count only in SQL or a query. */
const namesTable = (code: string, table: string): boolean =>
  new RegExp(
    `\\b(?:from|into|update|join|references|table|index \\w+ on) ${table}\\b|(?:From|Into|Table|Using|\\.table)\\('${table}\\b`,
  ).test(code) ||
  (table.includes('_') && new RegExp(`\\b${table}\\b`).test(code));

const quotes = (code: string, name: string): boolean => new RegExp(`['"\`]${name}['"\`]`).test(code);

const domainNamesIn = (code: string): readonly string[] => [
  ...domainTables.filter((table) => namesTable(code, table)),
  ...[...domainCodes, ...domainEvents].filter((name) => quotes(code, name)),
];

suite('names of domain tables, problem codes and event types', () => {
  test('do not occur in the platform or the app', () => {
    const files = globSync('src/{platform,app}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    assert.ok(files.length > 200, `only ${files.length} files were read`);
    const found = files.flatMap((file) => {
      const names = domainNamesIn(withoutComments(readFileSync(path.join(root, file), 'utf8')));
      return names.length === 0 ? [] : [`${file}: ${names.join(', ')}`];
    });
    assert.deepEqual(found, []);
  });

  test('are detected in SQL, queries and strings', () => {
    assert.deepEqual(domainNamesIn('sql`select id from recipe where true`'), ['recipe']);
    assert.deepEqual(domainNamesIn(`query.selectFrom('tag').select('id')`), ['tag']);
    assert.deepEqual(domainNamesIn(`const name = 'shopping_list';`), ['shopping_list']);
    assert.deepEqual(domainNamesIn(`throw new Problem('book-not-found')`), ['book-not-found']);
    assert.deepEqual(domainNamesIn(`announce(tx, scope, { type: 'meal.deleted' })`), ['meal.deleted']);
    assert.ok(domainTables.length > 30 && domainCodes.length > 50 && domainEvents.length > 30);
  });
});
