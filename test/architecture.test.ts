import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Runs what `npm run check:modules` runs, on a folder with the same layout as this repository. */
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
const neighbours: Readonly<Record<string, string>> = {
  'test/planted.ts': '',
  'src/app/planted-neighbour.ts': '',
  'src/domains/organization/planted.routes.ts': '',
  'src/domains/organization/planted-use-case.ts': '',
  'src/domains/organization/planted.test.ts': '',
  'src/domains/accounts/planted-inside.ts': '',
  // A cycle is reported once, for the file whose name comes first.
  'src/platform/clock/planted-there.ts': `import './planted-back.ts';`,
  'web/books/planted-neighbour.ts': '',
  'web/parts/planted-neighbour.ts': '',
};

const plants: readonly Plant[] = [
  plant('no-circles', 'src/platform/clock/planted-back.ts', `import './planted-there.ts';`),
  plant('platform-knows-no-domain', 'src/platform/ids/planted.ts', `import '../../domains/accounts/index.ts';`),
  plant('domains-know-no-app', 'src/domains/accounts/planted.ts', `import '../../app/planted-neighbour.ts';`),
  plant('known-rooms', 'src/domains/planted-room/planted.ts', `import '../../platform/ids/ids.ts';`),
  plant('front-doors', 'src/domains/libraries/planted.ts', `import '../accounts/planted-inside.ts';`),
  plant('front-doors-for-app', 'src/app/planted.ts', `import '../domains/accounts/planted-inside.ts';`),
  plant('pure-rooms', 'src/domains/units/planted-pure.ts', `import '../../platform/db/database.ts';`),
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
    breaks: ['readers-of-the-outbox', 'room-accounts'],
    file: 'src/domains/accounts/planted-listener.ts',
    text: `import '../events/index.ts';`,
  },
  plant(
    'web-takes-types-only',
    'web/library/planted-inside.ts',
    `import type * as inside from '../../src/domains/accounts/planted-inside.ts';`,
  ),
  plant('web-bundles-no-server', 'web/library/planted-server.ts', `import '../../src/domains/units/index.ts';`),
  plant('web-areas-apart', 'web/library/planted-visit.ts', `import '../books/planted-neighbour.ts';`),
  plant('web-known-rooms', 'web/planted-room/planted.ts', `import '../parts/planted-neighbour.ts';`),
  plant('web-parts-know-no-area', 'web/shell/planted.ts', `import '../books/planted-neighbour.ts';`),
  plant('web-ground', 'web/api/planted.ts', `import '../parts/planted-neighbour.ts';`),
  plant('server-knows-no-web', 'src/app/planted-web.ts', `import '../../web/parts/planted-neighbour.ts';`),
  plant('no-test-in-product', 'src/platform/log/planted.ts', `import '../../../test/planted.ts';`),
  plant('no-test-in-product', 'src/domains/organization/planted-tested.ts', `import './planted.test.ts';`),
];

const isRoomRule = ({ name }: Rule): boolean => name.startsWith('room-');
const roomOf = ({ name }: Rule): string => name.slice('room-'.length);

/** One forbidden import from each domain. */
const visits = (rules: readonly Rule[]): readonly Plant[] =>
  rules.map((rule) => {
    const open = new RegExp(rule.to.pathNot ?? '');
    const closed = rules.map(roomOf).find((other) => !open.test(`src/domains/${other}/`)) ?? 'none';
    return plant(rule.name, `src/domains/${roomOf(rule)}/planted-visit.ts`, `import '../${closed}/index.ts';`);
  });

/** Copies the product and adds the planted violations and the files they import. */
const plantIn = (folder: string, files: readonly Plant[], rooms: readonly string[]): void => {
  cpSync(inRoot('src'), path.join(folder, 'src'), { recursive: true });
  cpSync(inRoot('web'), path.join(folder, 'web'), { recursive: true, filter: (file) => !file.endsWith('/dist') });
  cpSync(inRoot('tsconfig.json'), path.join(folder, 'tsconfig.json'));
  // Packages are resolved to their real path, which contains node_modules as the rules expect.
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\nexport {};\n`);
  };
  for (const [file, text] of Object.entries(neighbours)) write(file, text);
  for (const room of rooms) {
    const door = `src/domains/${room}/index.ts`;
    if (!existsSync(path.join(folder, door))) write(door, '');
  }
  for (const { file, text } of files) write(file, text);
};

suite('architecture', () => {
  test('reports every planted violation and nothing else', async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tureen-architecture-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const { forbidden } = ((await import(CONFIG)) as { default: { forbidden: readonly Rule[] } }).default;
    const roomRules = forbidden.filter(isRoomRule);
    const all = [...plants, ...visits(roomRules)];
    plantIn(folder, all, roomRules.map(roomOf));

    const { violations, totalCruised } = await cruise(folder, 'src', 'web');
    // With an incompatible TypeScript, dependency-cruiser reports success for zero modules.
    assert.ok(totalCruised > 1000, `only ${totalCruised} modules were looked at`);
    const reported = Map.groupBy(violations, ({ from }) => from);
    for (const { file, breaks } of all) {
      const rules = new Set(reported.get(file)?.map(({ rule }) => rule.name));
      assert.deepEqual([...rules].sort(), breaks, file);
      reported.delete(file);
    }
    assert.deepEqual([...reported.keys()], [], 'nobody else is accused');
    assert.deepEqual(new Set(all.flatMap(({ breaks }) => breaks)), new Set(forbidden.map(({ name }) => name)));
  });
});
