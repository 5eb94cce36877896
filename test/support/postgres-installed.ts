import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { minimumVersion, outputOf, versionIn } from './postgres-programs.ts';
import type { Missing, PostgresPrograms } from './postgres-programs.ts';

// Debian, Red Hat, Homebrew on Apple silicon and on Intel.
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];

/** The first folder that contains a supported version of PostgreSQL. */
export function findInstalled(folders = likelyFolders()): PostgresPrograms | Missing {
  const seen: string[] = [];
  for (const folder of folders) {
    const version = versionIn(folder);
    if (isSupported(version)) return { folder, origin: `installed in ${folder}` };
    seen.push(`${folder} (${version ?? 'does not run'})`);
  }
  const found = seen.length === 0 ? 'there is none' : `there is only ${seen.join(', ')}`;
  return { missing: `PostgreSQL ${minimumVersion} or later on this machine: ${found}` };
}

function likelyFolders(): string[] {
  const onPath = process.env['PATH']?.split(path.delimiter) ?? [];
  const configured = outputOf('pg_config', '--bindir') ?? '';
  const usual = usualPlaces.flatMap((place) => newestFirst(globSync(place)));
  const folders = new Set([...onPath, configured, ...usual]);
  return [...folders].filter((folder) => existsSync(path.join(folder, 'initdb')));
}

/** Sorted numerically, because 9.6 comes after 15 alphabetically. */
export function newestFirst(folders: readonly string[]): string[] {
  return folders.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

export function isSupported(version: string | undefined): boolean {
  return version !== undefined && Number.parseInt(version) >= minimumVersion;
}
