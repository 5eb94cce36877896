import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startCluster } from './postgres-cluster.ts';
import { findEmbedded } from './postgres-embedded.ts';
import { findInstalled } from './postgres-installed.ts';
import { handOver, minimumVersion } from './postgres-programs.ts';
import type { Missing, PostgresPrograms } from './postgres-programs.ts';

export interface PostgresServer {
  readonly url: string;
  /** Describes the server. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export type PostgresSource = 'url' | 'installed' | 'embedded';

const variable = 'TUREEN_TEST_POSTGRES_URL';

const starters: Record<PostgresSource, () => Promise<PostgresServer | Missing>> = {
  url: useGiven,
  installed: () => startFrom(() => findInstalled()),
  embedded: () => startFrom(findEmbedded),
};

/** A PostgreSQL server for tests, from the first source that has one. */
export async function startPostgres({
  sources = ['url', 'installed', 'embedded'],
}: { readonly sources?: readonly PostgresSource[] } = {}): Promise<PostgresServer> {
  const missing: string[] = [];
  for (const source of sources) {
    const answer = await starters[source]();
    if ('url' in answer) return answer;
    missing.push(answer.missing);
  }
  throw new Error(adviceOn(missing));
}

async function useGiven(): Promise<PostgresServer | Missing> {
  const url = process.env[variable];
  if (!url) return { missing: `a server named by ${variable}: it is not set` };
  const version = await versionOf(url).catch((cause: unknown) => {
    // A host with several addresses fails with several errors and no message of its own.
    const reason = cause instanceof AggregateError ? cause.errors.join('; ') : String(cause);
    throw new Error(`The server named by ${variable} does not answer: ${reason}`, { cause });
  });
  return { url, origin: `PostgreSQL ${version} named by ${variable}`, stop: async () => {} };
}

async function startFrom(find: (workshop: string) => PostgresPrograms | Missing): Promise<PostgresServer | Missing> {
  await using onFailure = new AsyncDisposableStack();
  const workshop = await mkdtemp(path.join(tmpdir(), 'tureen-postgres-'));
  onFailure.defer(() => rm(workshop, { recursive: true, force: true }));
  handOver(workshop);
  const found = find(workshop);
  if ('missing' in found) return found;

  const { url, stop } = await startCluster(found.folder, workshop);
  onFailure.defer(stop);
  const origin = `PostgreSQL ${await versionOf(url)} ${found.origin}`;
  onFailure.move();
  return { url, origin, stop };
}

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // Distributions append words to the number.
    const query = "select split_part(current_setting('server_version'), ' ', 1) as version";
    const { rows } = await client.query<{ version: string }>(query);
    return String(rows[0]?.version);
  } finally {
    await client.end();
  }
}

function adviceOn(missing: readonly string[]): string {
  return `No PostgreSQL server for the tests was found. Looked for:
${missing.map((each) => `  - ${each}`).join('\n')}
Any one of these helps:
  - install PostgreSQL ${minimumVersion} or later
  - set ${variable} to a server whose user may create databases
  - run "npm ci" without leaving out optional or development dependencies
Or leave PostgreSQL out: "npm run test:embedded".`;
}
