import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const minimumVersion = 15;

/** A folder with initdb, pg_ctl and postgres that run on this machine. */
export interface PostgresPrograms {
  readonly folder: string;
  /** Describes where they come from. */
  readonly origin: string;
}

/** Describes what was looked for without success. */
export interface Missing {
  readonly missing: string;
}

/** PostgreSQL refuses to run as root, so in that case everything runs as `nobody`. */
export const account: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};

/** Gives the account access to the folder and its contents, no matter who created them. */
export function handOver(folder: string): void {
  if (account.uid === undefined) return;
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** The version of the programs in a folder, provided that each of them runs. */
export function versionIn(folder: string): string | undefined {
  const [version, ...others] = ['initdb', 'pg_ctl', 'postgres'].map((program) =>
    versionFrom(outputOf(path.join(folder, program), '--version') ?? ''),
  );
  return others.every((other) => other === version) ? version : undefined;
}

/** Extracts 15.18 from `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`. */
export function versionFrom(text: string): string | undefined {
  return /\(PostgreSQL\) (\d\S*)/.exec(text)?.[1];
}

/** What a program prints, or undefined if it does not run or fails. */
export function outputOf(program: string, ...args: string[]): string | undefined {
  try {
    const options = { ...account, cwd: '/', encoding: 'utf8', timeout: 10_000 } as const;
    return execFileSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  } catch {
    return 65_534; // Its number on nearly every Linux, even if no file lists it.
  }
}
