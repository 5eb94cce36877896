import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { account } from './postgres-programs.ts';

const run = promisify(execFile);

// Not plain C, where lower() and pg_trgm only support ASCII. Older macOS has no C.UTF-8.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

// Test data need not survive a power failure.
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 128MB
fsync = off
synchronous_commit = off
full_page_writes = off
`;

/** Creates a new database cluster in `workshop` and serves it until stopped. */
export async function startCluster(
  programs: string,
  workshop: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = (name: string) => path.join(programs, name);
  const data = path.join(workshop, 'data');
  const log = path.join(workshop, 'log');
  const options = { ...account, cwd: workshop };
  const stop = stopWithThisProcess(program('pg_ctl'), workshop);
  try {
    const port = await freePort();
    await run(
      program('initdb'),
      [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
      options,
    );
    await appendFile(path.join(data, 'postgresql.conf'), `${settings}port = ${port}\n`);
    await run(program('pg_ctl'), ['start', '--wait', `--pgdata=${data}`, `--log=${log}`], options);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (cause) {
    const written = await readFile(log, 'utf8').catch(() => '');
    await stop();
    throw new Error(`PostgreSQL did not start: ${String(cause)}\n${written}`, { cause });
  }
}

/**
 * A shell that waits for the end of its input, then stops the server and cleans up. However this process ends, even by
 * SIGKILL, the system closes the pipe, so no server is left behind.
 */
function stopWithThisProcess(pgCtl: string, workshop: string): () => Promise<void> {
  const script = 'cat; "$0" stop --mode=immediate --pgdata="$1/data"; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, pgCtl, workshop], {
    ...account,
    cwd: '/',
    // Outside the terminal's process group, where Ctrl-C would end it too early.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  const ended = once(guard, 'exit');
  return async () => {
    guard.ref();
    guard.stdin.end();
    await ended;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
