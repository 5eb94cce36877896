// Databases as earlier versions left them, with their files and the responses of those versions.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';

import { Client } from 'pg';
import { ZipFile } from 'yazl';

import { INDEX_VERSION } from '../../src/domains/recipes/search/results/search-space.store.ts';
import type { Engine } from '../support/engine.ts';
import { readZip } from '../support/read-zip.ts';
import type { Answers } from './answers.ts';
import type { Household } from './household.ts';

export interface Fixture {
  readonly household: Household;
  readonly answers: Answers;
  /** By path below TUREEN_DATA: stored files and, on SQLite, the database. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** On PostgreSQL: creates the database with its rows. */
  readonly sql: string | undefined;
}

type Settings = Readonly<Record<string, string>>;

const DATA = 'data/';
const SQL = 'postgres.sql';
export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

const fixturePath = (version: string, engine: Engine['name']): string => path.join(FIXTURES, version, `${engine}.zip`);

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export const writeFixture = async (version: string, engine: Engine['name'], fixture: Fixture): Promise<number> => {
  const zip = new ZipFile();
  const add = (name: string, content: Buffer): void =>
    zip.addBuffer(content, name, { compressionLevel: 9, mtime: new Date(fixture.household.filledAt) });
  add('household.json', json(fixture.household));
  add('answers.json', json(fixture.answers));
  if (fixture.sql !== undefined) add(SQL, Buffer.from(fixture.sql));
  for (const [name, content] of fixture.files) add(`${DATA}${name}`, content);
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const file = fixturePath(version, engine);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes.length;
};

export const readFixture = async (version: string, engine: Engine['name']): Promise<Fixture> => {
  const entries = new Map<string, Buffer>();
  for (const entry of await readZip(await readFile(fixturePath(version, engine))))
    entries.set(entry.path, entry.content);
  const parsed = <T>(name: string): T => JSON.parse(entries.get(name)?.toString() ?? '') as T;
  const files = [...entries].filter(([name]) => name.startsWith(DATA));
  return {
    household: parsed<Household>('household.json'),
    answers: parsed<Answers>('answers.json'),
    files: new Map(files.map(([name, content]) => [name.slice(DATA.length), content])),
    sql: entries.get(SQL)?.toString(),
  };
};

/** Every file below a folder, by relative path. */
export const filesIn = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file));
  }
  return files;
};

/** Reindexing has tests of its own. It would announce an event in the middle of the comparison. */
const MARK_AS_INDEXED = `update search_space set version = ${INDEX_VERSION}`;

/** Restores a fixture into the empty database and folder given by the settings. */
export const restoreInto = async (
  settings: Settings,
  { files, sql }: Pick<Fixture, 'files' | 'sql'>,
): Promise<void> => {
  for (const [name, content] of files) {
    const file = path.join(settings['TUREEN_DATA'] ?? '', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  if (sql === undefined) {
    const database = new DatabaseSync(path.join(settings['TUREEN_DATA'] ?? '', 'tureen.sqlite'));
    database.exec(MARK_AS_INDEXED);
    database.close();
    return;
  }
  const client = new Client({ connectionString: settings['DATABASE_URL'] });
  await client.connect();
  await client.query(`${sql}; reset search_path; ${MARK_AS_INDEXED}`).finally(() => client.end());
};
