import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';

const inRoot = (file = ''): string => path.join(import.meta.dirname, '..', file);
const CONFIG = inRoot('.dependency-cruiser.mjs');
const run = promisify(execFile);

interface Rule {
  readonly name: string;
  readonly to: { readonly pathNot?: string };
}

/** The part of dependency-cruiser's report that is read here. */
interface Report {
  readonly totalCruised: number;
  readonly violations: readonly {
    readonly rule: { readonly name: string };
    readonly from: string;
    readonly to: string;
  }[];
}

/** Runs the same check as `npm run check:modules` on a folder with the layout of this repository. */
const cruise = async (folder: string, ...parts: readonly string[]): Promise<Report> => {
  const program = inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = [program, '--config', CONFIG, '--output-type', 'json', ...parts];
  const { stdout } = await run(process.execPath, options, { cwd: folder, maxBuffer: 1e8 });
  return (JSON.parse(stdout) as { summary: Report }).summary;
};

/** A file that breaks rules, and which ones. */
interface Plant {
  readonly breaks: readonly string[];
  readonly file: string;
  readonly text: string;
}

const plant = (rule: string, file: string, text: string): Plant => ({ breaks: [rule], file, text });

/** The files that the planted violations import. */
const neighbors: Readonly<Record<string, string>> = {
  'test/planted.ts': '',
  'src/app/planted-neighbor.ts': '',
  'src/domains/organization/planted.routes.ts': '',
  'src/domains/organization/planted-use-case.ts': '',
  'src/domains/organization/planted.test.ts': '',
  'src/domains/accounts/planted-inside.ts': '',
  // A cycle is reported once, for the file whose name comes first.
  'src/platform/clock/planted-there.ts': `import './planted-back.ts';`,
  'web/books/planted-neighbor.ts': '',
  'web/parts/planted-neighbor.ts': '',
};

const plants: readonly Plant[] = [
  plant('no-cycles', 'src/platform/clock/planted-back.ts', `import './planted-there.ts';`),
  plant('platform-knows-no-domain', 'src/platform/ids/planted.ts', `import '../../domains/accounts/index.ts';`),
  plant('domains-know-no-app', 'src/domains/accounts/planted.ts', `import '../../app/planted-neighbor.ts';`),
  plant('known-domains', 'src/domains/planted-domain/planted.ts', `import '../../platform/ids/ids.ts';`),
  plant('domains-through-index', 'src/domains/libraries/planted.ts', `import '../accounts/planted-inside.ts';`),
  plant('domains-through-index-for-app', 'src/app/planted.ts', `import '../domains/accounts/planted-inside.ts';`),
  plant('pure-domains', 'src/domains/units/planted-pure.ts', `import '../../platform/db/database.ts';`),
  plant('stores-know-no-use-case', 'src/domains/organization/planted.store.ts', `import './planted-use-case.ts';`),
  plant('use-cases-know-no-routes', 'src/domains/organization/planted-mount.ts', `import './planted.routes.ts';`),
  plant('fastify-at-the-edge', 'src/domains/organization/planted-edge.ts', `import { fastify } from 'fastify';`),
  plant('fastify-at-the-edge', 'src/app/planted-edge.ts', `import type { FastifyInstance } from 'fastify';`),
  plant('kysely-in-stores', 'src/domains/organization/planted-sql.ts', `import { sql } from 'kysely';`),
  plant('drivers-in-db', 'src/platform/outbox/planted-pg.ts', `export const { Pool } = await import('pg');`),
  plant('drivers-in-db', 'src/platform/outbox/planted-sqlite.ts', `import { DatabaseSync } from 'node:sqlite';`),
  ...['node:https', 'https', 'node:http2', 'node:tls', 'node:dns', 'node:dns/promises', 'undici'].map((name, index) =>
    plant('network-through-fetch', `src/platform/outbox/planted-network-${index}.ts`, `import '${name}';`),
  ),
  plant('openid-in-providers', 'src/domains/accounts/planted-openid.ts', `export type * from 'openid-client';`),
  plant('openid-in-providers', 'src/platform/fetch/planted-openid.ts', `await import('openid-client');`),
  plant('sockets-in-platform', 'src/domains/accounts/planted-http.ts', `import { request } from 'node:http';`),
  plant('sockets-in-platform', 'src/domains/accounts/planted-net.ts', `import { connect } from 'node:net';`),
  {
    // Importing them also breaks a rule of the importing domain.
    breaks: ['domain-accounts', 'readers-of-the-outbox'],
    file: 'src/domains/accounts/planted-listener.ts',
    text: `import '../events/index.ts';`,
  },
  plant(
    'web-takes-types-only',
    'web/library/planted-inside.ts',
    `import type * as inside from '../../src/domains/accounts/planted-inside.ts';`,
  ),
  plant('web-bundles-no-server', 'web/library/planted-server.ts', `import '../../src/domains/units/index.ts';`),
  plant('bundled-numbers-stay-small', 'src/domains/units/numbers/planted.ts', `import '../index.ts';`),
  plant('web-areas-apart', 'web/library/planted-visit.ts', `import '../books/planted-neighbor.ts';`),
  plant('web-known-areas', 'web/planted-area/planted.ts', `import '../parts/planted-neighbor.ts';`),
  plant('web-parts-know-no-area', 'web/shell/planted.ts', `import '../books/planted-neighbor.ts';`),
  plant('web-ground', 'web/api/planted.ts', `import '../parts/planted-neighbor.ts';`),
  plant('server-knows-no-web', 'src/app/planted-web.ts', `import '../../web/parts/planted-neighbor.ts';`),
  plant('no-test-in-product', 'src/platform/log/planted.ts', `import '../../../test/planted.ts';`),
  plant('no-test-in-product', 'src/domains/organization/planted-tested.ts', `import './planted.test.ts';`),
];

