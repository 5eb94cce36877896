import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, suite, test } from 'node:test';

// Real projects with the real npm. Their only dependencies are tarballs next to them, so npm needs no network.
const workshop = realpathSync(mkdtempSync(path.join(tmpdir(), 'ensure-installed-test-')));
after(() => rmSync(workshop, { recursive: true }));
const ladle1 = write('ladle', '1.0.0');
const ladle2 = write('ladle', '2.0.0');
const whisk = write('whisk', '1.0.0');
run('npm', ['pack', ...[ladle1, ladle2, whisk].map((packed) => `./${path.basename(packed, '.tgz')}`)], workshop);

suite('ensure-installed', () => {
  let project: string;

  /**
   * Locked once and then copied, because locking takes npm a second. At the same depth as the copies, because the lock
   * file contains relative paths.
   */
  const model = path.join(workshop, 'model');
  before(() => {
    project = model;
    mkdirSync(path.join(project, 'scripts'), { recursive: true });
    cpSync(path.join(import.meta.dirname, 'ensure-installed.mjs'), script());
    lockTo(ladle1);
  });
  beforeEach(() => {
    project = mkdtempSync(path.join(workshop, 'project-'));
    cpSync(model, project, { recursive: true });
  });

  test('installs if node_modules is missing, then does nothing', async () => {
    const first = await ensureInstalled();
    assert.match(first.stderr, /^node_modules is missing: running npm ci/);
    assert.equal(first.code, 0);
    assert.equal(installedVersion('ladle'), '1.0.0');

    await assertDoesNothing();
  });

  test('reinstalls if the lock file has another version', async () => {
    npm('ci');
    lockTo(ladle2); // This also makes npm rewrite its own list in node_modules.

    const { code, stderr } = await ensureInstalled();
    assert.match(stderr, /does not match package-lock\.json .*node_modules\/ladle/);
    assert.equal(code, 0);
    assert.equal(installedVersion('ladle'), '2.0.0');
  });

  test('does nothing after npm ci or npm install by hand', async () => {
    npm('ci');
    await assertDoesNothing();
    npm('install', ladle2);
    await assertDoesNothing();
    assert.equal(installedVersion('ladle'), '2.0.0');
  });

  test('lets only the service start without development packages', async () => {
    npm('ci', '--omit=dev');
    const start = await ensureInstalled({ npm_lifecycle_event: 'prestart' });
    assert.deepEqual(start, { code: 0, stderr: '' });
    assert.equal(installedVersion('whisk'), undefined);

    await ensureInstalled({ npm_lifecycle_event: 'pretest', NODE_ENV: 'production' });
    assert.equal(installedVersion('whisk'), '1.0.0');
  });

  test('passes on the exit code of npm and suggests a fix', async () => {
    // The manifest no longer matches the lock file, so npm exits with code 1.
    writeManifest(ladle2);
    const { code, stderr } = await ensureInstalled();
    assert.equal(code, 1);
    assert.match(stderr, /npm ci failed \(exit code 1\).*run "npm install"/);
  });

  test('reports a missing npm', async () => {
    const { code, stderr } = await ensureInstalled({ PATH: project });
    assert.equal(code, 1);
    assert.match(stderr, /could not start npm .*add it to the PATH/);
  });

  test('installs once if several processes run at the same time', async () => {
    const runs = await Promise.all([ensureInstalled(), ensureInstalled(), ensureInstalled()]);
    assert.ok(runs.every(({ code }) => code === 0));
    assert.equal(runs.filter(({ stderr }) => stderr.includes('running npm ci')).length, 1);
    assert.equal(installedVersion('ladle'), '1.0.0');
  });

  test('does not hang after another process was killed', async () => {
    // In its own process group, so that the npm it started is killed with it.
    const killed = spawn(process.execPath, [script()], { env: environment(), detached: true });
    await once(killed.stderr, 'data');
    process.kill(-(killed.pid ?? assert.fail('the process did not start')), 'SIGKILL');
    await once(killed, 'close');

    assert.equal((await ensureInstalled()).code, 0);
    assert.equal(installedVersion('ladle'), '1.0.0');
  });

  function script(): string {
    return path.join(project, 'scripts/ensure-installed.mjs');
  }

  function lockTo(ladle: string): void {
    writeManifest(ladle);
    npm('install', '--package-lock-only');
  }

  function writeManifest(ladle: string): void {
    const manifest = {
      name: 'kitchen',
      version: '1.0.0',
      dependencies: { ladle: `file:${ladle}` },
      devDependencies: { whisk: `file:${whisk}` },
    };
    writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  }

  function npm(...args: string[]): void {
    run('npm', args, project);
  }

  function installedVersion(name: string): string | undefined {
    const file = path.join(project, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return undefined;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return manifest.version;
  }

  async function ensureInstalled(env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [script()], { env: { ...environment(), ...env } });
    const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, stderr };
  }

  async function assertDoesNothing(): Promise<void> {
    const hiddenLock = path.join(project, 'node_modules/.package-lock.json');
    const before = statSync(hiddenLock);
    assert.deepEqual(await ensureInstalled(), { code: 0, stderr: '' });
    assert.deepEqual(statSync(hiddenLock).mtime, before.mtime);
  }
});

/** Creates a package and returns the path its tarball will have. */
function write(name: string, version: string): string {
  const folder = path.join(workshop, `${name}-${version}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
  return `${folder}.tgz`;
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}

/** Without the variables set by an outer `npm test`, which would affect the npm started here. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(inherited), TMPDIR: workshop };
}
