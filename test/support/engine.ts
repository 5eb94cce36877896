import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { asAdministrator, databaseIn } from './postgres-databases.ts';
import { templateVariables } from './template-variables.ts';

/** A database for one service, and the settings that select it. */
export interface TestDatabase {
  readonly settings: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A database without data in the current version: a copy of the run's template. */
  createDatabase(): Promise<TestDatabase>;
  /** An empty database: the first start runs every migration. */
  createEmptyDatabase(): Promise<TestDatabase>;
}

const sqliteDatabase = async (template: string | undefined): Promise<TestDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-test-'));
  if (template !== undefined) await copyFile(template, path.join(folder, 'tureen.sqlite'));
  return {
    settings: { TUREEN_DATA: folder },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};

export const sqlite: Engine = {
  name: 'sqlite',
  createDatabase: () => sqliteDatabase(process.env[templateVariables.sqlite]),
  createEmptyDatabase: () => sqliteDatabase(undefined),
};

const postgresDatabase = async (url: string, template = 'template1'): Promise<TestDatabase> => {
  const name = `tureen_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, `create database ${name} template ${template}`);
  const folder = path.join(tmpdir(), name);
  return {
    settings: { DATABASE_URL: databaseIn(url, name), TUREEN_DATA: folder },
    drop: async () => {
      await asAdministrator(url, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const postgres = (url: string): Engine => ({
  name: 'postgres',
  createDatabase: () => postgresDatabase(url, process.env[templateVariables.postgres]),
  createEmptyDatabase: () => postgresDatabase(url),
});