const isDomainRule = ({ name }: Rule): boolean => name.startsWith('domain-');
const domainOf = ({ name }: Rule): string => name.slice('domain-'.length);

/** One forbidden import from each domain. */
const visits = (rules: readonly Rule[]): readonly Plant[] =>
  rules.map((rule) => {
    const open = new RegExp(rule.to.pathNot ?? '');
    const closed = rules.map(domainOf).find((other) => !open.test(`src/domains/${other}/`)) ?? 'none';
    return plant(rule.name, `src/domains/${domainOf(rule)}/planted-visit.ts`, `import '../${closed}/index.ts';`);
  });

/** The files of the product that the planted violations import, as paths in the repository. */
const importedBy = ({ file, text }: Plant): readonly string[] =>
  [...text.matchAll(/'(\.[^']+)'/g)].map(([, specifier = '']) => path.join(path.dirname(file), specifier));

/** Writes the planted violations and empty files for their imports. The product itself is checked separately. */
const plantIn = (folder: string, files: readonly Plant[], domains: readonly string[]): void => {
  cpSync(inRoot('tsconfig.json'), path.join(folder, 'tsconfig.json'));
  // Packages are resolved to their real path, which contains node_modules as the rules expect.
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\nexport {};\n`);
  };
  for (const domain of domains) write(`src/domains/${domain}/index.ts`, '');
  for (const file of files.flatMap(importedBy)) write(file, '');
  for (const [file, text] of Object.entries(neighbors)) write(file, text);
  for (const { file, text } of files) write(file, text);
};

suite('dependency check', () => {
  test('reports every planted violation and nothing else', async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tureen-architecture-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const { forbidden } = ((await import(CONFIG)) as { default: { forbidden: readonly Rule[] } }).default;
    const domainRules = forbidden.filter(isDomainRule);
    const all = [...plants, ...visits(domainRules)];
    plantIn(folder, all, domainRules.map(domainOf));

    const { violations, totalCruised } = await cruise(folder, 'src', 'web');
    // With an incompatible TypeScript, dependency-cruiser reports success for zero modules.
    assert.ok(totalCruised > all.length, `only ${totalCruised} modules were read`);
    const reported = Map.groupBy(violations, ({ from }) => from);
    for (const { file, breaks } of all) {
      const rules = new Set(reported.get(file)?.map(({ rule }) => rule.name));
      assert.deepEqual([...rules].sort(), breaks, file);
      reported.delete(file);
    }
    assert.deepEqual([...reported.keys()], [], 'files without a planted violation are reported');
    assert.deepEqual(new Set(all.flatMap(({ breaks }) => breaks)), new Set(forbidden.map(({ name }) => name)));
  });
});
